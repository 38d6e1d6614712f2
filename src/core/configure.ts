import type { Config } from './config.ts'
import { shared } from './shared.ts'

/** @internal What `configure` gave. */
export const configState = (): { given: Partial<Config> } => shared('config', () => ({ given: {} }))

/** Lays values over the configuration (PAGE-06) and notifies who listens, with `flx-config` on the window. */
export function configure(values: Partial<Config>): void {
  Object.assign(configState().given, values)
  dispatchEvent(new CustomEvent('flx-config'))
}

/** Calls back after each `configure`. @returns a function that stops it. */
export function onConfig(listener: () => void): () => void {
  addEventListener('flx-config', listener)
  return () => removeEventListener('flx-config', listener)
}
