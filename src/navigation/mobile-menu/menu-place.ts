import { pageContext } from '../../core/page-context.ts'
import { ancestors, hasRows, type MenuItem, type MenuTree } from './menu-tree.ts'

/** Where the visitor is in the menu (MENU-12). */
export interface MenuPlace {
  current: MenuItem | null
  /** The items that lead to the page, from the top. */
  trail: ReadonlySet<MenuItem>
  /** The item whose panel is shown first. */
  panel: MenuItem
}

/** A menu that has something to show. */
export interface Menu {
  tree: MenuTree
  place: MenuPlace
}

/**
 * Finds the page in the menu by its id or, when the menu does not list it, the nearest page above it that it lists.
 * Of several items for one page, the one whose ancestors follow the breadcrumb best is meant.
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

/** The menu of a tree; `null` when there is nothing to show. */
export function menuOf(tree: MenuTree): Menu | null {
  return hasRows(tree) ? { tree, place: locate(tree) } : null
}
