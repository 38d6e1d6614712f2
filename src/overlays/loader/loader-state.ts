import { type Observable, observable } from '../../core/observable.ts'
import { shared } from '../../core/shared.ts'
import type { LoaderConfig } from './loader-config.ts'

/** Something that keeps the loader shown. */
interface Hold {
  config: LoaderConfig
  /** Made by `showLoader`, so that `hideLoader` takes it back. */
  called: boolean
}

interface LoaderState {
  readonly holds: Observable<readonly Hold[]>
  /** What the page's `<flx-loader>` say about its look: read at each showing. */
  readonly looks: Map<Element, LoaderConfig>
  isDrawn: boolean
}

export const loaderState = (): LoaderState =>
  shared('loader', () => ({ holds: observable([]), looks: new Map(), isDrawn: false }))

/** Keeps the loader shown (LOADER-03). @returns lets go of it; harmless when called again. */
export function holdLoader(config: LoaderConfig = {}, called = false): () => void {
  const hold = { config, called }
  const { holds } = loaderState()
  holds.set([...holds.get(), hold])
  return () => release(hold)
}

function release(hold: Hold | undefined): void {
  const { holds } = loaderState()
  if (hold && holds.get().includes(hold)) holds.set(holds.get().filter((other) => other !== hold))
}

/** Takes back the last call that showed it and has not been taken back (LOADER-04). */
export function releaseLastCall(): void {
  const holds = loaderState().holds.get()
  release(holds.findLast(({ called }) => called))
}

/** Lays the look that an element of the page gives under those of the calls. @returns takes it away. */
export function giveLook(element: Element, config: LoaderConfig): () => void {
  const { looks } = loaderState()
  looks.set(element, config)
  return () => {
    looks.delete(element)
  }
}
