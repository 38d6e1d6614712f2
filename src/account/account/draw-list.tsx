// Fetched, with React, for a server that answers JSON.
import { flushSync } from 'react-dom'
import { reactRoot } from '../../core/react-root.ts'
import type { AccountList } from './list-contract.ts'
import { ListView } from './list-view.tsx'

/** Draws a list as the server would, as nodes that are shown in the place of those there are. */
export function drawList(list: AccountList, name: string, service: string): DocumentFragment {
  const box = document.createElement('div')
  const root = reactRoot(box)
  flushSync(() => root.render(<ListView list={list} name={name} service={service} />))
  const content = document.createDocumentFragment()
  content.append(...[...(box.firstElementChild?.childNodes ?? [])].map((node) => document.importNode(node, true)))
  root.unmount()
  return content
}
