import { keepFocusAndScroll } from '../../core/focus/keep-focus.ts'
import { parseFragment, runScripts } from '../../core/html/gate.ts'
import { showHtml } from '../../core/html/show-html.ts'
import { type Field, isHalfTyped, textSentBy } from '../../core/html/typed-fields.ts'
import { isUntrusted } from '../../core/html/untrusted.ts'
import { findInitialView } from './initial-view.ts'
import { type IsAction, listenToActions, performChoices, type ViewAction } from './view-actions.ts'

/**
 * Gives the view's root the attributes of the answer's root, and removes the `data-flx-` attributes of an older answer.
 */
function takeAttributes(view: HTMLElement, root: Element): void {
  for (const name of view.getAttributeNames()) {
    const isOld = name.startsWith('data-flx-') && name !== 'data-flx-view'
    if (isOld && !root.hasAttribute(name)) view.removeAttribute(name)
  }
  for (const { name, value } of root.attributes) {
    if (view.getAttribute(name) !== value) view.setAttribute(name, value)
  }
}

/** Returns true if an element may contain messages and scripts, which the rows of a table, for instance, may not. */
function takesAny(element: Element): boolean {
  return !element.matches('table, thead, tbody, tfoot, tr, ul, ol, dl, select')
}

/**
 * Returns the new content of the view: the root's content, or the root itself, after the messages and before the
 * scripts.
 */
function contentOf(fragment: DocumentFragment, { root, beside }: AnswerRoot, isWhole: boolean): DocumentFragment {
  if (!root) return fragment
  const messages = beside.filter((part) => !part.matches('script'))
  const scripts = beside.filter((part) => part.matches('script'))
  fragment.replaceChildren(...messages, ...(isWhole ? [root] : root.childNodes), ...scripts)
  return fragment
}

/** Wraps the page's view in a new element, as the answer has another tag, or messages beside the view. */
function placeAround(view: HTMLElement): HTMLElement {
  const restore = keepFocusAndScroll(view)
  const place = document.createElement('div')
  view.replaceWith(place)
  place.append(view)
  restore()
  return place
}

interface RenderOptions {
  /** Called with the element that replaces the view, if the view could not take the answer's root. */
  onPlace(place: HTMLElement): void
  /**
   * Called as soon as the nodes are in the page, before they are painted and before their scripts run; not if a newer
   * answer has come meanwhile.
   */
  afterRender(): void
}

/**
 * Renders an answer into a view, which takes the attributes of the answer's root if there is one. Existing content is
 * morphed, to keep focus, selection, scroll position and half-typed values; an empty view is filled at once.
 *
 * @param isPages - True if the view is the page's own, not an element that was created for it.
 */
async function renderHtml(
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

/** The parts of an answer that concern a view. */
interface AnswerRoot {
  /** The view as a whole; undefined if the answer only has the view's content. */
  root: Element | undefined
  /** Elements beside the root that are shown with it: messages, and scripts to run. */
  beside: Element[]
}

const shownBeside = '.alert-danger, .alert-success, script'

/** Returns true if an element of the answer is the view itself, and not a part of it: same tag, id and class. */
function isViewAgain(view: Element, element: Element): boolean {
  if (element.localName !== view.localName) return false
  return ['id', 'class'].every((name) => (element.getAttribute(name) ?? '') === (view.getAttribute(name) ?? ''))
}

/** Returns the view in an answer that does not mark it: its only element, if that is the view drawn again. */
function unmarkedRoot(view: Element, parts: Element[]): Element | undefined {
  const drawn = parts.filter((part) => !part.matches(`${shownBeside}, br`))
  const only = drawn.length === 1 ? drawn[0] : undefined
  return only && isViewAgain(view, only) ? only : undefined
}

/**
 * Finds the view in an answer: the element with `data-flx-view`, at any depth, or else the view drawn again. Around a
 * marked view, only messages and scripts are used; the rest is the frame of a page. Content of untrusted regions is not
 * used: out of its region it would no longer be known as untrusted.
 */
function findAnswerRoot(view: Element, fragment: DocumentFragment): AnswerRoot {
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

/**
 * The element that contains a view, whoever renders it: the one that came with the page, an element put around that,
 * or, once the page's is gone, an element of our own, which the caller holds.
 */
export class ViewPlace {
  /** The view that came with the page, or the element around it; null once there is none. */
  initial: HTMLElement | null = null
  #isAround = false
  #isBegun = false

  /**
   * Finds, once, the view that came with the page, and listens to the controls under the host.
   *
   * @param onStart - Called once with that view, or null.
   * @param isAction - Returns true for the `action` of plain forms, without hooks, that belong to the view too.
   * @returns a function that removes the listeners.
   */
  start(
    host: HTMLElement,
    onStart: (initial: HTMLElement | null) => void,
    perform: (action: ViewAction) => void,
    isAction?: IsAction,
  ): () => void {
    if (!this.#isBegun) {
      this.#isBegun = true
      this.initial = findInitialView(host)
      onStart(this.initial)
      if (this.initial) performChoices(this.initial, perform)
    }
    return listenToActions(host, perform, isAction)
  }

  /** Morphs the server's HTML into the page's view, or else into our own element. */
  showHtml(own: HTMLElement, html: string, afterRender: () => void): void {
    void renderHtml(this.initial ?? own, this.initial !== null && !this.#isAround, html, {
      onPlace: (place) => {
        this.initial = place
        this.#isAround = true
      },
      afterRender,
    })
  }

  /** Replaces the page's view by our own element, and takes over half-typed values. */
  giveWayTo(own: HTMLElement): void {
    if (!this.initial) return
    carryFields(this.initial, own)
    this.initial.remove()
    this.initial = null
  }
}

/** Copies half-typed values from one render of a view to another, for fields of the same id. */
function carryFields(from: Element, to: Element): void {
  for (const field of from.querySelectorAll<Field>('input[id], textarea[id], select[id]')) {
    if (!isHalfTyped(field)) continue
    const same = to.querySelector<Field>(`#${CSS.escape(field.id)}`)
    if (!same) continue
    if (same instanceof HTMLInputElement && field instanceof HTMLInputElement) same.checked = field.checked
    same.value = field.type === same.type ? field.value : textSentBy(field)
  }
}
