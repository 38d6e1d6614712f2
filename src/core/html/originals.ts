import { shared } from '../shared.ts'

/** One change of an attribute of the author's: the value before it. */
interface Claim {
  before: string | null
}

/**
 * For each element and attribute, the changes that apply now, the latest last. The first one holds what the author
 * wrote.
 */
const claims = () => shared('claims', () => new WeakMap<Element, Map<string, Claim[]>>())

function claim(element: Element, name: string): () => void {
  const byName = claims().get(element) ?? new Map<string, Claim[]>()
  claims().set(element, byName)
  const held = byName.get(name) ?? []
  byName.set(name, held)
  const own: Claim = { before: element.getAttribute(name) }
  held.push(own)
  return () => {
    const at = held.indexOf(own)
    const next = held[at + 1]
    held.splice(at, 1)
    if (held.length === 0) byName.delete(name)
    // A later change of the same attribute keeps its value, and will restore this one's original value.
    if (next) next.before = own.before
    else writeAttribute(element, name, own.before)
  }
}

/**
 * Notes the current values of attributes that an element of ours is about to change, so that a copy of the markup can
 * be made as the author wrote it.
 *
 * @returns a function that restores them.
 */
export function keepOriginals(element: Element, names: readonly string[]): () => void {
  const releases = names.map((name) => claim(element, name))
  return () => {
    for (const release of releases) release()
  }
}

/**
 * Notes that a script of the page wrote an attribute that an element of ours has changed: the script's value is then
 * restored.
 */
export function noteWritten(element: Element, name: string, value: string): void {
  const first = claims().get(element)?.get(name)?.[0]
  if (first) first.before = value
}

/** Returns the author's values of those attributes of an element that elements of ours have changed. */
export const originalsOf = (element: Element): [name: string, value: string | null][] =>
  [...(claims().get(element) ?? [])].map(([name, [first]]) => [name, first?.before ?? null])

/** Returns an attribute as the author wrote it, even while an element of ours has changed it. */
export function writtenAttribute(element: Element, name: string): string | null {
  const first = claims().get(element)?.get(name)?.[0]
  return first ? first.before : element.getAttribute(name)
}

export function writeAttribute(element: Element, name: string, value: string | null): void {
  // Set by `cssText`: a strict Content Security Policy refuses the attribute.
  if (name === 'style' && value && element instanceof HTMLElement) element.style.cssText = value
  // The attribute is read first: Chromium writes `style` late, and would leave it there, empty.
  else if (value === null) element.getAttribute(name) === null || element.removeAttribute(name)
  else element.setAttribute(name, value)
}
