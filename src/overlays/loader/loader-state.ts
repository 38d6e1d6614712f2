import { sharedAtom, store } from '../../core/store.ts'
import type { LoaderConfig } from './loader-config.ts'

/** Something that keeps the loader shown. */
interface Hold {
  config: LoaderConfig
  /** Made by `showLoader`, so that `hideLoader` takes it back. */
  called: boolean
}

/** The loader is shown as long as one is left. */
export const holdsAtom = sharedAtom<readonly Hold[]>('loader-holds', [])

/** What the page's `<flx-loader>` say about its look, the later over the earlier. */
export const looksAtom = sharedAtom<readonly LoaderConfig[]>('loader-looks', [])

/** The loader is in the page. */
export const loaderDrawnAtom = sharedAtom('loader-drawn', false)

/** Keeps the loader shown (LOADER-03). @returns lets go of it; harmless when called again. */
export function holdLoader(config: LoaderConfig = {}, called = false): () => void {
  const hold = { config, called }
  store.set(holdsAtom, (holds) => [...holds, hold])
  return () => release(hold)
}

function release(hold: Hold | undefined): void {
  store.set(holdsAtom, (holds) => holds.filter((other) => other !== hold))
}

/** Takes back the last call that showed it and has not been taken back (LOADER-04). */
export function releaseLastCall(): void {
  release(store.get(holdsAtom).findLast(({ called }) => called))
}

/** Takes back all calls that showed it. */
export function releaseCalls(): void {
  store.set(holdsAtom, (holds) => holds.filter(({ called }) => !called))
}

/** Lays the look that an element of the page gives under those of the calls. @returns takes it away. */
export function giveLook(config: LoaderConfig): () => void {
  store.set(looksAtom, (looks) => [...looks, config])
  return () => store.set(looksAtom, (looks) => looks.filter((other) => other !== config))
}
