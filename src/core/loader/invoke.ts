import { closest } from '../browser/closest.ts'
import { ofPage } from '../browser/page.ts'
import { findFirst } from '../browser/select.ts'
import type { ElementLoader, LoadableElement } from './element-loader.ts'
import type { EventReplay } from './event-replay.ts'

const isOurs = ({ localName }: Element): boolean => localName.startsWith('flx-')

/** Runs a method of an element of the page, whose code is fetched if need be. */
export async function invoke(
  elements: ElementLoader,
  target: Element | string,
  method: string,
  ...args: unknown[]
): Promise<unknown> {
  const element: LoadableElement | null = typeof target === 'string' ? findFirst(target) : target
  if (!element) throw new Error(`flx : aucun élément ne répond au sélecteur « ${target} ».`)
  const tag = element.localName
  if (!isOurs(element)) throw new Error(`flx : l’élément <${tag}> n’existe pas.`)
  await elements.load(tag)
  return element.invoke?.(method, ...args)
}

interface Openers {
  elements: ElementLoader
  replay: EventReplay
}

/**
 * A control that carries `data-flx-show="id"` or `data-flx-hide="id"` shows or hides that element when it is clicked;
 * what only announces a click fetches the code.
 */
export function runOpeners({ elements, replay }: Openers, { type, target: at }: Event): void {
  for (const method of ['show', 'hide']) {
    const attribute = `data-flx-${method}`
    const opener = closest(at, `[${attribute}]`)
    const id = opener?.getAttribute(attribute)
    if (!opener || !id) continue
    const target: LoadableElement | null = ofPage('getElementById').call(document, id)
    if (!target) type === 'click' && console.warn(`flx : ${attribute}="${id}" ne désigne aucun élément de la page.`)
    else if (!isOurs(target)) continue
    else if (type === 'click') void run(target, opener, method)
    else void elements.wake(target.localName)
  }

  async function run(target: LoadableElement, opener: Element, method: string): Promise<void> {
    const tag = target.localName
    if (!elements.isReady(target) && !(await replay.waitFor(target, opener))) return
    if (elements.isDefined(tag)) invoke(elements, target, method).catch(() => {})
  }
}
