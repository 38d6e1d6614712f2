import { adoptStyles } from '../../../core/element/styles.ts'
import { hasUsedPasskey } from '../../../domain/account/passkey.ts'
import { LogInAgain as LogInForm } from '../../../ui/log-in-again.tsx'
import formsCss from '../checkout/checkout-forms.css'
import type { CartEngine } from '../engine/cart-engine.ts'

adoptStyles(formsCss)

/** Logs in again where the session ended, without leaving the cart: what is on the screen stays, what was kept leaves. */
export function LogInAgain({ engine }: { engine: CartEngine }) {
  const enterByKey = async (signal: AbortSignal): Promise<string | null> => {
    const { enterByPasskey } = await import('../../../overlays/session/enter-by-passkey.ts')
    const refusal = await enterByPasskey(signal)
    return refusal === '' ? engine.logInAgain() : refusal
  }
  return (
    <LogInForm
      className="flx-cart__again flx-cart__fields"
      logIn={(email, password) => engine.logInAgain({ email, password })}
      logInByPasskey={hasUsedPasskey() ? enterByKey : undefined}
    />
  )
}
