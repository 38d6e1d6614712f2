import { shared } from '../../src/core/shared.ts'

/** What is pushed onto the data layer of the page of tests. */
export type Pushed = Record<string, unknown> & {
  event?: string
  ecommerce?: (Record<string, unknown> & { items?: unknown[] }) | null
}

const page = globalThis as unknown as { dataLayer?: Pushed[] }

export const dataLayer = (): Pushed[] => page.dataLayer ?? []

/** What was pushed of an event, in order. */
export const pushedOf = (event: string): Pushed[] => dataLayer().filter((entry) => entry.event === event)

/** Forgets what was pushed, and what was held until the visitor would choose. */
export function clearDataLayer(): void {
  shared('track', () => ({ entries: [] as unknown[] })).entries.length = 0
  delete page.dataLayer
}
