import { closest } from '../../core/browser/closest.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { selector } from '../../core/element/selector-codec.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { watch } from '../../core/watch.ts'
import styles from './breadcrumb.css'
import { foldList } from './folded-list.ts'

export const breadcrumbAttributes = { lists: selector('li > ul, li > ol, li > .dropdown-menu') }

/** Folds the lists that a breadcrumb's crumbs hold, those of sibling pages, behind a button each (HEAD-02). */
export const breadcrumb: Behaviour<typeof breadcrumbAttributes> = (host) => {
  adoptStyles(styles)
  const folded = new Map<Element, () => void>()
  const unfold = (list: Element): void => {
    folded.get(list)?.()
    folded.delete(list)
  }
  const fold = (list: Element): void => {
    if (list instanceof HTMLElement && !closest(list.parentElement, host.lists)) folded.set(list, foldList(list))
  }
  const unwatch = watch(host.lists, { added: fold, removed: unfold }, host)
  return () => {
    unwatch()
    for (const list of [...folded.keys()]) unfold(list)
  }
}
