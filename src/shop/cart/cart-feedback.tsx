import { lazy, Suspense, useEffect, useRef } from 'react'
import { formatTotal } from '../../core/cart/format-total.ts'
import { countOf } from '../../core/french/plural.ts'
import type { CartSummary } from '../../core/store.ts'
import { Button } from '../../ui/button.tsx'
import { CloseButton } from '../../ui/close-button.tsx'
import type { CartEngine, CartState } from './cart-engine.ts'
import { cartTexts as t } from './cart-messages.ts'

const withoutCode = (_: { engine: CartEngine }) => null
const LogInAgain = lazy(async () => {
  const code = await import('./checkout/log-in-again.tsx').catch(() => null)
  return { default: code?.LogInAgain ?? withoutCode }
})

function said(summary: CartSummary | null): string {
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

const saidOfKept = { changes: 'kept', order: 'order-kept' } as const

interface CartFeedbackProps {
  engine: CartEngine
  state: CartState
  /** Summary that the page came with: only what differs from it is news. */
  first: CartSummary | null
}

/** What the cart says of its requests: a failure and what can be done, a removal that can be undone, new totals. */
export function CartFeedback({ engine, state, first }: CartFeedbackProps) {
  const { problem, kept, expired, removed, summary } = state
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { current } = place
    if (!current) return
    const sizes = new ResizeObserver(() => keepClear(current))
    sizes.observe(current)
    return () => sizes.disconnect()
  }, [])

  return (
    <div className="flx-cart__feedback" ref={place}>
      <div role="alert" className="flx-cart__alert flx-message flx-message--error" hidden={!problem}>
        {problem && (
          <>
            <p>
              {problem} {t(kept ? saidOfKept[kept] : 'not-read')}
            </p>
            <Button size="small" busy={state.busy} onClick={() => state.busy || engine.retry()}>
              {t('retry')}
            </Button>
          </>
        )}
      </div>
      {expired && (
        <Suspense>
          <LogInAgain engine={engine} />
        </Suspense>
      )}
      <div role="status" className="flx-cart__removed flx-message" hidden={!removed}>
        {removed && (
          <>
            <p>{t('removed', { name: removed.name })}</p>
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
        {summary === first ? '' : said(summary)}
      </p>
    </div>
  )
}
