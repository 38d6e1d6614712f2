import { useSyncExternalStore } from 'react'
import { type Atom, store } from './store.ts'

/** The present value of an atom of the page's store, drawn again in the same task as it changes. */
export function useStored<T>(atom: Atom<T>): T {
  return useSyncExternalStore(
    (changed) => store.sub(atom, changed),
    () => store.get(atom),
  )
}
