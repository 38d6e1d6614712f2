import { shared } from './shared.ts'

interface Cancellation {
  /** How often the visitor cancelled what was being fetched: anything requested before is no longer wanted. */
  count: number
  /** True while the script itself goes back, for an overlay that has closed: the visitor did not press Back. */
  ownBack?: boolean
}

/** Counts the visitor's cancellations; code that is fetched later compares the count with that of its request. */
export const cancellation: Cancellation = /* @__PURE__ */ shared('cancel', () => ({ count: 0 }))
