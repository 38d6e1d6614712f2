/**
 * The cause of a load: an event of the page, the interval, a link, a form, scrolling into view, the browser's
 * history, or a method.
 */
export type FragmentSource = 'event' | 'interval' | 'link' | 'form' | 'seen' | 'history' | 'method'

export interface FragmentDetail {
  /** Absolute URL of the request. */
  address: string
  /** The body of the request; a listener of `flx-fragment-load` may change it. */
  fields: FormData | URLSearchParams
  source: FragmentSource
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired before a fragment loads its content; cancelable. */
    'flx-fragment-load': CustomEvent<FragmentDetail>
    /** Fired when the new content is shown and its scripts have run. */
    'flx-fragment-loaded': CustomEvent<FragmentDetail>
    /** Fired when the request failed; the content is unchanged, and the fragment shows `message`. */
    'flx-fragment-error': CustomEvent<FragmentDetail & { error: unknown; message: string }>
  }
}
