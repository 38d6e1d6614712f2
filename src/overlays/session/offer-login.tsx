// A file of its own, with React: fetched once the session has ended.
import { flushSync } from 'react-dom'
import { adoptStyles } from '../../core/element/styles.ts'
import { reactRoot } from '../../core/react-root.ts'
import { callAccount } from '../../domain/account/account-call.ts'
import { accountTexts } from '../../domain/account/account-messages.ts'
import { hasUsedPasskey } from '../../domain/account/passkey.ts'
import { LogInAgain } from '../../ui/log-in-again.tsx'
import { Message } from '../../ui/message.tsx'
import { enterByPasskey } from './enter-by-passkey.ts'
import css from './offer-login.css'
import { withCode } from './with-code.ts'

adoptStyles(css)

interface OfferLoginOptions {
  /** What is said above the form, at once; by default nothing, the caller says it. */
  message?: string
  /** Puts it in the page, outside any form, which holds no other. */
  put(place: HTMLElement): void
  /** The visitor is logged in, and it has been taken away. */
  onDone(): void
}

/**
 * Offers to log in again where the session ended, without leaving what is on the screen; the code of a second factor is
 * asked for above it. Who used a passkey in this browser may use it here as well (LOGIN-06).
 *
 * @returns takes it away.
 */
export function offerLogin({ message, put, onDone }: OfferLoginOptions): () => void {
  const place = document.createElement('div')
  place.className = 'flx-login-again'
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
  const enter = async (email: string, password: string): Promise<string> => {
    const ask = () => callAccount({ action: 'login', email, password })
    const answer = await withCode(await ask(), ask)
    // Nothing to say where the visitor gave the code up.
    if (!answer) return ''
    if (answer.outcome === 'done') setTimeout(goOn)
    return answer.outcome === 'done' ? '' : answer.error || accountTexts('unknown')
  }
  const enterByKey = async (signal: AbortSignal): Promise<string | null> => {
    const refusal = await enterByPasskey(signal)
    if (refusal === '') setTimeout(goOn)
    return refusal
  }
  flushSync(() =>
    root.render(
      <>
        {message && (
          <Message meaning="warning" role="alert">
            {message}
          </Message>
        )}
        <LogInAgain
          className="flx-login-again__form"
          logIn={enter}
          logInByPasskey={hasUsedPasskey() ? enterByKey : undefined}
        />
      </>,
    ),
  )
  place.querySelector('input')?.focus()
  return end
}
