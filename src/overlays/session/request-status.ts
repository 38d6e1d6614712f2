// A feature's own code imports this file: what it shows is fetched.
import { lateView } from '../../core/element/late-view.ts'
import type { MountPlace } from '../../core/element/mounts.ts'
import { reportError } from '../../core/element/report-error.ts'
import { visitorMessage } from '../../core/http/request-error.ts'
import type { RequestStatusProps } from './request-status-view.tsx'

/** What an element says of its requests: news, which are read out, what was done, and what failed. */
export interface RequestStatus {
  /** Fetches the code that says a failure while the network still answers. */
  prepare(): void
  announce(news: string): void
  /** Says what was done, where `place` is; nothing, where `text` is empty. */
  showDone(text: string, place: MountPlace): void
  /**
   * Says what did not come, and offers to try again; where the session has ended, to log in there first (LOGIN-05). What
   * stands in the page stays.
   *
   * @param place - At the end of the element where none is given.
   * @returns what the visitor reads
   */
  showError(error: unknown, place: MountPlace | null, retry: () => void, message?: string): string
  /**
   * Offers to log in again, at once (LOGIN-05). A form: none may be around its place.
   *
   * @param onDone - The visitor is logged in, and the form is gone.
   * @throws Error where its code cannot be had.
   */
  offerLogin(message: string, place: MountPlace, onDone: () => void): Promise<void>
  /** Takes away the failure, the login and what was done. */
  clear(): void
  remove(): void
}

/**
 * @param host - The element, a plain function: React comes with the first words.
 * @param className - Of the failure, by which the element's styles know it.
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
