import * as v from 'valibot'
import { findHook } from '../../core/html/find-hook.ts'
import { parseFragment } from '../../core/html/gate.ts'
import type { Reply } from '../../core/http/reply.ts'
import { receiptReply } from './account-contract.ts'

/** That a declaration was received: under which number, and when. */
export interface Receipt {
  /** Empty where the answer does not say it. */
  number: string
  /** ISO date-time; empty where the answer does not say it. */
  receivedAt: string
}

/** What an event says of a declaration that was received. */
export interface ReceivedDetail extends Receipt {
  /** What the server said, as text. */
  message: string
}

/** What an answer says of a receipt: `accuse` in JSON, `data-flx-receipt` around a `<time>` in HTML. */
export function readReceipt(reply: Reply | null): Receipt {
  if (reply?.type === 'json') {
    const read = v.safeParse(receiptReply, reply.data)
    if (read.success) return { number: read.output.accuse.numero, receivedAt: read.output.accuse.recu_le }
  }
  const hook = reply?.type === 'html' ? findHook(parseFragment(reply.html), '[data-flx-receipt]') : null
  return {
    number: hook?.getAttribute('data-flx-receipt') ?? '',
    receivedAt: hook?.querySelector('time')?.dateTime ?? '',
  }
}
