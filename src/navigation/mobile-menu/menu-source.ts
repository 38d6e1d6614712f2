import { createTree, type MenuTree } from './menu-tree.ts'

/** Where the entries come from: the list in the element when there is one (`auto`), that list, or the server. */
export type MenuSource = 'auto' | 'nav' | 'server'

const importServerMenu = () => import('./server-menu.ts')
const importNavMenu = () => import('./nav-menu.ts')

/** The list that a menu can be made of: the first one in a `<nav>` of the element, or a list right in the element. */
function findNavList(host: Element): HTMLElement | null {
  return host.querySelector(':scope > nav :is(ul, ol)') ?? host.querySelector(':scope > :is(ul, ol)')
}

function listFor(host: Element, source: MenuSource): HTMLElement | null {
  return source === 'server' ? null : findNavList(host)
}

/** Fetches the code that will read the menu: a page pays for one way alone. A failure is told when it is needed. */
export function prepareMenu(host: Element, source: MenuSource): void {
  const code = listFor(host, source) ? importNavMenu() : importServerMenu()
  code.catch(() => {})
}

/** Reads the menu from where it is. @throws RequestError when the server's answer does not come or is not a list. */
export async function readMenu(
  host: Element,
  source: MenuSource,
  configmenu: string,
  signal: AbortSignal,
): Promise<MenuTree> {
  const list = listFor(host, source)
  if (list) return (await importNavMenu()).readNav(list, signal)
  if (source === 'nav') return createTree()
  return (await importServerMenu()).readServerMenu(configmenu, signal)
}
