import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { reactRoot } from '../core/react-root.ts'

/** Returns what React renders as plain nodes for another place, which React does not update. */
export function drawNodes(drawing: ReactNode): DocumentFragment {
  const box = new DocumentFragment()
  const root = reactRoot(box)
  flushSync(() => root.render(drawing))
  const nodes = document.importNode(box, true)
  root.unmount()
  return nodes
}
