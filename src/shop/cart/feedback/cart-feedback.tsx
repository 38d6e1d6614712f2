import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { countOf } from '../../../core/french/plural.ts'
import { type CartSummary, formatTotal } from '../../../domain/cart/cart-summary.ts'
import { Button } from '../../../ui/button.tsx'
import { CloseButton } from '../../../ui/close-button.tsx'
import { cartTexts as t } from '../cart-messages.ts'
import type { CartEngine } from '../engine/cart-engine.ts'
import type { CartState } from '../engine/cart-state.ts'
import { placeWords } from './place-words.ts'

const withoutCode = (_: { engine: CartEngine }) => null
const LogInAgain = lazy(async () => {
  const code = await import('./log-in-again.tsx').catch(() => null)
  return { default: code?.LogInAgain ?? withoutCode }
})

function summaryText(summary: CartSummary | null): string {
  if (!summary) return ''
  if (summary.count === 0) return t('summary-empty')
  return t('summary', { count: countOf(summary.count, 'article'), total: formatTotal(summary) })
}

/** What stands at the bottom of the view covers no control that has the focus: the page scrolls from under it. */
function keepClear(feedback: HTMLElement): void {
  const cart = feedback.closest<HTMLElement>('flx-cart')
  const height = feedback.offsetHeight
  cart?.style.setProperty('--flx-cart-feedback-height', `${height}px`)
  const { activeElement: active } = document
  if (height > 1 && active && cart?.contains(active) && !feedback.contains(active)) {
    active.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
}

const keptText = { changes: 'kept', order: 'order-kept' } as const

interface CartFeedbackProps {
  engine: CartEngine
  state: CartState
}

/** What the cart says of its requests: a failure and what can be done, a removal that can be undone, new totals. */
export function CartFeedback({ engine, state }: CartFeedbackProps) {
  const { shown, problem, kept, expired, removed, summary, said } = state
  const feedback = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { current } = feedback
    if (!current) return
    const sizes = new ResizeObserver(() => keepClear(current))
    sizes.observe(current)
    return () => sizes.disconnect()
  }, [])

  const [isPlaced, setPlaced] = useState(false)
  useLayoutEffect(() => {
    setPlaced(said !== null && placeWords(feedback.current?.closest('flx-cart') ?? null, said))
  }, [said])

  return (
    <div className="flx-cart__feedback" ref={feedback}>
      <div role="alert" className="flx-cart__alert flx-message flx-message--error" hidden={!problem}>
        {problem && (
          <>
            <p className="flx-cart__news">
              {problem} {t(kept ? keptText[kept] : 'not-read')}
            </p>
            <Button size="small" busy={state.busy} onClick={() => state.busy || engine.retry()}>
              {t('retry')}
            </Button>
          </>
        )}
      </div>
      <div role="alert" className="flx-cart__said">
        {said?.kind === 'error' && !isPlaced && <p className="flx-message flx-message--error">{said.text}</p>}
      </div>
      <div role="status" className="flx-cart__said">
        {said?.kind === 'success' && <p className="flx-message flx-message--success">{said.text}</p>}
      </div>
      {expired && (
        <Suspense>
          <LogInAgain engine={engine} />
        </Suspense>
      )}
      <div role="status" className="flx-cart__removed flx-message" hidden={!removed}>
        {removed && (
          <>
            <p className="flx-cart__news">{t('removed', { name: removed.name })}</p>
            <button
              type="button"
              className="flx-cart__link"
              onClick={() => void engine.perform(removed.undo).catch(() => {})}
            >
              {t('undo')}
            </button>
            <CloseButton label={t('dismiss')} onClick={() => engine.offerUndo(null)} />
          </>
        )}
      </div>
      <p role="status" className="flx-visually-hidden">
        {shown?.type === 'initial' ? '' : summaryText(summary)}
      </p>
    </div>
  )
}
