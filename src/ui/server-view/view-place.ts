import { findHook } from '../../core/html/find-hook.ts'
import { isHalfTyped } from '../../core/html/typed-fields.ts'
import { isUntrusted } from '../../core/html/untrusted.ts'
import { renderHtml } from './render-html.ts'
import { type IsAction, listenToActions, performChoices, type ViewAction } from './view-actions.ts'

/**
 * Where a view stands, whoever draws it: in the element that the page came with, in a place that was put around that, or,
 * once the page's is gone, in a place of our own, which whoever draws holds.
 */
export class ViewPlace {
  /** The view that the page came with, or the place around it; null where there is none left. */
  initial: HTMLElement | null = null
  #isAround = false
  #isBegun = false

  /**
   * Finds, once, the view that the page came with, and listens to the controls under the host.
   *
   * @param onStart - Called once with the view that the page came with, or null.
   * @param isAction - Which plain forms, without hooks, are the view's too, by the `action` that they send.
   * @returns a function that stops listening.
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

  /** Morphs the server's HTML into the view; without one of the page's, into our own place. */
  showHtml(own: HTMLElement, html: string, afterRender: () => void): void {
    void renderHtml(this.initial ?? own, this.initial !== null && !this.#isAround, html, {
      onPlace: (place) => {
        this.initial = place
        this.#isAround = true
      },
      afterRender,
    })
  }

  /** What was drawn in our own place stands for the page's view from now on, with what was half typed there. */
  giveWayTo(own: HTMLElement): void {
    if (!this.initial) return
    carryFields(this.initial, own)
    this.initial.remove()
    this.initial = null
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a field means, where what it shows is a mask of that. */
function sentBy(field: Field): string {
  const values = field.form ? new FormData(field.form).getAll(field.name) : []
  return values.length === 1 ? String(values[0]) : field.value
}

/** Takes what the visitor has typed but not sent from one rendering of a view to another, field by field, by id. */
export function carryFields(from: Element, to: Element): void {
  for (const field of from.querySelectorAll<Field>('input[id], textarea[id], select[id]')) {
    if (!isHalfTyped(field)) continue
    const same = to.querySelector<Field>(`#${CSS.escape(field.id)}`)
    if (!same) continue
    if (same instanceof HTMLInputElement && field instanceof HTMLInputElement) same.checked = field.checked
    same.value = field.type === same.type ? field.value : sentBy(field)
  }
}

const hooks = '[data-flx-action], [data-flx-line]'
const notContent = 'script, style, template, link, meta, [data-flx-mount]'

/**
 * The view that the page came with inside an element: what carries `data-flx-view`, or else the children when they
 * hold controls with `data-flx-action` or lines with `data-flx-line`. Several children are put into one node, which becomes the view.
 */
export function findInitialView(host: HTMLElement): HTMLElement | null {
  for (const marked of host.querySelectorAll<HTMLElement>('[data-flx-view]')) {
    if (!marked.closest('[data-flx-mount]') && !isUntrusted(marked)) return marked
  }
  const children = [...host.children].filter((child) => !child.matches(notContent))
  const first = children[0]
  if (!first || !children.some((child) => !isUntrusted(child) && (isControl(child) || findHook(child, hooks))))
    return null
  if (children.length === 1 && first instanceof HTMLElement && !isControl(first)) return first
  const view = document.createElement('div')
  view.dataset.flxView = ''
  first.before(view)
  view.append(...children)
  return view
}

function isControl(element: Element): boolean {
  return element.hasAttribute('data-flx-action')
}

/** Whether a view is a state to start from, rather than a stand-in until the answer comes. */
export function isState(view: Element): boolean {
  return view.matches('[data-flx-version], [data-flx-count]') || view.querySelector(hooks) !== null
}
