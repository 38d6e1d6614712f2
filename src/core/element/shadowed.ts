import { whenIdle } from '../browser/idle.ts'
import { shared } from '../shared.ts'
import { openingTag } from './report-error.ts'

/** An element of ours in somebody's shadow root. */
interface Shadowed {
  element: Element
  /** Who has that shadow root. */
  host: Element
}

/** The elements of ours that stand in open shadow roots: nothing wakes them there, and the page's styles do not enter. */
export function findShadowed(root: Document | ShadowRoot = document): Shadowed[] {
  const found: Shadowed[] = []
  for (const element of root.querySelectorAll('*')) {
    if (root instanceof ShadowRoot && element.localName.startsWith('flx-')) found.push({ element, host: root.host })
    if (element.shadowRoot) found.push(...findShadowed(element.shadowRoot))
  }
  return found
}

/** Why an element in a shadow root does nothing, or looks like nothing, after its opening tag. */
export function reasonOfShadowed({ host }: Shadowed): string {
  return `est dans l’arbre fantôme (shadow root) de <${host.localName}> : le chargeur ne l’y voit pas et les styles de flx n’y entrent pas ; écrivez-le dans la page`
}

/** Says it once a page in the console, in a quiet instant, for who wonders. */
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
