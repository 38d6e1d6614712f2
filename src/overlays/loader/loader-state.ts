import { shared } from '../../core/shared.ts'
import type { LoaderConfig } from './loader-config.ts'

/** Something that keeps the loader shown. */
interface Hold {
  config: LoaderConfig
  /** Made by `showLoader`, so that `hideLoader` takes it back. */
  called: boolean
}

interface LoaderState {
  holds: Hold[]
  /** What the page's `<flx-loader>` say about its look. */
  looks: Map<Element, LoaderConfig>
  listeners: Set<() => void>
  isDrawn: boolean
}

export const loaderState = (): LoaderState =>
  shared('loader', () => ({ holds: [], looks: new Map(), listeners: new Set(), isDrawn: false }))

function notify(): void {
  for (const listener of [...loaderState().listeners]) listener()
}

/** Keeps the loader shown (LOADER-03). @returns lets go of it; harmless when called again. */
export function holdLoader(config: LoaderConfig = {}, called = false): () => void {
  const hold = { config, called }
  loaderState().holds = [...loaderState().holds, hold]
  notify()
  return () => release(hold)
}

function release(hold: Hold | undefined): void {
  const state = loaderState()
  if (!hold || !state.holds.includes(hold)) return
  state.holds = state.holds.filter((other) => other !== hold)
  notify()
}

/** Takes back the last call that showed it and has not been taken back (LOADER-04). */
export function releaseLastCall(): void {
  release(loaderState().holds.findLast(({ called }) => called))
}

/** Lays the look that an element of the page gives under those of the calls. @returns takes it away. */
export function giveLook(element: Element, config: LoaderConfig): () => void {
  loaderState().looks.set(element, config)
  notify()
  return () => {
    loaderState().looks.delete(element)
    notify()
  }
}

export function subscribeLoader(listener: () => void): () => void {
  loaderState().listeners.add(listener)
  return () => loaderState().listeners.delete(listener)
}
