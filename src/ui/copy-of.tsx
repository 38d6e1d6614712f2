import { type ReactNode, useCallback } from 'react'

interface CopyOfProps {
  nodes: DocumentFragment
  /** @default 'div' */
  as?: 'div' | 'li'
  className: string
}

/** A copy of nodes that may be shown, of the page or of an answer: those that are given stay for the next time. */
export function CopyOf({ nodes, as: Tag = 'div', className }: CopyOfProps): ReactNode {
  const fill = useCallback((place: HTMLElement | null) => place?.replaceChildren(nodes.cloneNode(true)), [nodes])
  return nodes.hasChildNodes() && <Tag ref={fill} className={className} />
}
