// Loaded with the first copy of page content.
import { findFirst } from '../../core/browser/select.ts'

/**
 * Copies a part of the page (MENU-02, MENU-06), without ids, which must not be doubled, and without scripts and
 * menus. Warns the author if the selector matches nothing.
 */
export function copyOfPage(selector: string): DocumentFragment {
  const nodes = new DocumentFragment()
  const found = findFirst<Element>(selector)
  if (!found) {
    console.warn(`flx : <flx-mobile-menu> : rien dans la page ne correspond à « ${selector} ».`)
    return nodes
  }
  nodes.appendChild(found.cloneNode(true))
  for (const inner of nodes.querySelectorAll('flx-mobile-menu, script')) inner.remove()
  for (const named of nodes.querySelectorAll('[id]')) named.removeAttribute('id')
  return nodes
}
