import { isHalfTyped } from '../../core/html/typed-fields.ts'
import { findInitialView } from './initial-view.ts'
import { renderHtml } from './render-html.ts'
import { type IsAction, listenToActions, performChoices, type ViewAction } from './view-actions.ts'

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

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Returns the value that a field sends, which differs from the one it shows if that is masked. */
function sentBy(field: Field): string {
  const values = field.form ? new FormData(field.form).getAll(field.name) : []
  return values.length === 1 ? String(values[0]) : field.value
}

/** Copies half-typed values from one render of a view to another, for fields of the same id. */
function carryFields(from: Element, to: Element): void {
  for (const field of from.querySelectorAll<Field>('input[id], textarea[id], select[id]')) {
    if (!isHalfTyped(field)) continue
    const same = to.querySelector<Field>(`#${CSS.escape(field.id)}`)
    if (!same) continue
    if (same instanceof HTMLInputElement && field instanceof HTMLInputElement) same.checked = field.checked
    same.value = field.type === same.type ? field.value : sentBy(field)
  }
}
