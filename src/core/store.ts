import { atom, createStore, type PrimitiveAtom } from 'jotai/vanilla'
import { shared } from './shared.ts'

/** @internal Makes a value that is held in the store. */
export { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'

/** @internal The one store through which widgets of a page meet. */
export const store = shared('store', () => createStore())

/** @internal A value in the store that whichever copy of the script asks first makes, for all of the page. */
export function sharedAtom<T>(name: string, initial: T): PrimitiveAtom<T> {
  return shared(name, () => atom(initial) as PrimitiveAtom<T>)
}
