// A file of its own, with React: fetched once the session has ended.
import { adoptStyles } from '../../../core/element/styles.ts'
import { reactRoot } from '../../../core/react-root.ts'
import { hasUsedPasskey } from '../../../domain/account/passkey.ts'
import { LogInAgain } from '../../../ui/log-in-again.tsx'
import formsCss from '../checkout/checkout-forms.css'
import type { CartEngine } from '../engine/cart-engine.ts'

adoptStyles(formsCss)

/**
 * Logs in again where the session ended, without leaving the cart: what is on the screen stays, what was kept leaves.
 *
 * @returns takes the form away.
 */
export function offerLogIn(place: HTMLElement, engine: CartEngine): () => void {
  const enterByKey = async (signal: AbortSignal): Promise<string | null> => {
    const { enterByPasskey } = await import('../../../overlays/session/enter-by-passkey.ts')
    const refusal = await enterByPasskey(signal)
    return refusal === '' ? engine.logInAgain() : refusal
  }
  const root = reactRoot(place)
  root.render(
    <LogInAgain
      className="flx-cart__again flx-cart__fields"
      logIn={(email, password) => engine.logInAgain({ email, password })}
      logInByPasskey={hasUsedPasskey() ? enterByKey : undefined}
    />,
  )
  return () => root.unmount()
}
