import { atom, createStore } from 'jotai/vanilla'
import { config } from './config.ts'
import { onConfig } from './configure.ts'
import { shared } from './shared.ts'

/** @internal The one store through which widgets of a page meet. */
export const store = shared('store', () => createStore())

/** @internal Hash of the visitor's session, as the configuration says it (PAGE-06). */
export const sessionAtom = shared('sessionAtom', () => {
  const session = atom(config().sessionHash)
  onConfig(() => store.set(session, config().sessionHash))
  return session
})
