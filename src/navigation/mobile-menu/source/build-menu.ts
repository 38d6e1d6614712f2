import { pageContext } from '../../../core/page-context.ts'
import { ancestors, type Menu, type MenuItem, type MenuPlace, type MenuTree } from './menu-tree.ts'

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

/**
 * Finds the page in the menu by its id or, when the menu does not list it, the nearest page above it that it lists.
 * Of several items for one page, the one whose ancestors follow the breadcrumb best is meant.
 */
function locate(tree: MenuTree): MenuPlace {
  const { idpage, filariane } = pageContext()
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

/** The menu of a tree; `null` when there is nothing to show: no entry, or spacers alone (MENU-10). */
export function menuOf(tree: MenuTree): Menu | null {
  return tree.items.every(({ kind }) => kind === 'spacer') ? null : { tree, place: locate(tree) }
}
