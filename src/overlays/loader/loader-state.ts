import { sharedAtom, store } from '../../core/store.ts'
import type { LoaderConfig } from './loader-config.ts'

/** A request to keep the loader shown. */
interface Hold {
  config: LoaderConfig
  /** True if it was made by `showLoader`, so that `hideLoader` can release it. */
  called: boolean
}

/** The loader is shown while there is at least one hold. */
export const holdsAtom = sharedAtom<readonly Hold[]>('loader-holds', [])

/** The looks that the page's `<flx-loader>` elements give; later ones override earlier ones. */
export const looksAtom = sharedAtom<readonly LoaderConfig[]>('loader-looks', [])

/** True once the loader has been rendered into the page. */
export const loaderDrawnAtom = sharedAtom('loader-drawn', false)

/** Keeps the loader shown (LOADER-03). @returns a function that releases it; further calls do nothing. */
export function holdLoader(config: LoaderConfig = {}, called = false): () => void {
  const hold = { config, called }
  store.set(holdsAtom, (holds) => [...holds, hold])
  return () => release(hold)
}

function release(hold: Hold | undefined): void {
  store.set(holdsAtom, (holds) => holds.filter((other) => other !== hold))
}

/** Releases the last call of `showLoader` that has not been released (LOADER-04). */
export function releaseLastCall(): void {
  release(store.get(holdsAtom).findLast(({ called }) => called))
}

/** Releases all calls of `showLoader`. */
export function releaseCalls(): void {
  store.set(holdsAtom, (holds) => holds.filter(({ called }) => !called))
}

/** Adds the look that an element gives, which calls override. @returns a function that removes it. */
export function giveLook(config: LoaderConfig): () => void {
  store.set(looksAtom, (looks) => [...looks, config])
  return () => store.set(looksAtom, (looks) => looks.filter((other) => other !== config))
}
