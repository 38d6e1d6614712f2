import { carryFields } from './carry-fields.ts'
import { findInitialView } from './initial-view.ts'
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
