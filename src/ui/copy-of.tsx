import { type ReactNode, useCallback } from 'react'

interface CopyOfProps {
  nodes: DocumentFragment
  /** @default 'div' */
  as?: 'div' | 'li'
  className: string
}

/** Shows a copy of trusted nodes, of the page or of an answer; the given nodes are kept for the next time. */
export function CopyOf({ nodes, as: Tag = 'div', className }: CopyOfProps): ReactNode {
  const fill = useCallback((place: HTMLElement | null) => place?.replaceChildren(nodes.cloneNode(true)), [nodes])
  return nodes.hasChildNodes() && <Tag ref={fill} className={className} />
}
