import { useLayoutEffect } from 'react'
import { keepOriginals, writeAttribute } from '../html/originals.ts'

/**
 * Sets attributes on a node of the author's while the component is mounted: ARIA and the like; null removes one. The
 * author's values are restored afterwards, and used in copies of the page's markup.
 */
export function useAuthorAttributes(node: Element | null | undefined, attributes: Record<string, string | null>): void {
  const names = Object.keys(attributes).sort().join(' ')
  const written = JSON.stringify(attributes)
  useLayoutEffect(() => (node && names ? keepOriginals(node, names.split(' ')) : undefined), [node, names])
  useLayoutEffect(() => {
    if (!node) return
    for (const [name, value] of Object.entries(JSON.parse(written) as Record<string, string | null>)) {
      if (node.getAttribute(name) !== value) writeAttribute(node, name, value)
    }
  }, [node, written])
}
