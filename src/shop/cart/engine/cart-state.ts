import type { CartSummary } from '../../../domain/cart/cart-summary.ts'
import type { HtmlAnswer, JsonAnswer } from '../api/cart-answer.ts'
import type { CartRequest } from '../api/cart-request.ts'

export interface RemovedLine {
  name: string
  /** The request that adds the line again. */
  undo: CartRequest
}

/** A message from the server that came without a cart. */
export interface Words {
  kind: 'error' | 'success'
  text: string
  /** The action that the message answers. */
  action: string
  /** The value of that action, such as the id of the refused line. */
  value: string
}

/** The last answer, which decides where the focus goes. */
export interface Answered {
  action: string
  refused: boolean
  ordered: boolean
}

/** The state that the cart renders. */
export interface CartState {
  /** `initial` is the view that came with the page; null if there is none yet. */
  shown: { type: 'initial' } | HtmlAnswer | JsonAnswer | null
  /** The last action whose answer is shown. It stays set when the cart is fetched again afterwards. */
  answered: Answered | null
  summary: CartSummary | null
  busy: boolean
  /** The reason why the last request failed, or empty. The view stays as it was. */
  problem: string
  /** Set while unsent requests are kept. Changes are sent again; an order only if the visitor asks. */
  kept: 'changes' | 'order' | null
  /** True if the session has expired, so that the visitor can log in again. */
  expired: boolean
  removed: RemovedLine | null
  /** The message of the last answer, if the server's view does not contain it; null if there is none. */
  announcement: Words | null
}

export const noProblem = { problem: '', kept: null, expired: false } as const

export const initialState: CartState = {
  shown: null,
  answered: null,
  summary: null,
  busy: false,
  ...noProblem,
  removed: null,
  announcement: null,
}
