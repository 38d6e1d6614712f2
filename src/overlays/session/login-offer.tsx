// A file of its own, with React: fetched once the session has ended.
import { type ReactNode, useEffect, useRef } from 'react'
import { adoptStyles } from '../../core/element/styles.ts'
import { callAccount } from '../../domain/account/account-call.ts'
import { accountTexts } from '../../domain/account/account-messages.ts'
import { hasUsedPasskey } from '../../domain/account/passkey.ts'
import { LogInAgain } from '../../ui/log-in-again.tsx'
import { Message } from '../../ui/message.tsx'
import { enterByPasskey } from './enter-by-passkey.ts'
import css from './login-offer.css'
import { withCode } from './with-code.ts'

adoptStyles(css)

export interface LoginOfferProps {
  /** What is said above the form, at once; by default nothing, the caller says it. */
  message?: string | undefined
  /** The visitor is logged in: it has nothing more to do. */
  onDone(): void
}

/**
 * Offers to log in again where the session ended, without leaving what is on the screen; the code of a second factor is
 * asked for above it. Who used a passkey in this browser may use it here as well (LOGIN-06). A form: none may be around it.
 */
export function LoginOffer({ message, onDone }: LoginOfferProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])

  const enter = async (email: string, password: string): Promise<string> => {
    const ask = () => callAccount({ action: 'login', email, password })
    const answer = await withCode(await ask(), ask)
    // Nothing to say where the visitor gave the code up.
    if (!answer) return ''
    if (answer.outcome === 'done') setTimeout(onDone)
    return answer.outcome === 'done' ? '' : answer.error || accountTexts('unknown')
  }
  const enterByKey = async (signal: AbortSignal): Promise<string | null> => {
    const refusal = await enterByPasskey(signal)
    if (refusal === '') setTimeout(onDone)
    return refusal
  }
  return (
    <div ref={place} className="flx-login-again">
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
    </div>
  )
}
