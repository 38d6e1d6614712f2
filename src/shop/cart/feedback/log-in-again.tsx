import { type FormEvent, useId, useState } from 'react'
import { adoptStyles } from '../../../core/element/styles.ts'
import { visitorMessage } from '../../../core/http/request-error.ts'
import { Button } from '../../../ui/button.tsx'
import fieldCss from '../../../ui/field.css'
import { TextField } from '../../../ui/field.tsx'
import formsCss from '../checkout/checkout-forms.css'
import type { CartEngine } from '../engine/cart-engine.ts'
import { orderTexts as t } from '../order-messages.ts'

for (const css of [fieldCss, formsCss]) adoptStyles(css)

/** Logs in again where the session ended, without leaving the cart: what is on the screen stays, what was kept leaves. */
export function LogInAgain({ engine }: { engine: CartEngine }) {
  const id = useId()
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)

  const logIn = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const fields = new FormData(event.currentTarget)
    const text = (name: string): string => String(fields.get(name) ?? '')
    const answer = await engine.logInAgain(text('email'), text('password')).catch(visitorMessage)
    setRefusal(answer)
    setBusy(false)
  }

  return (
    <form
      className="flx-cart__again flx-cart__fields flx-message"
      onSubmit={(event) => void logIn(event)}
      aria-label={t('login')}
    >
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
