import { findAll } from '../browser/select.ts'
import { isUntrusted } from './untrusted.ts'

/** Returns the first element with a hook, outside untrusted regions. */
export function findHook<E extends Element = HTMLElement>(root: ParentNode, hook: string): E | null {
  return findAll<E>(hook, root).find((element) => !isUntrusted(element)) ?? null
}
