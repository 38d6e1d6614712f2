// A file of its own, with React: fetched once the session has ended.
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { logIn } from '../../domain/account/log-in.ts'
import { LogInAgain } from '../../ui/log-in-again.tsx'

/**
 * Offers to log in again, above the form and outside it: a form holds no other.
 *
 * @param onDone - Called once the visitor is logged in.
 * @returns takes it away.
 */
export function offerLogin(form: HTMLFormElement, onDone: () => void): () => void {
  const place = document.createElement('div')
  place.className = 'flx-form__mount'
  place.dataset.flxMount = 'form'
  form.before(place)
  const root = createRoot(place)
  const enter = async (email: string, password: string): Promise<string> => {
    const refusal = await logIn(email, password)
    if (!refusal) setTimeout(onDone)
    return refusal
  }
  flushSync(() => root.render(<LogInAgain className="flx-form__login" logIn={enter} />))
  place.querySelector('input')?.focus()
  return () => {
    root.unmount()
    place.remove()
  }
}
