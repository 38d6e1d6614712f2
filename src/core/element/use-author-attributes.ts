import { useLayoutEffect } from 'react'
import { keepOriginals, writeAttribute } from '../html/originals.ts'

/**
 * Gives a node of the author's these attributes as long as the component is there: ARIA and the like; null removes one.
 * They are as the author wrote them afterwards, and in a copy of the page's markup.
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
