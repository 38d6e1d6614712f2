import type { Config } from './config.ts'
import { shared } from './shared.ts'

interface ConfigState {
  given: Partial<Config>
  listeners: Set<() => void>
}

/** @internal What `configure` gave, and who listens: in the script of every page, where an observable takes more bytes. */
export const configState = (): ConfigState => shared('config', () => ({ given: {}, listeners: new Set() }))

/** Lays values over the configuration (PAGE-06) and notifies who listens. */
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
