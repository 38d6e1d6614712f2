import { atom, createStore, type PrimitiveAtom } from 'jotai/vanilla'
import { shared } from './shared.ts'

/** @internal Creates a value that is held in the store. */
export { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'

/** @internal The store that all widgets of a page share. */
export const store = shared('store', () => createStore())

/**
 * @internal A value in the store that the whole page shares; the first copy of the script that asks for it creates it.
 */
export function sharedAtom<T>(name: string, initial: T): PrimitiveAtom<T> {
  return shared(name, () => atom(initial) as PrimitiveAtom<T>)
}
