import { whenIdle } from '../browser/idle.ts'
import { shared } from '../shared.ts'
import { openingTag } from './report-error.ts'

/** An element of ours in a shadow root. */
interface Shadowed {
  element: Element
  /** The element that has that shadow root. */
  host: Element
}

/** Returns the elements of ours in open shadow roots: they are not loaded there, and the page's styles do not apply. */
export function findShadowed(root: Document | ShadowRoot = document): Shadowed[] {
  const found: Shadowed[] = []
  for (const element of root.querySelectorAll('*')) {
    if (root instanceof ShadowRoot && element.localName.startsWith('flx-')) found.push({ element, host: root.host })
    if (element.shadowRoot) found.push(...findShadowed(element.shadowRoot))
  }
  return found
}

/** Says, to follow an opening tag, why an element in a shadow root is not loaded or not styled. */
export function reasonOfShadowed({ host }: Shadowed): string {
  return `est dans l’arbre fantôme (shadow root) de <${host.localName}> : le chargeur ne l’y voit pas et les styles de flx n’y entrent pas ; écrivez-le dans la page`
}

/** Logs this once per page for developers, when the browser is idle. */
export function warnOfShadowed(): void {
  shared('warnOfShadowed', () => {
    whenIdle(() => {
      for (const found of findShadowed()) {
        console.warn(`flx : ${openingTag(found.element)} ${reasonOfShadowed(found)}.`)
      }
    })
    return true
  })
}
