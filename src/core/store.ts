import { createStore } from 'jotai/vanilla'
import { shared } from './shared.ts'

/** @internal The one store through which widgets of a page meet. */
export const store = shared('store', () => createStore())
