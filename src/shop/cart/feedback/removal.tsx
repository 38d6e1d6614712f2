import type { ReactNode } from 'react'
import { handsOnFocus } from '../../../core/focus/hands-on-focus.ts'
import { CloseButton } from '../../../ui/close-button.tsx'
import { Message } from '../../../ui/message.tsx'
import { cartTexts as t } from '../cart-messages.ts'
import type { CartEngine } from '../engine/cart-engine.ts'
import type { RemovedLine } from '../engine/cart-state.ts'

interface RemovalProps {
  /** The line that was removed last; null if there is nothing to undo. */
  removed: RemovedLine | null
  engine: CartEngine
}

/** Says which line was removed, with a button that adds it again. */
export function Removal({ removed, engine }: RemovalProps): ReactNode {
  return (
    <div className="flx-cart__removed" role="status" hidden={!removed}>
      {removed && (
        <div ref={handsOnFocus}>
          <Message actions={<Undo removed={removed} engine={engine} />}>
            <p className="flx-cart__news">{t('removed', { name: removed.name })}</p>
          </Message>
        </div>
      )}
    </div>
  )
}

function Undo({ removed, engine }: { removed: RemovedLine; engine: CartEngine }): ReactNode {
  return (
    <>
      <button
        type="button"
        className="flx-cart__link"
        onClick={() => void engine.perform(removed.undo).catch(() => {})}
      >
        {t('undo')}
      </button>
      <CloseButton label={t('dismiss')} onClick={() => engine.offerUndo(null)} />
    </>
  )
}
