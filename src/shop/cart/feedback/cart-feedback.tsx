import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { handsOnFocus } from '../../../core/focus/remember-focus.ts'
import { countOf } from '../../../core/french/number.ts'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import { useStored } from '../../../core/use-stored.ts'
import { hasUsedPasskey } from '../../../domain/account/passkey.ts'
import { type CartSummary, formatTotal } from '../../../domain/cart/cart-summary.ts'
import { Button, CloseButton } from '../../../ui/button.tsx'
import { LogInAgain } from '../../../ui/log-in-again.tsx'
import { Message, StatusLine } from '../../../ui/message.tsx'
import type { CartEngine, RemovedLine } from '../cart-engine.ts'
import { cartTexts, cartTexts as t } from '../cart-messages.ts'
import { Refusal, refusalPlace } from './refusal.tsx'

/**
 * The messages of the cart about its requests: a failure and a retry, a refusal, an expired session, a removal that can
 * be undone, new totals. Each live region is in the page before its text, so that screen readers announce it.
 */
export function CartFeedback({ host, engine }: { host: HTMLElement; engine: CartEngine }): ReactNode {
  useTexts(cartTexts)
  const { shown, summary, announcement, expired, removed } = useStored(engine.state)
  const node = useRef<HTMLDivElement>(null)
  useClearFocus(host, node)
  // Computed when the refusal arrives, from the view that is then in the page.
  const place = useMemo(() => announcement && refusalPlace(host, announcement), [host, announcement])
  return (
    <div className="flx-cart__feedback" ref={node}>
      <Problem engine={engine} />
      <div className="flx-cart__said" role="alert">
        {announcement?.kind === 'error' && !place && <Message meaning="error">{announcement.text}</Message>}
      </div>
      <StatusLine className="flx-cart__said">
        {announcement?.kind === 'success' && <Message meaning="success">{announcement.text}</Message>}
      </StatusLine>
      {expired && <SessionOver engine={engine} />}
      <Removal removed={removed} engine={engine} />
      <StatusLine className="flx-visually-hidden">{shown?.type !== 'initial' && summaryText(summary)}</StatusLine>
      {announcement && place && <Refusal place={place} text={announcement.text} />}
    </div>
  )
}

/** The text that says what happens to the requests that failed. */
const keptText = { changes: 'kept', order: 'order-kept' } as const

/**
 * Says why the last request failed, with a retry button. The button keeps the focus while the retry runs. When it
 * disappears, the focus moves to the nearest control.
 */
function Problem({ engine }: { engine: CartEngine }): ReactNode {
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

interface RemovalProps {
  /** The line that was removed last; null if there is nothing to undo. */
  removed: RemovedLine | null
  engine: CartEngine
}

/** Says which line was removed, with a button that adds it again. */
function Removal({ removed, engine }: RemovalProps): ReactNode {
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

/**
 * A login form for an expired session. The visitor stays in the cart, the view stays as it is, and the unsent changes
 * are then sent.
 */
function SessionOver({ engine }: { engine: CartEngine }): ReactNode {
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

/** Returns the number of articles and their total as text, for screen readers. */
function summaryText(summary: CartSummary | null): string {
  if (!summary) return ''
  if (summary.count === 0) return t('summary-empty')
  return t('summary', { count: countOf(summary.count, 'article'), total: formatTotal(summary) })
}

const height = '--flx-cart-feedback-height'

/**
 * Keeps the focused control visible above the messages that stick to the bottom of the viewport: scrolls it into view
 * when their height changes, and sets a custom property that CSS uses as a scroll margin.
 */
function useClearFocus(cart: HTMLElement, feedback: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = feedback.current
    if (!node) return
    const keepClear = (): void => {
      const { offsetHeight } = node
      cart.style.setProperty(height, `${offsetHeight}px`)
      const { activeElement: active } = document
      if (offsetHeight > 1 && active && cart.contains(active) && !node.contains(active)) {
        active.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      }
    }
    const sizes = new ResizeObserver(keepClear)
    sizes.observe(node)
    return () => {
      sizes.disconnect()
      cart.style.removeProperty(height)
      if (!cart.getAttribute('style')) cart.removeAttribute('style')
    }
  }, [cart, feedback])
}
