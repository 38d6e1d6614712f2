// A separate file, with React: loaded when the session has ended.
import { type ReactNode, useEffect, useRef } from 'react'
import { adoptStyles } from '../../core/element/styles.ts'
import { callAccount } from '../../domain/account/account-call.ts'
import { accountTexts } from '../../domain/account/account-messages.ts'
import { hasUsedPasskey, passkeyRefusal, signWithPasskey } from '../../domain/account/passkey.ts'
import { LogInAgain } from '../../ui/log-in-again.tsx'
import { Message } from '../../ui/message.tsx'
import { withCode } from './ask-code.tsx'
import css from './login-offer.css'

adoptStyles(css)

export interface LoginOfferProps {
  /** A message above the form, read out at once; without it, the caller shows its own. */
  message?: string | undefined
  onDone(): void
}

/**
 * Renders a login form where the session ended, without leaving the page; a second factor's code is asked for in a
 * dialog above it. A visitor who has used a passkey in this browser may use it here too (LOGIN-06). It is a form, so
 * it must not be inside another one.
 */
export function LoginOffer({ message, onDone }: LoginOfferProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])

  const enter = async (email: string, password: string): Promise<string> => {
    const ask = () => callAccount({ action: 'login', email, password })
    const answer = await withCode(await ask(), ask)
    // No message if the visitor cancelled the code.
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

/**
 * Logs in with a passkey where the session ended (LOGIN-06).
 *
 * @returns the reason of a refusal; empty after a login; null if the visitor cancelled the code of a second factor.
 * @throws {RequestError} if a request fails.
 */
export async function enterByPasskey(signal: AbortSignal): Promise<string | null> {
  const { options, error } = await callAccount({ action: 'options_cle' }, { signal })
  if (!options) return error || accountTexts('unknown')
  let credential: string
  try {
    credential = await signWithPasskey(options, signal)
  } catch (reason) {
    return passkeyRefusal(reason)
  }
  const ask = () => callAccount({ action: 'login_cle', credential }, { signal })
  const answer = await withCode(await ask(), ask)
  if (!answer) return null
  return answer.outcome === 'done' ? '' : answer.error || accountTexts('unknown')
}
