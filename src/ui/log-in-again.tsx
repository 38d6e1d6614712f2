import { type FormEvent, useId, useState } from 'react'
import { adoptStyles } from '../core/element/styles.ts'
import { visitorMessage } from '../core/http/request-error.ts'
import { Button } from './button.tsx'
import fieldCss from './field.css'
import { TextField } from './field.tsx'
import { uiTexts as t } from './ui-messages.ts'
import './styles.ts'

adoptStyles(fieldCss)

interface LogInAgainProps {
  /** Logs in. Gives why it was refused; empty when it was not. */
  logIn(email: string, password: string): Promise<string>
  className: string
}

/** Logs in again where the session ended, without leaving what is on the screen. */
export function LogInAgain({ logIn, className }: LogInAgainProps) {
  const id = useId()
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    event.stopPropagation()
    if (busy) return
    setBusy(true)
    const fields = new FormData(event.currentTarget)
    const text = (name: string): string => String(fields.get(name) ?? '')
    const answer = await logIn(text('email'), text('password')).catch(visitorMessage)
    setRefusal(answer)
    setBusy(false)
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
      <Button type="submit" look="primary" busy={busy}>
        {t('login')}
      </Button>
    </form>
  )
}
