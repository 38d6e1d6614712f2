import type { Config } from './config.ts'
import { shared } from './shared.ts'

interface ConfigState {
  given: Partial<Config>
  listeners: Set<() => void>
}

/** What `configure` gave, and who wants to know. */
export const configState = (): ConfigState => shared('config', () => ({ given: {}, listeners: new Set() }))

/** Lays values over the configuration (PAGE-06) and tells who listens. */
export function configure(values: Partial<Config>): void {
  const { given, listeners } = configState()
  Object.assign(given, values)
  for (const listener of listeners) listener()
}

/** Calls back after each `configure`. @returns a function that stops it. */
export function onConfig(listener: () => void): () => void {
  const { listeners } = configState()
  listeners.add(listener)
  return () => listeners.delete(listener)
}
