import { originalsOf, writeAttribute } from './originals.ts'

/**
 * A copy as the author wrote it: without what elements of ours added, with the attributes that they changed. It belongs
 * to no page, so that nothing in it begins to live.
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
