import { findFirst } from '../../../core/browser/select.ts'
import { eachInSlices } from '../../../core/create-yield.ts'
import type { MenuItem, MenuTree } from '../menu-tree.ts'

/**
 * The source of the entries: a list in the page (`nav`), the server (`server`), or the list if there is one (`auto`).
 */
export type MenuSource = 'auto' | 'nav' | 'server'

type ReadMenu = (configmenu: string, signal: AbortSignal) => Promise<MenuTree>

/**
 * Returns the list from which a menu can be built: the first one in the element, else the first one that its `nav`
 * selects.
 */
export function findNavList(host: Element): Element | null {
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

interface NavItem extends MenuItem {
  readonly children: NavItem[]
}

interface NavTree extends MenuTree {
  readonly items: NavItem[]
  readonly root: NavItem
  here?: NavItem
  above?: NavItem
}

interface Row {
  row: Element
  parent: NavItem
}

type Fields = Partial<Pick<NavItem, 'kind' | 'id' | 'label' | 'subtitle' | 'href' | 'theme' | 'link'>>

/** Number of nodes from which a list is read in slices (MENU-13). */
const manyNodes = 1000

const createItem = (index: number, parent: NavItem | null, fields: Fields): NavItem => ({
  kind: 'link',
  id: '',
  label: '',
  subtitle: '',
  href: '',
  theme: '',
  selector: '',
  ...fields,
  index,
  parent,
  children: [],
  get hasPanel() {
    return this.children.length > 0
  },
})

function createTree(): NavTree {
  const items: NavItem[] = []
  return { root: createItem(-1, null, {}), items, itemsOf: (ids) => items.filter(({ id }) => ids.has(id)) }
}

function addItem({ items }: NavTree, parent: NavItem, fields: Fields): NavItem {
  const item = createItem(items.length, parent, fields)
  items.push(item)
  parent.children.push(item)
  return item
}

const rowsOf = (lists: Element[], parent: NavItem): Row[] =>
  lists.flatMap((list) => [...list.children].map((row) => ({ row, parent })))

/** Returns the outermost lists in a row, whatever elements wrap them. */
function listsIn(row: Element): Element[] {
  const lists = [...row.querySelectorAll('ul, ol')]
  return lists.filter((list) => !lists.some((other) => other !== list && other.contains(list)))
}

/** Returns the tab links of a row: they stand for the items below it, and the lists are in their panels. */
function tabsIn(row: Element, lists: Element[]): HTMLAnchorElement[] {
  const tabs = [...row.querySelectorAll<HTMLAnchorElement>('[role=tablist] a[href]')]
  return tabs.filter((tab) => !lists.some((list) => list.contains(tab)))
}

const depthOf = (row: Element): number => Number(row.querySelector('[data-depth]')?.getAttribute('data-depth')) || 0

/**
 * Finds the parent of each row of a list. Some themes write two levels in one list, and give the level in
 * `data-depth`: a deeper row belongs to the last row before it that is less deep.
 */
class Levels {
  /** By list, the rows to which a deeper one may still belong, from the least deep on. */
  #above = new Map<Element | null, { depth: number; item: NavItem }[]>()

  parentOf({ row, parent }: Row): NavItem {
    return this.#lessDeep(row).at(-1)?.item ?? parent
  }

  add({ row }: Row, item: NavItem): void {
    this.#above.set(row.parentElement, [...this.#lessDeep(row), { depth: depthOf(row), item }])
  }

  #lessDeep(row: Element): { depth: number; item: NavItem }[] {
    const depth = depthOf(row)
    return (this.#above.get(row.parentElement) ?? []).filter((above) => above.depth < depth)
  }
}

/**
 * Builds the tree from a list of links that the page already has, so that the menu works without script too. A row is
 * an `<li>` with a link or a text, and possibly lists. `data-idpage` on either names the page; a `<small>` in the
 * link is the subtitle; an `<hr>` is a spacer; the classes of the `<li>` stay on the row.
 */
async function readNavMenu(list: Element | null, signal: AbortSignal): Promise<MenuTree> {
  const tree = createTree()
  const levels = new Levels()
  const work = list ? rowsOf([list], tree.root) : []
  const add = (row: Element, link: HTMLAnchorElement | null, parent: NavItem, label: string, subtitle: string) => {
    const item = addItem(tree, parent, {
      id: link?.dataset.idpage ?? row.getAttribute('data-idpage') ?? '',
      label,
      subtitle,
      href: link?.getAttribute('href') ?? '',
      theme: row.className,
      link,
    })
    if (link && isCurrent(link, tree)) tree.here = item
    if (isOnTheWay(row, link)) tree.above = item
    return item
  }
  const read = (each: Row): void => {
    const { row } = each
    const lists = listsIn(row)
    const tabs = tabsIn(row, lists)
    const link =
      [...row.querySelectorAll('a')].find((own) => !tabs.includes(own) && !lists.some((list) => list.contains(own))) ??
      null
    const { label, subtitle } = readTexts(row, link, lists)
    const parent = levels.parentOf(each)
    if (!label) {
      if (row.matches('[role=separator]') || row.querySelector('hr')) addItem(tree, parent, { kind: 'spacer' })
      return
    }
    const item = add(row, link, parent, label, subtitle)
    levels.add(each, item)
    const inTabs = tabs.flatMap((tab) => {
      const texts = readTexts(tab, tab, [])
      const panel = [...row.querySelectorAll('[id]')].find(({ id }) => id === tab.getAttribute('aria-controls'))
      const below = lists.filter((list) => panel?.contains(list))
      work.push(...rowsOf(below, add(tab, tab, item, texts.label, texts.subtitle)))
      return below
    })
    work.push(
      ...rowsOf(
        lists.filter((list) => !inTabs.includes(list)),
        item,
      ),
    )
  }
  // The loop also takes the rows that `read` appends.
  if (!list || list.getElementsByTagName('*').length < manyNodes) for (const each of work) read(each)
  else await eachInSlices(work, read, signal)
  return tree
}

/** Matches what a theme shows beside a name: the toggle of a submenu, an icon, a letter of an icon font. */
const signs = 'button, [role="button"], [data-toggle], [data-bs-toggle], [aria-hidden="true"], svg, i[class*="icon"]'
const iconLetters = /[\uE000-\uF8FF]/g

const tidy = (text = ''): string => text.replace(iconLetters, '').replace(/\s+/g, ' ').trim()

/**
 * Returns the texts of a row. If only a button has a text, as in an entry that only opens a submenu, that is the
 * label.
 */
function readTexts(row: Element, link: Element | null, lists: Element[]): { label: string; subtitle: string } {
  const copy = (link ?? row).cloneNode(link !== null) as Element
  if (!link) for (const node of row.childNodes) copy.append(withoutLists(node, lists))
  const small = copy.querySelector('small')
  small?.remove()
  const whole = tidy(copy.textContent)
  for (const sign of copy.querySelectorAll(signs)) sign.remove()
  return { label: tidy(copy.textContent) || whole, subtitle: tidy(small?.textContent) }
}

function withoutLists(node: Node, lists: Element[]): Node {
  return lists.some((list) => node.contains(list)) ? document.createTextNode('') : node.cloneNode(true)
}

/**
 * Returns true for a link with `aria-current="page"` or, until one has been found, for the first link to the current
 * URL.
 */
function isCurrent(link: HTMLAnchorElement, { here }: NavTree): boolean {
  if (link.getAttribute('aria-current') === 'page') return true
  const { origin, pathname, search } = location
  return !here && link.origin === origin && link.pathname === pathname && link.search === search && !link.hash
}

/** Classes by which WordPress, Drupal, SPIP and PrestaShop mark the entry of the current page or one above it. */
const wayClasses =
  '.current-menu-item, .current-menu-ancestor, .current_page_parent, [class*="--active-trail"], .is-active, .active, .current, .on'

/**
 * Returns true if the theme marks an entry as one that leads to the current page; the last such entry is the closest.
 */
function isOnTheWay(row: Element, link: Element | null): boolean {
  return row.matches(wayClasses) || link?.matches(wayClasses) === true
}
