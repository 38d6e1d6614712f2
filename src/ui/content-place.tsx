import { type ReactNode, type Ref, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Content, type PreparedContent, prepareContent } from './content.ts'

interface ContentPlaceProps {
  content: PreparedContent
  /** @default 'div' */
  as?: 'div' | 'span'
  className?: string
}

/** An element that is filled with prepared content. */
export function ContentPlace({ content, as: Tag = 'div', className = '' }: ContentPlaceProps): ReactNode {
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(() => (place.current ? content.insert(place.current) : undefined), [content])
  return <Tag ref={place as Ref<HTMLDivElement & HTMLSpanElement>} className={`flx-flow ${className}`.trim()} />
}

/** Prepares content that may change: undefined until it is ready, null if there is none. */
export function usePreparedContent(content: Content | null | undefined): PreparedContent | null | undefined {
  const [prepared, setPrepared] = useState<{ from: Content; ready: PreparedContent }>()
  useEffect(() => {
    let left = false
    if (content != null) void prepareContent(content).then((ready) => left || setPrepared({ from: content, ready }))
    return () => {
      left = true
    }
  }, [content])
  if (content == null) return null
  return prepared?.from === content ? prepared.ready : undefined
}

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
