import { type ReactNode, useMemo, useRef } from 'react'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import { useStored } from '../../../core/use-stored.ts'
import { Message } from '../../../ui/message.tsx'
import { StatusLine } from '../../../ui/status-line.tsx'
import { cartTexts } from '../cart-messages.ts'
import type { CartEngine } from '../engine/cart-engine.ts'
import { Problem } from './problem.tsx'
import { Refusal } from './refusal.tsx'
import { refusalPlace } from './refusal-place.ts'
import { Removal } from './removal.tsx'
import { SessionOver } from './session-over.tsx'
import { summaryText } from './summary-text.ts'
import { useClearFocus } from './use-clear-focus.ts'

/**
 * What the cart says of its requests: a failure and what can be done, a refusal, a session that ended, a removal that can
 * be undone, new totals. Each part is in the page before it speaks.
 */
export function CartFeedback({ host, engine }: { host: HTMLElement; engine: CartEngine }): ReactNode {
  useTexts(cartTexts)
  const { shown, summary, said, expired, removed } = useStored(engine.state)
  const node = useRef<HTMLDivElement>(null)
  useClearFocus(host, node)
  // A refusal stands where it was acted on, in the view that is there when it comes.
  const place = useMemo(() => said && refusalPlace(host, said), [host, said])
  return (
    <div className="flx-cart__feedback" ref={node}>
      <Problem engine={engine} />
      <div className="flx-cart__said" role="alert">
        {said?.kind === 'error' && !place && <Message meaning="error">{said.text}</Message>}
      </div>
      <StatusLine className="flx-cart__said">
        {said?.kind === 'success' && <Message meaning="success">{said.text}</Message>}
      </StatusLine>
      {expired && <SessionOver engine={engine} />}
      <Removal removed={removed} engine={engine} />
      <StatusLine className="flx-visually-hidden">{shown?.type !== 'initial' && summaryText(summary)}</StatusLine>
      {said && place && <Refusal place={place} text={said.text} />}
    </div>
  )
}
