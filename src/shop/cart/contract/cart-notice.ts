import type { CartReply, FieldError } from './cart-reply.ts'

/** What the server answered to the last action, besides the cart itself. */
export interface CartNotice {
  kind: 'error' | 'success'
  text: string
  /** The action it answers: it is shown where that action was taken, a refused code beside the code's field. */
  action?: string
  /** The action's value: which line, which address was refused. */
  value?: string
  errors?: FieldError[]
}

/** The notice of an answer; null when it says nothing. */
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
