import { waitUntil as waitBriefly } from '@open-wc/testing'

/** Waits for a condition, even on a slow machine; @open-wc/testing gives up after a second. */
export const waitUntil: typeof waitBriefly = (predicate, message, options) =>
  waitBriefly(predicate, message, { timeout: 20_000, ...options })
