import { findAll } from '../browser/select.ts'
import { isUntrusted } from './untrusted.ts'

/** The first element that bears a hook, in what the site itself wrote. */
export function findHook<E extends Element = HTMLElement>(root: ParentNode, hook: string): E | null {
  return findAll<E>(hook, root).find((element) => !isUntrusted(element)) ?? null
}
