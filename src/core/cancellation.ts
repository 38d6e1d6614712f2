import { shared } from './shared.ts'

interface Cancellation {
  /** How often the visitor gave up what was on its way: what was asked for before that is not wanted any more. */
  count: number
  /** Whether the browser goes back for an overlay that has closed: nobody pressed Back. */
  ownBack?: boolean
}

/** What the visitor still wants of what is on its way: the page's script counts, and what comes later compares. */
export const cancellation: Cancellation = /* @__PURE__ */ shared('cancellation', () => ({ count: 0 }))
