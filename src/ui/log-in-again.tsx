import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { adoptStyles } from '../core/element/styles.ts'
import { visitorMessage } from '../core/http/request-error.ts'
import { passkeyTexts } from '../domain/account/passkey-messages.ts'
import { Button } from './button.tsx'
import fieldCss from './field.css'
import { TextField } from './field.tsx'
import { uiTexts as t } from './ui-messages.ts'
import './styles.ts'

adoptStyles(fieldCss)

interface LogInAgainProps {
  /** Logs in. Gives why it was refused; empty when it was not. */
  logIn(email: string, password: string): Promise<string>
  /** Logs in with a passkey, likewise: null where the visitor gave it up. Without it none is offered. */
  logInByPasskey?: ((signal: AbortSignal) => Promise<string | null>) | undefined
  className: string
}

/** Logs in again where the session ended, without leaving what is on the screen. */
export function LogInAgain({ logIn, logInByPasskey, className }: LogInAgainProps) {
  const id = useId()
  const [refusal, setRefusal] = useState('')
  const [keyRefusal, setKeyRefusal] = useState('')
  const [busy, setBusy] = useState<'password' | 'passkey' | null>(null)
  // What the browser asks for leaves with the form.
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
