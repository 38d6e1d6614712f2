// A feature's own code imports this file: the login that it offers is fetched, most visitors never see it.
import { focusOn } from '../../core/focus/focusable.ts'
import { isSessionOver, visitorMessage } from '../../core/http/request-error.ts'
import type { FailurePlace, ShownFailure, StatusLine } from '../../ui/status-line-nodes.ts'
import { uiTexts } from '../../ui/ui-messages.ts'

async function logIn({ element, signal }: ShownFailure, retry: () => void): Promise<void> {
  try {
    const { offerLogin } = await import('./offer-login.tsx')
    if (signal.aborted) return
    element.querySelector('button')?.remove()
    const goOn = (): void => {
      focusOn(element)
      retry()
    }
    const end = offerLogin({ put: (place) => element.after(place), onDone: goOn })
    signal.addEventListener('abort', end)
  } catch {
    // It fails again, and says so.
    retry()
  }
}

/**
 * Says beside a part of the page that it did not come, and offers to try again; where the session has ended, to log in
 * there first (LOGIN-05). What stands in the page stays, and the focus goes to the login only once it is asked for.
 *
 * @returns what the visitor reads
 */
export function showFailure(status: StatusLine, error: unknown, place: FailurePlace, retry: () => void): string {
  const message = visitorMessage(error)
  if (isSessionOver(error)) {
    const shown = status.showError(message, place, () => void logIn(shown, retry), uiTexts('login'))
  } else status.showError(message, place, retry)
  return message
}
