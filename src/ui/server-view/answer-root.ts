import { isUntrusted } from '../../core/html/untrusted.ts'

/** What an answer has for a view. */
export interface AnswerRoot {
  /** The view as it shall be; undefined where the answer is only what is in it. */
  root: Element | undefined
  /** What stands in the answer beside the root, and is shown with it: messages, and scripts to run. */
  beside: Element[]
}

const shownBeside = '.alert-danger, .alert-success, script'

/** Whether a node of the answer stands for the view itself, rather than for a part of it. */
function isViewAgain(view: Element, element: Element): boolean {
  if (element.localName !== view.localName) return false
  return ['id', 'class'].every((name) => (element.getAttribute(name) ?? '') === (view.getAttribute(name) ?? ''))
}

/** The view in an answer that does not mark it: its one element, where that is the view drawn again. */
function unmarkedRoot(view: Element, parts: Element[]): Element | undefined {
  const drawn = parts.filter((part) => !part.matches(`${shownBeside}, br`))
  const only = drawn.length === 1 ? drawn[0] : undefined
  return only && isViewAgain(view, only) ? only : undefined
}

/**
 * Finds the view in an answer: what carries `data-flx-view`, in whatever stands around it, or the element that the view
 * was. Of what is around a marked view only messages and scripts are the answer's; the rest is the page's frame, and what
 * stands among others' words is theirs: taken out of their region it would no longer be known as such.
 */
export function findAnswerRoot(view: Element, fragment: DocumentFragment): AnswerRoot {
  const marked = [...fragment.querySelectorAll('[data-flx-view]')].find((each) => !isUntrusted(each))
  if (!marked) return { root: unmarkedRoot(view, [...fragment.children]), beside: [] }
  const beside = [...fragment.querySelectorAll(shownBeside)].filter(
    (part) =>
      !(
        marked.contains(part) ||
        part.contains(marked) ||
        part.parentElement?.closest(shownBeside) ||
        isUntrusted(part)
      ),
  )
  return { root: marked, beside }
}
