import type { CartSummary } from '../../../domain/cart/cart-summary.ts'
import type { HtmlAnswer, JsonAnswer } from '../api/cart-answer.ts'
import type { CartRequest } from '../api/cart-request.ts'

export interface RemovedLine {
  name: string
  /** Adds it again. */
  undo: CartRequest
}

/** What the server said without showing a cart. */
export interface Words {
  kind: 'error' | 'success'
  text: string
  /** The action that it answers. */
  action: string
  /** The action's value: which line was refused. */
  value: string
}

/** What was answered last, for who looks after the focus. */
export interface Answered {
  action: string
  refused: boolean
  ordered: boolean
}

/** What the cart shows. */
export interface CartState {
  /** `initial`: the view that came with the page; null: nothing yet. */
  shown: { type: 'initial' } | HtmlAnswer | JsonAnswer | null
  /** The last action whose answer is in what is shown; a cart that was read since holds it too. */
  answered: Answered | null
  summary: CartSummary | null
  busy: boolean
  /** Why the last request failed; what was on screen stays. */
  problem: string
  /** Changes are kept, to be sent again; an order only when the visitor says so. */
  kept: 'changes' | 'order' | null
  /** The session ended: the visitor can log in again. */
  expired: boolean
  removed: RemovedLine | null
  /** Words of the last answer, which the view that the server drew does not say; null when there are none. */
  said: Words | null
}

export const noProblem = { problem: '', kept: null, expired: false } as const

export const initialState: CartState = {
  shown: null,
  answered: null,
  summary: null,
  busy: false,
  ...noProblem,
  removed: null,
  said: null,
}
