import { takeContents } from '../../core/html/take-contents.ts'
import { drawNodes } from '../../ui/draw-nodes.ts'
import type { AccountList } from './list-contract.ts'
import { ListView } from './list-view.tsx'

/** Renders a list with the server's markup, and returns its nodes. */
export function drawList(list: AccountList, name: string, service: string): DocumentFragment {
  const { firstElementChild: view } = drawNodes(<ListView list={list} name={name} service={service} />)
  return view ? takeContents(view) : new DocumentFragment()
}
