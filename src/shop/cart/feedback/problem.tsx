import type { ReactNode } from 'react'
import { handsOnFocus } from '../../../core/focus/hands-on-focus.ts'
import { useStored } from '../../../core/use-stored.ts'
import { Button } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'
import { cartTexts as t } from '../cart-messages.ts'
import type { CartEngine } from '../engine/cart-engine.ts'

/** The text that says what happens to the requests that failed. */
const keptText = { changes: 'kept', order: 'order-kept' } as const

/**
 * Says why the last request failed, with a retry button. The button keeps the focus while the retry runs. When it
 * disappears, the focus moves to the nearest control.
 */
export function Problem({ engine }: { engine: CartEngine }): ReactNode {
  const { problem, kept, busy } = useStored(engine.state)
  const retry = (
    <Button size="small" ref={handsOnFocus} busy={busy} onClick={() => busy || engine.retry()}>
      {t('retry')}
    </Button>
  )
  return (
    <div className="flx-cart__alert" role="alert" hidden={!problem}>
      {problem && (
        <Message meaning="error" actions={retry}>
          <p className="flx-cart__news">
            {problem} {t(kept ? keptText[kept] : 'not-read')}
          </p>
        </Message>
      )}
    </div>
  )
}
