import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { adoptStyles } from '../core/element/styles.ts'
import { visitorMessage } from '../core/http/request-error.ts'
import { passkeyTexts } from '../domain/account/account-messages.ts'
import { Button } from './button.tsx'
import fieldCss from './field.css'
import { TextField } from './field.tsx'
import { uiTexts as t } from './ui-messages.ts'
import './styles.ts'

adoptStyles(fieldCss)

interface LogInAgainProps {
  /** Logs in. Resolves to why it was refused, or to an empty string. */
  logIn(email: string, password: string): Promise<string>
  /** Logs in with a passkey, likewise; null if the visitor cancelled. If absent, passkeys are not offered. */
  logInByPasskey?: ((signal: AbortSignal) => Promise<string | null>) | undefined
  className: string
}

/** A form to log in again after the session has ended, without leaving the page. */
export function LogInAgain({ logIn, logInByPasskey, className }: LogInAgainProps) {
  const id = useId()
  const [refusal, setRefusal] = useState('')
  const [keyRefusal, setKeyRefusal] = useState('')
  const [busy, setBusy] = useState<'password' | 'passkey' | null>(null)
  // Aborts the browser's passkey dialog when the form unmounts.
  const asking = useRef<AbortController>(null)
  useEffect(() => () => asking.current?.abort(), [])

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    event.stopPropagation()
    if (busy) return
    setBusy('password')
    setKeyRefusal('')
    const fields = new FormData(event.currentTarget)
    const text = (name: string): string => String(fields.get(name) ?? '')
    const answer = await logIn(text('email'), text('password')).catch(visitorMessage)
    setRefusal(answer)
    setBusy(null)
  }

  const press = async (enter: NonNullable<LogInAgainProps['logInByPasskey']>): Promise<void> => {
    if (busy) return
    setBusy('passkey')
    setRefusal('')
    setKeyRefusal('')
    asking.current = new AbortController()
    setKeyRefusal((await enter(asking.current.signal).catch(visitorMessage)) ?? '')
    setBusy(null)
  }

  return (
    <form className={`${className} flx-message`} onSubmit={(event) => void submit(event)} aria-label={t('login')}>
      <TextField id={`${id}-email`} label={t('email')} name="email" type="email" autoComplete="username" required />
      <TextField
        id={`${id}-password`}
        label={t('password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={refusal || undefined}
      />
      <Button type="submit" look="primary" busy={busy === 'password'}>
        {t('login')}
      </Button>
      {logInByPasskey && (
        <Button busy={busy === 'passkey'} onClick={() => void press(logInByPasskey)}>
          {passkeyTexts('use')}
        </Button>
      )}
      {keyRefusal && (
        <p className="flx-message flx-message--error" role="alert">
          {keyRefusal}
        </p>
      )}
    </form>
  )
}
