// Features import this file directly, so what it shows is loaded on demand.
import { lateView } from '../../core/element/late-view.ts'
import type { MountPlace } from '../../core/element/mounts.ts'
import { openingTag, reportError } from '../../core/element/report-error.ts'
import { detailOf, Refusal, visitorMessage } from '../../core/http/request-error.ts'
import type { RequestStatusProps } from './request-status-view.tsx'

/**
 * Creates the status of an element that itself does not use React: the view is loaded with the first message.
 *
 * @param host - The element.
 * @param className - Class of the error message, for the element's styles.
 */
export function requestStatus(host: HTMLElement, className: string) {
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
    /** Loads the code for errors ahead, while the network still works. */
    prepare: () => void view.load().catch(() => {}),
    announce: (news: string) => show({ news }),
    /** Shows a message at `place` that something was done; an empty `text` shows nothing. */
    showDone: (text: string, place: MountPlace) => show({ done: text ? { text, place } : null }),
    /**
     * Logs an error, and shows it with a retry button; if the session has ended, with a login form first (LOGIN-05). The
     * page's content stays.
     *
     * @param place - Null for the end of the element.
     * @returns the message shown
     */
    showError(error: unknown, place: MountPlace | null, retry: () => void, message = visitorMessage(error)): string {
      const again = (): void => {
        if (props.failure) show({ failure: { ...props.failure, isBusy: true } })
        retry()
      }
      if (!(error instanceof Refusal)) console.error(`flx : ${openingTag(host)} : ${detailOf(error)}`)
      show({ failure: { error, message, place, isBusy: false, retry: again } })
      return message
    },
    /**
     * Shows a login form at once (LOGIN-05). It is a form, so `place` must not be inside another one.
     *
     * @param onDone - Called when the visitor has logged in and the form is gone.
     * @throws Error if its code fails to load.
     */
    async offerLogin(message: string, place: MountPlace, onDone: () => void): Promise<void> {
      await view.load()
      const goOn = (): void => {
        show(nothing)
        onDone()
      }
      show({ login: { message, place, onDone: goOn } })
    },
    clear: () => show(nothing),
    remove() {
      isOver = true
      view.remove()
    },
  }
}

/** The status of an element's requests: news for screen readers, what was done, and what failed. */
export type RequestStatus = ReturnType<typeof requestStatus>
