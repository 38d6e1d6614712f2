import type { CartNotice, CartReply } from './cart-reply.ts'

/** Returns the notice of an answer; null if the answer has no message and no errors. */
export function noticeOf(
  reply: Pick<CartReply, 'outcome' | 'error' | 'info' | 'errors'>,
  action: string,
  value = '',
): CartNotice | null {
  const failed = reply.outcome === 'refused'
  const text = failed ? reply.error : reply.info
  if (!text && reply.errors.length === 0) return null
  return { kind: failed ? 'error' : 'success', text, action, value, errors: reply.errors }
}
