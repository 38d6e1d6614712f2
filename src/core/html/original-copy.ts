import { originalsOf, writeAttribute } from './originals.ts'

/**
 * Returns a copy of an element as the author wrote it: without the nodes that elements of ours added, and with the
 * original attributes. The copy belongs to another document, so that no custom element in it starts.
 */
export function originalCopy<E extends Element>(root: E): E {
  const copy = document.implementation.createHTMLDocument('').importNode(root, true)
  const sources = [root, ...root.querySelectorAll('*')]
  const copies = [copy, ...copy.querySelectorAll('*')]
  for (const [index, source] of sources.entries()) {
    const target = copies[index]
    for (const [name, value] of originalsOf(source)) if (target) writeAttribute(target, name, value)
  }
  for (const added of copy.querySelectorAll('[data-flx-mount]')) added.remove()
  return copy
}
