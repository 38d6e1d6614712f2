/** What asks: an event of the page, the interval, a link, a form, the first sight, the browser's history, a method. */
export type FragmentSource = 'event' | 'interval' | 'link' | 'form' | 'seen' | 'history' | 'method'

export interface FragmentDetail {
  /** Absolute address that is asked for. */
  address: string
  /** What is sent to it; a listener of `flx-fragment-load` may change it. */
  fields: FormData | URLSearchParams
  source: FragmentSource
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** A fragment is about to ask for its content; cancelable. */
    'flx-fragment-load': CustomEvent<FragmentDetail>
    /** The new content is shown, and its scripts have run. */
    'flx-fragment-loaded': CustomEvent<FragmentDetail>
    /** It did not come; what there was stays, and the fragment says `message`. */
    'flx-fragment-error': CustomEvent<FragmentDetail & { error: unknown; message: string }>
  }
}
