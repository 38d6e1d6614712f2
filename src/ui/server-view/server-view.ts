import { keepFocusAndScroll } from '../../core/focus/keep-focus.ts'
import { makeElement } from '../../core/html/make-element.ts'
import type { IsAction, ViewAction } from './view-actions.ts'
import { ViewPlace } from './view-place.ts'

const makePlace = (): HTMLElement => makeElement('div', { className: 'flx-view' })

interface ServerViewOptions {
  host: HTMLElement
  /** Called after each rendering of the view, before it is painted. */
  afterRender(): void
}

/**
 * A view that the server or a drawing of ours renders, with the same hooks (architecture, idea 3), for an element that is
 * no component: it costs a page none of React until something has to be drawn. (`ReactServerView` is for one that is.)
 * What the page came with is its first state; HTML answers are morphed into it; the first drawing takes its place within
 * one frame. Focus and what is half typed go from each rendering to the next.
 */
export class ServerView {
  #options: ServerViewOptions
  #place = new ViewPlace()
  #holdsHtml = false
  /** Where the view is when it is not the page's. */
  own = makePlace()

  constructor(options: ServerViewOptions) {
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
    const stop = this.#place.start(host, onStart, perform, isAction)
    afterRender()
    return stop
  }

  /** Shows the server's HTML. */
  showHtml(html: string): void {
    if (!this.#place.initial && !this.#holdsHtml) this.#clear()
    this.#holdsHtml = true
    this.#place.showHtml(this.own, html, this.#options.afterRender)
  }

  /**
   * Has the view drawn into `own`, which says when it is: before it is painted, and before elements of ours in it are.
   * Where nothing comes of it, what was there stays.
   */
  draw(render: (place: HTMLElement, onDrawn: () => void) => void): void {
    const restorePlace = keepFocusAndScroll(this.#options.host)
    if (this.#holdsHtml && !this.#place.initial) this.#clear()
    this.#holdsHtml = false
    render(this.own, () => {
      this.#place.giveWayTo(this.own)
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
