import { findFirst } from '../../../core/browser/select.ts'
import type { MenuTree } from '../menu-tree.ts'
import { readNavMenu } from './nav-menu.ts'

/** Where the entries come from: the list in the element when there is one (`auto`), that list, or the server. */
export type MenuSource = 'auto' | 'nav' | 'server'

type ReadMenu = (configmenu: string, signal: AbortSignal) => Promise<MenuTree>

/** The list that a menu can be made of: the first one in the element, else in what its `nav` names in the page. */
function findNavList(host: Element): Element | null {
  const own = host.querySelector(':scope > :is(ul, ol), :scope > :not([data-flx-mount]) :is(ul, ol)')
  const nav = host.getAttribute('nav')
  return own ?? (nav ? findFirst<Element>(`:is(ul, ol):is(${nav}, :is(${nav}) *)`) : null)
}

/** Whether the menu is made of a list of the page, which it then stands for. */
export function isFromNav(host: Element, source: MenuSource): boolean {
  return source === 'nav' || (source === 'auto' && findNavList(host) !== null)
}

/** How the menu is read; talking to the server comes with code of its own. */
export async function menuReader(host: Element, source: MenuSource): Promise<ReadMenu> {
  if (!isFromNav(host, source)) return (await import('./server-menu.ts')).readServerMenu
  return (_configmenu, signal) => readNavMenu(findNavList(host), signal)
}
