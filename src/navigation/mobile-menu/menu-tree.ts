import { pageContext } from '../../core/page-context.ts'

/** One row of a panel; a row with children opens a panel of its own. */
export interface MenuItem {
  readonly kind: 'link' | 'spacer' | 'clone'
  /** Index in `MenuTree.items`; -1 for the root. */
  readonly index: number
  readonly id: string
  readonly label: string
  readonly subtitle: string
  readonly href: string
  readonly theme: string
  /** The page's link from which the item was read; a menu from the server has none. */
  readonly link?: HTMLAnchorElement | null
  /** For a clone: the selector of the content to copy. */
  readonly selector: string
  /** `null` for the root only. */
  readonly parent: MenuItem | null
  /** True if the item opens a panel. Reading it parses no more of the panel than its first row. */
  readonly hasPanel: boolean
  /** The rows of its panel; those of a menu from the server are parsed when they are first read. */
  readonly children: readonly MenuItem[]
}

export interface MenuTree {
  readonly root: MenuItem
  /** The items parsed so far, by their index. */
  readonly items: readonly MenuItem[]
  /** The item that the source marks as the current page. */
  readonly here?: MenuItem | undefined
  /** The item that the source marks as the current page, or the closest marked one above it. */
  readonly above?: MenuItem | undefined
  /** Returns the items of these pages, those of upper panels first. It parses only the panels on the way to them. */
  itemsOf(ids: ReadonlySet<string>): MenuItem[]
}

/** Returns true if a menu has an entry other than spacers (MENU-10). */
export function hasRows({ root }: MenuTree): boolean {
  return root.children.some(({ kind }) => kind !== 'spacer')
}

/** Returns the items above one, from the top, without the root. */
export function ancestors(item: MenuItem): MenuItem[] {
  const path: MenuItem[] = []
  for (let above = item.parent; above?.parent; above = above.parent) path.unshift(above)
  return path
}

/** Returns the item with this `id_page`; the root for an empty one. */
export function findItem(tree: MenuTree, id: string): MenuItem | undefined {
  return id ? tree.itemsOf(new Set([id]))[0] : tree.root
}

/** The place of the current page in the menu (MENU-12). */
export interface MenuPlace {
  current: MenuItem | null
  trail: ReadonlySet<MenuItem>
  panel: MenuItem
}

export interface Menu {
  tree: MenuTree
  place: MenuPlace
}

/**
 * Finds the page in the menu by its id or, if the menu does not list it, the closest page above it that it lists. If
 * several items lead to one page, it takes the one whose ancestors match the breadcrumb best.
 */
function locate(tree: MenuTree): MenuPlace {
  const { idpage, filariane } = pageContext()
  const crumbs = new Set(filariane)
  const candidates = tree.itemsOf(new Set([idpage, ...filariane].filter(Boolean)))
  const closeness = (item: MenuItem): number => ancestors(item).filter(({ id }) => crumbs.has(id)).length
  const best = (id: string): MenuItem | undefined =>
    candidates
      .filter((item) => item.id === id)
      .reduce<MenuItem | undefined>((a, b) => (a && closeness(a) >= closeness(b) ? a : b), undefined)

  const current = (idpage && best(idpage)) || tree.here || null
  const inCrumbs = filariane.reduceRight<MenuItem | undefined>((found, id) => found ?? best(id), undefined)
  const nearest = current ?? inCrumbs ?? tree.above
  if (!nearest) return { current, trail: new Set(), panel: tree.root }
  return {
    current,
    trail: new Set(current ? ancestors(current) : [...ancestors(nearest), nearest]),
    panel: nearest.parent ?? tree.root,
  }
}

export function menuOf(tree: MenuTree): Menu | null {
  return hasRows(tree) ? { tree, place: locate(tree) } : null
}
