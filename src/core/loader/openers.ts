/** A control that carries `data-flx-show="id"` or `data-flx-hide="id"` shows or hides that element. */
const methods = { 'data-flx-show': 'show', 'data-flx-hide': 'hide' }

export function listenToOpeners(run: (target: Element, method: string) => Promise<unknown>): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    for (const [attribute, method] of Object.entries(methods)) {
      const control = event.target.closest(`[${attribute}]`)
      const id = control?.getAttribute(attribute)
      if (!id) continue
      event.preventDefault()
      const target = document.getElementById(id)
      if (target) run(target, method).catch(() => {})
      else console.warn(`flx : ${attribute}="${id}" ne désigne aucun élément de la page.`)
    }
  })
}
