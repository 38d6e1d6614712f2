import type { Config } from './config.ts'
import { type Observable, observable } from './observable.ts'
import { shared } from './shared.ts'

/** @internal What `configure` gave. */
export const givenConfig = (): Observable<Partial<Config>> => shared('config', () => observable({}))

/** Lays values over the configuration (PAGE-06) and notifies who listens. */
export function configure(values: Partial<Config>): void {
  const given = givenConfig()
  given.set({ ...given.get(), ...values })
}

/** Calls back after each `configure`. @returns a function that stops it. */
export function onConfig(listener: () => void): () => void {
  return givenConfig().subscribe(listener)
}
