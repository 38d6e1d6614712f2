import { shared } from '../shared.ts'

/** One of ours that changes an attribute of the author's: what it found there. */
interface Claim {
  before: string | null
}

/** By element and attribute, those of ours that change it now, the latest last: the first found what the author wrote. */
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
    // What another has written since stays, until that one gives back what this one found.
    if (next) next.before = own.before
    else writeAttribute(element, name, own.before)
  }
}

/**
 * Notes the attributes of the author's that an element of ours is about to change, so that a copy of the markup can be
 * made as the author wrote it.
 *
 * @returns gives them back.
 */
export function keepOriginals(element: Element, names: readonly string[]): () => void {
  const releases = names.map((name) => claim(element, name))
  return () => {
    for (const release of releases) release()
  }
}

/** A script of the page has written an attribute that an element of ours holds: it is what is given back. */
export function noteWritten(element: Element, name: string, value: string): void {
  const first = claims().get(element)?.get(name)?.[0]
  if (first) first.before = value
}

/** What the author wrote in the attributes of an element that elements of ours change now. */
export const originalsOf = (element: Element): [name: string, value: string | null][] =>
  [...(claims().get(element) ?? [])].map(([name, [first]]) => [name, first?.before ?? null])

/** An attribute as the author wrote it, whatever an element of ours has made of it. */
export function writtenAttribute(element: Element, name: string): string | null {
  const first = claims().get(element)?.get(name)?.[0]
  return first ? first.before : element.getAttribute(name)
}

export function writeAttribute(element: Element, name: string, value: string | null): void {
  // By the attribute a strict policy would refuse it.
  if (name === 'style' && value && element instanceof HTMLElement) element.style.cssText = value
  // Asked for first: Chromium writes `style` late, and would leave it there empty.
  else if (value === null) element.getAttribute(name) === null || element.removeAttribute(name)
  else element.setAttribute(name, value)
}
