// A feature's own code imports this file: what it shows is fetched.
import { lateView } from '../../core/element/late-view.ts'
import type { MountPlace } from '../../core/element/mounts.ts'
import { reportError } from '../../core/element/report-error.ts'
import { visitorMessage } from '../../core/http/request-error.ts'
import type { RequestFailure, RequestStatusProps } from './request-status-view.tsx'

/** What an element says of its requests: news, which are read out, and a failure, with a way to try again. */
export interface RequestStatus {
  /** Fetches the code that says a failure while the network still answers. */
  prepare(): void
  announce(news: string): void
  /**
   * Says what did not come, and offers to try again; where the session has ended, to log in there first (LOGIN-05). What
   * stands in the page stays.
   *
   * @param place - At the end of the element where none is given.
   * @returns what the visitor reads
   */
  showError(error: unknown, place: MountPlace | null, retry: () => void): string
  clearError(): void
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
  const report = (error: unknown): void => reportError(host, error)
  let isShown = false
  let news = ''
  let failure: RequestFailure | null = null
  const show = (): void => {
    isShown ||= news !== '' || failure !== null
    if (isShown) view.show({ className, news, failure }).catch(report)
  }
  return {
    prepare: () => void view.load().catch(() => {}),
    announce(text) {
      news = text
      show()
    },
    showError(error, place, retry) {
      const again = (): void => {
        if (failure) failure = { ...failure, isBusy: true }
        show()
        retry()
      }
      failure = { error, place, isBusy: false, retry: again }
      show()
      return visitorMessage(error)
    },
    clearError() {
      failure = null
      show()
    },
    remove: view.remove,
  }
}
