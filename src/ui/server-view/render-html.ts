import { keepFocusAndScroll } from '../../core/focus/keep-focus.ts'
import { parseFragment, runScripts } from '../../core/html/gate.ts'
import { showHtml } from '../../core/html/show-html.ts'
import { isUntrusted } from '../../core/html/untrusted.ts'

/** The view's root says what the answer's root says; what an older answer said of itself is gone. */
function takeAttributes(view: HTMLElement, root: Element): void {
  for (const name of view.getAttributeNames()) {
    const isOld = name.startsWith('data-flx-') && name !== 'data-flx-view'
    if (isOld && !root.hasAttribute(name)) view.removeAttribute(name)
  }
  for (const { name, value } of root.attributes) {
    if (view.getAttribute(name) !== value) view.setAttribute(name, value)
  }
}

/** Whether messages and scripts may stand among the children of an element: not among the rows of a table. */
function takesAny(element: Element): boolean {
  return !element.matches('table, thead, tbody, tfoot, tr, ul, ol, dl, select')
}

/** What the view shall hold: the root's content, or the root itself; messages come before it, scripts after. */
function contentOf(fragment: DocumentFragment, { root, beside }: AnswerRoot, isWhole: boolean): DocumentFragment {
  if (!root) return fragment
  const messages = beside.filter((part) => !part.matches('script'))
  const scripts = beside.filter((part) => part.matches('script'))
  fragment.replaceChildren(...messages, ...(isWhole ? [root] : root.childNodes), ...scripts)
  return fragment
}

/** Puts a place around the page's view, where an answer may draw another kind of element, and messages beside it. */
function placeAround(view: HTMLElement): HTMLElement {
  const restore = keepFocusAndScroll(view)
  const place = document.createElement('div')
  view.replaceWith(place)
  place.append(view)
  restore()
  return place
}

interface RenderOptions {
  /** Called where the view could not become the answer's: with the place that stands for it from now on. */
  onPlace(place: HTMLElement): void
  /**
   * Called as soon as the nodes are there, before they are painted and before their scripts run; not where a newer answer
   * has come meanwhile.
   */
  afterRender(): void
}

/**
 * Renders an answer into a view, which becomes the answer's root when it has one. What is there is morphed, so
 * that focus, selection, scroll and half-typed values stay; where nothing is, it is shown at once.
 *
 * @param isPages - The view is the page's own, rather than a place that was made for it.
 */
export async function renderHtml(
  view: HTMLElement,
  isPages: boolean,
  html: string,
  { onPlace, afterRender }: RenderOptions,
): Promise<void> {
  const fragment = parseFragment(html)
  const answer = findAnswerRoot(view, fragment)
  const { root, beside } = answer
  const isOther = root !== undefined && (root.localName !== view.localName || (beside.length > 0 && !takesAny(root)))
  const place = isOther && isPages ? placeAround(view) : view
  if (place !== view) onPlace(place)
  const content = contentOf(fragment, answer, isOther)
  const mode = place.hasChildNodes() ? 'morph' : 'replace'
  if (!(await showHtml(place, content, { mode, scripts: false }))) return
  if (root && !isOther) takeAttributes(place, root)
  afterRender()
  await runScripts(place.querySelectorAll('script'))
}

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
