// Fetched with the first copy of page content.
import { findFirst } from '../../core/browser/select.ts'

/** Copies a part of the page. Ids are left out, so that none is there twice; scripts and menus too. */
function copyOf(selector: string): Element | null {
  const copy = findFirst<Element>(selector)?.cloneNode(true) as Element | undefined
  if (!copy) return null
  for (const inner of copy.querySelectorAll('flx-mobile-menu, script')) inner.remove()
  for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id')
  return copy
}

/** Fills a place with a copy of the page's content (MENU-02, MENU-06); what is not there is told to the author. */
export function cloneInto(target: Element, selector: string): void {
  try {
    const copy = copyOf(selector)
    target.replaceChildren(...(copy ? [copy] : []))
    if (!copy) console.warn(`flx : <flx-mobile-menu> : rien dans la page ne correspond à « ${selector} ».`)
  } catch {
    console.warn(`flx : <flx-mobile-menu> : « ${selector} » n’est pas un sélecteur ; la copie est ignorée.`)
  }
}
