import type { ElementLoader } from './element-loader.ts'

/** A control that carries `data-flx-show="id"` or `data-flx-hide="id"` shows or hides that element. */
export function listenToOpeners(elements: ElementLoader): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    for (const method of ['show', 'hide']) {
      const attribute = `data-flx-${method}`
      const id = event.target.closest(`[${attribute}]`)?.getAttribute(attribute)
      if (!id) continue
      event.preventDefault()
      const target = document.getElementById(id)
      if (target) elements.invoke(target, method).catch(() => {})
      else console.warn(`flx : ${attribute}="${id}" ne désigne aucun élément de la page.`)
    }
  })
}
