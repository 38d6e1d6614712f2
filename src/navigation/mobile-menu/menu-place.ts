import { pageContext } from '../../core/page-context.ts'
import { ancestors, hasRows, type MenuItem, type MenuTree } from './menu-tree.ts'

/** The place of the current page in the menu (MENU-12). */
export interface MenuPlace {
  current: MenuItem | null
  /** The items above the page, from the top. */
  trail: ReadonlySet<MenuItem>
  /** The item whose panel is shown first. */
  panel: MenuItem
}

/** A menu that has at least one entry. */
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

/** Returns the menu of a tree; `null` if it has no entry. */
export function menuOf(tree: MenuTree): Menu | null {
  return hasRows(tree) ? { tree, place: locate(tree) } : null
}
