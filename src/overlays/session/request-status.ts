// Features import this file directly, so what it shows is loaded on demand.
import { lateView } from '../../core/element/late-view.ts'
import type { MountPlace } from '../../core/element/mounts.ts'
import { reportError } from '../../core/element/report-error.ts'
import { visitorMessage } from '../../core/http/request-error.ts'
import type { RequestStatusProps } from './request-status-view.tsx'

/** Shows the status of an element's requests: news for screen readers, what was done, and what failed. */
export interface RequestStatus {
  /** Loads the code for errors ahead, while the network still works. */
  prepare(): void
  announce(news: string): void
  /** Shows a message at `place` that something was done; an empty `text` shows nothing. */
  showDone(text: string, place: MountPlace): void
  /**
   * Shows an error with a retry button; if the session has ended, with a login form first (LOGIN-05). The page's
   * content stays.
   *
   * @param place - Null for the end of the element.
   * @returns the message shown
   */
  showError(error: unknown, place: MountPlace | null, retry: () => void, message?: string): string
  /**
   * Shows a login form at once (LOGIN-05). It is a form, so `place` must not be inside another one.
   *
   * @param onDone - Called when the visitor has logged in and the form is gone.
   * @throws Error if its code fails to load.
   */
  offerLogin(message: string, place: MountPlace, onDone: () => void): Promise<void>
  /** Removes the error, the login form and the message. */
  clear(): void
  remove(): void
}

/**
 * Creates the status of an element that itself does not use React: the view is loaded with the first message.
 *
 * @param host - The element.
 * @param className - Class of the error message, for the element's styles.
 */
export function requestStatus(host: HTMLElement, className: string): RequestStatus {
  const view = lateView<RequestStatusProps>(host, async () => {
    const { RequestStatusView } = await import('./request-status-view.tsx')
    return RequestStatusView
  })
  const nothing = { failure: null, login: null, done: null }
  let props: RequestStatusProps = { className, news: '', ...nothing }
  let isShown = false
  let isOver = false
  const show = (change: Partial<RequestStatusProps>): void => {
    props = { ...props, ...change }
    isShown ||= Boolean(props.news || props.failure || props.login || props.done)
    if (isShown && !isOver) view.show(props).catch((error: unknown) => reportError(host, error))
  }
  return {
    prepare: () => void view.load().catch(() => {}),
    announce: (news) => show({ news }),
    showDone: (text, place) => show({ done: text ? { text, place } : null }),
    showError(error, place, retry, message = visitorMessage(error)) {
      const again = (): void => {
        if (props.failure) show({ failure: { ...props.failure, isBusy: true } })
        retry()
      }
      show({ failure: { error, message, place, isBusy: false, retry: again } })
      return message
    },
    async offerLogin(message, place, onDone) {
      const { LoginOffer } = await import('./login-offer.tsx')
      const goOn = (): void => {
        show(nothing)
        onDone()
      }
      show({ login: { Offer: LoginOffer, message, place, onDone: goOn } })
    },
    clear: () => show(nothing),
    remove() {
      isOver = true
      view.remove()
    },
  }
}
