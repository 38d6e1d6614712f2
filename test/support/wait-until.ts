import { waitUntil as waitBriefly } from '@open-wc/testing'

/** Waits for what must come, on a slow machine too; @open-wc/testing gives up after a second. */
export const waitUntil: typeof waitBriefly = (predicate, message, options) =>
  waitBriefly(predicate, message, { timeout: 20_000, ...options })
