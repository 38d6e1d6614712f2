import type { ReactNode } from 'react'
import { handsOnFocus } from '../../../core/focus/hands-on-focus.ts'
import { hasUsedPasskey } from '../../../domain/account/passkey.ts'
import { LogInAgain } from '../../../ui/log-in-again.tsx'
import type { CartEngine } from '../engine/cart-engine.ts'

/**
 * A login form for an expired session. The visitor stays in the cart, the view stays as it is, and the unsent changes
 * are then sent.
 */
export function SessionOver({ engine }: { engine: CartEngine }): ReactNode {
  const enterByKey = async (signal: AbortSignal): Promise<string | null> => {
    const { enterByPasskey } = await import('../../../overlays/session/login-offer.tsx')
    const refusal = await enterByPasskey(signal)
    return refusal === '' ? engine.logInAgain() : refusal
  }
  return (
    <div ref={handsOnFocus}>
      <LogInAgain
        className="flx-cart__again flx-cart__fields"
        logIn={(email, password) => engine.logInAgain({ email, password })}
        logInByPasskey={hasUsedPasskey() ? enterByKey : undefined}
      />
    </div>
  )
}
