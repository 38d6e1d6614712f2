import type { Drawn, ElementLoader } from './element-loader.ts'

/** Runs a method of an element of the page, whose code is fetched if need be. */
export async function invoke(
  elements: ElementLoader,
  target: Element | string,
  method: string,
  ...args: unknown[]
): Promise<unknown> {
  const element: Drawn | null = typeof target === 'string' ? document.querySelector(target) : target
  if (!element) throw new Error(`flx : aucun élément ne répond au sélecteur « ${target} ».`)
  const tag = element.localName
  if (!elements.entry(tag)) throw new Error(`flx : l’élément <${tag}> n’existe pas.`)
  await elements.load(tag)
  return element.invoke?.(method, ...args)
}

/** A control that carries `data-flx-show="id"` or `data-flx-hide="id"` shows or hides that element. */
export function runOpeners(elements: ElementLoader, clicked: Element): void {
  for (const method of ['show', 'hide']) {
    const attribute = `data-flx-${method}`
    const id = clicked.closest(`[${attribute}]`)?.getAttribute(attribute)
    if (!id) continue
    const target = document.getElementById(id)
    if (target) invoke(elements, target, method).catch(() => {})
    else console.warn(`flx : ${attribute}="${id}" ne désigne aucun élément de la page.`)
  }
}
