import { shared } from '../../src/core/shared.ts'

/** An entry of the test page's data layer. */
export type Pushed = Record<string, unknown> & {
  event?: string
  ecommerce?: (Record<string, unknown> & { items?: unknown[] }) | null
}

const page = globalThis as unknown as { dataLayer?: Pushed[] }

export const dataLayer = (): Pushed[] => page.dataLayer ?? []

/** Returns the entries of an event, in order. */
export const pushedOf = (event: string): Pushed[] => dataLayer().filter((entry) => entry.event === event)

/** Clears the data layer, and the entries held back until the visitor's consent. */
export function clearDataLayer(): void {
  shared('track', () => ({ entries: [] as unknown[] })).entries.length = 0
  delete page.dataLayer
}
