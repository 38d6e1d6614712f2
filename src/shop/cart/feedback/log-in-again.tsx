import { adoptStyles } from '../../../core/element/styles.ts'
import { LogInAgain as LogInForm } from '../../../ui/log-in-again.tsx'
import formsCss from '../checkout/checkout-forms.css'
import type { CartEngine } from '../engine/cart-engine.ts'

adoptStyles(formsCss)

/** Logs in again where the session ended, without leaving the cart: what is on the screen stays, what was kept leaves. */
export function LogInAgain({ engine }: { engine: CartEngine }) {
  return (
    <LogInForm
      className="flx-cart__again flx-cart__fields"
      logIn={(email, password) => engine.logInAgain(email, password)}
    />
  )
}
