// A file of its own, with React: fetched once the session has ended.
import { flushSync } from 'react-dom'
import { reactRoot } from '../../core/react-root.ts'
import { LoginOffer } from './login-offer.tsx'

interface OfferLoginOptions {
  /** What is said above the form, at once; by default nothing, the caller says it. */
  message?: string
  /** Puts it in the page, outside any form, which holds no other. */
  put(place: HTMLElement): void
  /** The visitor is logged in, and it has been taken away. */
  onDone(): void
}

/**
 * Offers to log in again for what React does not draw; a component draws `LoginOffer` itself.
 *
 * @returns takes it away.
 */
export function offerLogin({ message, put, onDone }: OfferLoginOptions): () => void {
  const place = document.createElement('div')
  place.className = 'flx-mount'
  place.dataset.flxMount = ''
  put(place)
  const root = reactRoot(place)
  const end = (): void => {
    root.unmount()
    place.remove()
  }
  const goOn = (): void => {
    end()
    onDone()
  }
  flushSync(() => root.render(<LoginOffer message={message} onDone={goOn} />))
  return end
}
