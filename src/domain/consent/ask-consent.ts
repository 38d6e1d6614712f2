import { emit } from '../../core/events.ts'
import { codeTimeout } from '../../core/loader/code-timeout.ts'

/** Purpose of what shows contents of other sites: videos, maps, share widgets. */
export const embedPurpose = 'contenus'

export interface ConsentAsk {
  /** What it is for, as the page's consent names its purposes. */
  purpose: string
  /** Whom the visitor's browser would meet: « YouTube ». */
  service: string
  /** Lets it go on, at once or when the visitor has accepted. */
  allow(): void
}

declare global {
  interface GlobalEventHandlersEventMap {
    /**
     * An element is about to meet a third party. Who prevents it takes the question over, and calls `allow` once the
     * visitor has accepted; nobody prevents it on a page without consent.
     */
    'flx-consent-ask': CustomEvent<ConsentAsk>
  }
}

interface Drawn extends Element {
  ready?: Promise<void>
}

/**
 * Asks before an element meets a third party (COOKIE-02). A consent of the page whose code is on its way is waited for.
 * Resolves once it is allowed, which may be never.
 *
 * @throws Error where that code does not come (SAFE-07): a content blocker took it, perhaps.
 */
export function askConsent(target: Element, service: string, purpose: string = embedPurpose): Promise<void> {
  return new Promise((allow, refuse) => {
    const ask = (): boolean => emit(target, 'flx-consent-ask', { purpose, service, allow }, { cancelable: true })
    const consent: Drawn | null = document.querySelector('flx-consent:not(:defined)')
    if (!ask()) return
    if (!consent) return allow()
    const timer = setTimeout(() => refuse(new Error('flx : <flx-consent> n’est pas venu.')), codeTimeout)
    void customElements
      .whenDefined('flx-consent')
      .then(() => consent.ready)
      .then(() => {
        clearTimeout(timer)
        if (ask()) allow()
      })
  })
}
