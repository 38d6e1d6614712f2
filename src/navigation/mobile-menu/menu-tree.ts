import type { PageContext } from '../../core/page-context.ts'

/** One row of a panel; a row with children opens a panel of its own. */
export interface MenuItem {
  kind: 'link' | 'spacer' | 'clone'
  /** Place in `MenuTree.items`; -1 for the root. */
  index: number
  id: string
  label: string
  subtitle: string
  href: string
  theme: string
  /** Of a clone: what to copy. */
  selector: string
  /** `null` for the root alone. */
  parent: MenuItem | null
  children: MenuItem[]
}

export interface MenuTree {
  root: MenuItem
  /** All items, parents before their children. */
  items: MenuItem[]
  /** Made of the list in the element, which the menu then stands for. */
  isNav?: boolean
  /** The item that its source says to be the page's. */
  here?: MenuItem
}

/** Where the visitor is in the menu (MENU-12). */
export interface MenuPlace {
  current: MenuItem | null
  /** The items that lead to the page, from the top. */
  trail: ReadonlySet<MenuItem>
  /** The item whose panel is shown first. */
  panel: MenuItem
}

const blank = { kind: 'link', index: -1, id: '', label: '', subtitle: '', href: '', theme: '', selector: '' } as const

export function createTree(): MenuTree {
  return { root: { ...blank, parent: null, children: [] }, items: [] }
}

/** Puts an item at the end of its parent's children, and of the tree's items. */
export function addItem(tree: MenuTree, parent: MenuItem, fields: Partial<MenuItem>): MenuItem {
  const item: MenuItem = { ...blank, ...fields, index: tree.items.length, parent, children: [] }
  tree.items.push(item)
  parent.children.push(item)
  return item
}

/** Whether there is nothing to show: no entry, or spacers alone (MENU-10). */
export function isEmpty({ items }: MenuTree): boolean {
  return items.every(({ kind }) => kind === 'spacer')
}

/** The items above one, from the top; the root is not among them. */
export function ancestors(item: MenuItem): MenuItem[] {
  const path: MenuItem[] = []
  for (let above = item.parent; above?.parent; above = above.parent) path.unshift(above)
  return path
}

/** An item by its `id_page`; the root for an empty one. */
export function findItem(tree: MenuTree, id: string): MenuItem | undefined {
  return id ? tree.items.find((item) => item.id === id) : tree.root
}

/**
 * Finds the page in the menu by its id or, when the menu does not list it, the nearest page above it that it lists.
 * Of several items for one page, the one whose ancestors follow the breadcrumb best is meant.
 */
export function locate(tree: MenuTree, { idpage, filariane }: Pick<PageContext, 'idpage' | 'filariane'>): MenuPlace {
  const crumbs = new Set(filariane)
  const closeness = (item: MenuItem): number => ancestors(item).filter(({ id }) => crumbs.has(id)).length
  const best = (id: string): MenuItem | undefined =>
    tree.items
      .filter((item) => item.id === id)
      .reduce<MenuItem | undefined>((a, b) => (a && closeness(a) >= closeness(b) ? a : b), undefined)

  const current = (idpage && best(idpage)) || tree.here || null
  const nearest = current ?? filariane.reduceRight<MenuItem | undefined>((found, id) => found ?? best(id), undefined)
  if (!nearest) return { current, trail: new Set(), panel: tree.root }
  return {
    current,
    trail: new Set(current ? ancestors(current) : [...ancestors(nearest), nearest]),
    panel: nearest.parent ?? tree.root,
  }
}
