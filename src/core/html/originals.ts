import { shared } from '../shared.ts'

type Written = Map<string, string | null>

/** By element, what the author wrote in the attributes that elements of ours changed. */
export const originals = () => shared('originals', () => new WeakMap<Element, Written>())

/**
 * Notes the attributes of the author's that an element of ours is about to change, so that a copy of the markup can be
 * made as the author wrote it.
 *
 * @returns gives them back.
 */
export function keepOriginals(element: Element, names: readonly string[]): () => void {
  const before = names.map((name) => [name, element.getAttribute(name)] as const)
  const written: Written = originals().get(element) ?? new Map()
  originals().set(element, written)
  const first = before.filter(([name]) => !written.has(name))
  for (const [name, value] of first) written.set(name, value)
  return () => {
    for (const [name, value] of before) {
      const isFirst = first.some(([each]) => each === name)
      writeAttribute(element, name, isFirst ? (written.get(name) ?? null) : value)
      if (isFirst) written.delete(name)
    }
  }
}

/** A script of the page has written an attribute that an element of ours holds: it is what is given back. */
export function noteWritten(element: Element, name: string, value: string): void {
  const written = originals().get(element)
  if (written?.has(name)) written.set(name, value)
}

/** An attribute as the author wrote it, whatever an element of ours has made of it. */
export function writtenAttribute(element: Element, name: string): string | null {
  const written = originals().get(element)
  return written?.has(name) ? (written.get(name) ?? null) : element.getAttribute(name)
}

export function writeAttribute(element: Element, name: string, value: string | null): void {
  // By the attribute a strict policy would refuse it.
  if (name === 'style' && value && element instanceof HTMLElement) element.style.cssText = value
  // Asked for first: Chromium writes `style` late, and would leave it there empty.
  else if (value === null) element.getAttribute(name) === null || element.removeAttribute(name)
  else element.setAttribute(name, value)
}
