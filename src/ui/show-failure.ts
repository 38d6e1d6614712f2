import { focusOn } from '../core/focus/focusable.ts'
import { isSessionOver, visitorMessage } from '../core/http/request-error.ts'
import type { FailurePlace, ShownFailure, StatusLine } from './status-line.ts'
import { uiTexts } from './ui-messages.ts'

/** Fetches what a visitor logs in with: it lies above the page, and most never see it. */
type FetchLogin = () => Promise<{
  offerLogin(options: { put(place: HTMLElement): void; onDone(): void }): () => void
}>

async function logIn(fetchLogin: FetchLogin, { element, signal }: ShownFailure, retry: () => void): Promise<void> {
  try {
    const { offerLogin } = await fetchLogin()
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
export function showFailure(
  status: StatusLine,
  error: unknown,
  place: FailurePlace,
  retry: () => void,
  fetchLogin: FetchLogin,
): string {
  const message = visitorMessage(error)
  if (isSessionOver(error)) {
    const shown = status.showError(message, place, () => void logIn(fetchLogin, shown, retry), uiTexts('login'))
  } else status.showError(message, place, retry)
  return message
}
