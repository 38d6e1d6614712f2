import * as v from 'valibot'
import { parseFragment } from '../../core/html/gate.ts'
import { findHook } from '../../core/html/nodes.ts'
import type { Reply } from '../../core/http/reply.ts'
import { receiptReply } from './account-contract.ts'

/** The acknowledgement of a declaration. */
export interface Receipt {
  /** Number of the declaration; empty if the answer does not give it. */
  number: string
  /** ISO date-time; empty if the answer does not give it. */
  receivedAt: string
}

/** Details of the event for a declaration that was received. */
export interface ReceivedDetail extends Receipt {
  /** The server's message as plain text. */
  message: string
}

/** Reads the receipt of an answer: `accuse` in JSON, `data-flx-receipt` around a `<time>` in HTML. */
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
