import { emit } from '../../core/events.ts'
import { codeTimeout } from '../../core/loader/code-timeout.ts'
import { hasChosenOf } from './consent-cookie.ts'

/** Purpose of content from other sites: videos, maps, share widgets. */
export const embedPurpose = 'contenus'

export interface ConsentAsk {
  /** Name of the purpose, as in the page's consent. */
  purpose: string
  /** Name of the third party: « YouTube ». */
  service: string
  /** Allows the content, at once or when the visitor has accepted. */
  allow(): void
}

declare global {
  interface GlobalEventHandlersEventMap {
    /**
     * Fired before an element loads content from a third party. A listener that cancels it takes over the question, and
     * calls `allow` once the visitor has accepted. Without consent on the page, nothing cancels it.
     */
    'flx-consent-ask': CustomEvent<ConsentAsk>
  }
}

interface Drawn extends Element {
  ready?: Promise<void>
}

/**
 * Asks for consent before an element loads content from a third party (COOKIE-02). Waits for a consent element whose
 * code is still loading. Resolves once it is allowed, which may be never.
 *
 * @throws Error if that code does not load (SAFE-07), for example because of a content blocker.
 */
export function askConsent(target: Element, service: string): Promise<void> {
  return new Promise((allow, refuse) => {
    const ask = (): boolean =>
      emit(target, 'flx-consent-ask', { purpose: embedPurpose, service, allow }, { cancelable: true })
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

/** Returns the consent elements that have not been answered yet. Content that opens by itself waits for them. */
export function pendingConsent(): Element[] {
  return [...document.querySelectorAll('flx-consent')].filter((consent) => !hasChosenOf(consent))
}
