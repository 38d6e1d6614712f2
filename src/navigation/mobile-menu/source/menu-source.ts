import { findFirst } from '../../../core/browser/select.ts'
import type { MenuTree } from '../menu-tree.ts'
import { readNavMenu } from './nav-menu.ts'

/**
 * The source of the entries: a list in the page (`nav`), the server (`server`), or the list if there is one (`auto`).
 */
export type MenuSource = 'auto' | 'nav' | 'server'

type ReadMenu = (configmenu: string, signal: AbortSignal) => Promise<MenuTree>

/**
 * Returns the list from which a menu can be built: the first one in the element, else the first one that its `nav`
 * selects.
 */
function findNavList(host: Element): Element | null {
  const own = host.querySelector(':scope > :is(ul, ol), :scope > :not([data-flx-mount]) :is(ul, ol)')
  const nav = host.getAttribute('nav')
  return own ?? (nav ? findFirst<Element>(`:is(ul, ol):is(${nav}, :is(${nav}) *)`) : null)
}

/** Returns true if the menu is built from a list of the page, which it then replaces. */
export function isFromNav(host: Element, source: MenuSource): boolean {
  return source === 'nav' || (source === 'auto' && findNavList(host) !== null)
}

/** Returns the function that reads the menu. The code for the server is loaded only if needed. */
export async function menuReader(host: Element, source: MenuSource): Promise<ReadMenu> {
  if (!isFromNav(host, source)) return (await import('./server-menu.ts')).readServerMenu
  return (_configmenu, signal) => readNavMenu(findNavList(host), signal)
}
