import { keepFocusAndScroll } from '../../core/focus/keep-focus.ts'
import { makeElement } from '../../core/html/make-element.ts'
import { carryFields } from './carry-fields.ts'
import { findInitialView } from './initial-view.ts'
import { renderHtml } from './render-html.ts'
import { type IsAction, listenToActions, performChoices, type ViewAction } from './view-actions.ts'

const makePlace = (): HTMLElement => makeElement('div', { className: 'flx-view' })

interface ServedViewOptions {
  host: HTMLElement
  /** Called after each rendering of the view, before it is painted. */
  afterRender(): void
}

/**
 * A view that the server or a drawing of ours renders, with the same hooks (architecture, idea 3), as `ServerView` does
 * for what is drawn by React alone: it costs a page none of React until something has to be drawn. What the page came with
 * is its first state; HTML answers are morphed into it; the first drawing takes its place within one frame. Focus and what
 * is half typed go from each rendering to the next.
 */
export class ServedView {
  #options: ServedViewOptions
  /** The view that the page came with, or a place that was put around it; null where there is none left. */
  #initial: HTMLElement | null = null
  #isPlace = false
  #holdsHtml = false
  /** Where the view is when it is not the page's. */
  own = makePlace()

  constructor(options: ServedViewOptions) {
    this.#options = options
  }

  /**
   * @param onStart - Called with the view that the page came with, or null.
   * @param isAction - Which plain forms, without hooks, are the view's too, by the `action` that they send.
   * @returns a function that stops listening.
   */
  start(
    onStart: (initial: HTMLElement | null) => void,
    perform: (action: ViewAction) => void,
    isAction: IsAction,
  ): () => void {
    const { host, afterRender } = this.#options
    this.#initial = findInitialView(host)
    onStart(this.#initial)
    if (this.#initial) performChoices(this.#initial, perform)
    afterRender()
    return listenToActions(host, perform, isAction)
  }

  /** Shows the server's HTML. */
  showHtml(html: string): void {
    if (!this.#initial && !this.#holdsHtml) this.#clear()
    this.#holdsHtml = true
    const view = this.#initial ?? this.own
    void renderHtml(view, view === this.#initial && !this.#isPlace, html, {
      onPlace: (place) => {
        this.#initial = place
        this.#isPlace = true
      },
      afterRender: this.#options.afterRender,
    })
  }

  /**
   * Has the view drawn into `own`, which says when it is: before it is painted, and before elements of ours in it are.
   * Where nothing comes of it, what was there stays.
   */
  draw(render: (place: HTMLElement, onDrawn: () => void) => void): void {
    const restorePlace = keepFocusAndScroll(this.#options.host)
    if (this.#holdsHtml && !this.#initial) this.#clear()
    this.#holdsHtml = false
    render(this.own, () => {
      if (this.#initial) {
        carryFields(this.#initial, this.own)
        this.#initial.remove()
        this.#initial = null
      }
      this.#options.afterRender()
      restorePlace()
    })
  }

  /** What draws and the server's HTML never share a node. */
  #clear(): void {
    const place = makePlace()
    this.own.replaceWith(place)
    this.own = place
  }
}
