/** One row of a panel; a row with children opens a panel of its own. */
export interface MenuItem {
  readonly kind: 'link' | 'spacer' | 'clone'
  /** Place in `MenuTree.items`; -1 for the root. */
  readonly index: number
  readonly id: string
  readonly label: string
  readonly subtitle: string
  readonly href: string
  readonly theme: string
  /** The link of the page that it stands for; a menu of the server has none. */
  readonly link?: HTMLAnchorElement | null
  /** Of a clone: what to copy. */
  readonly selector: string
  /** `null` for the root alone. */
  readonly parent: MenuItem | null
  /** Whether it opens a panel; asking reads no more of that panel than its first row. */
  readonly hasPanel: boolean
  /** The rows of its panel; those of a menu of the server are read when they are first asked for. */
  readonly children: readonly MenuItem[]
}

export interface MenuTree {
  readonly root: MenuItem
  /** The items that were read, by their index. */
  readonly items: readonly MenuItem[]
  /** The item that its source says to be the page's. */
  readonly here?: MenuItem | undefined
  /** The item that its source says to be the page's, or the nearest above it. */
  readonly above?: MenuItem | undefined
  /** The items of these pages, those of upper panels first; no panels are read but those that lead to them. */
  itemsOf(ids: ReadonlySet<string>): MenuItem[]
}

/** Whether a menu has something to show: an entry, and not spacers alone (MENU-10). */
export function hasRows({ root }: MenuTree): boolean {
  return root.children.some(({ kind }) => kind !== 'spacer')
}

/** The items above one, from the top; the root is not among them. */
export function ancestors(item: MenuItem): MenuItem[] {
  const path: MenuItem[] = []
  for (let above = item.parent; above?.parent; above = above.parent) path.unshift(above)
  return path
}

/** An item by its `id_page`; the root for an empty one. */
export function findItem(tree: MenuTree, id: string): MenuItem | undefined {
  return id ? tree.itemsOf(new Set([id]))[0] : tree.root
}
