import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { reactRoot } from '../core/react-root.ts'

/** What React draws, as nodes for a place that is not its own: nothing of React stays in them. */
export function drawNodes(drawing: ReactNode): DocumentFragment {
  const box = new DocumentFragment()
  const root = reactRoot(box)
  flushSync(() => root.render(drawing))
  const nodes = document.importNode(box, true)
  root.unmount()
  return nodes
}
