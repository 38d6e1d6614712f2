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

/** A menu that was read. */
export interface Menu {
  tree: MenuTree
  place: MenuPlace
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
