// Fetched, with React, for a server that answers JSON.
import { takeContents } from '../../core/html/take-contents.ts'
import { drawNodes } from '../../ui/draw-nodes.ts'
import type { AccountList } from './list-contract.ts'
import { ListView } from './list-view.tsx'

/** Draws a list as the server would, as nodes that are shown in the place of those there are. */
export function drawList(list: AccountList, name: string, service: string): DocumentFragment {
  const { firstElementChild: view } = drawNodes(<ListView list={list} name={name} service={service} />)
  return view ? takeContents(view) : new DocumentFragment()
}
