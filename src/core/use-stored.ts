import { useSyncExternalStore } from 'react'
import { type Atom, store } from './store.ts'

/** Returns the current value of an atom of the page's store; renders again in the same task when it changes. */
export function useStored<T>(atom: Atom<T>): T {
  return useSyncExternalStore(
    (changed) => store.sub(atom, changed),
    () => store.get(atom),
  )
}
