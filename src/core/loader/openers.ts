/** Hands over clicks on controls that carry `data-flx-show="id"` or `data-flx-hide="id"`. */
export function listenToOpeners(run: (clicked: Element) => void): void {
  document.addEventListener('click', (event) => {
    const { target } = event
    if (event.defaultPrevented || !(target instanceof Element)) return
    if (!target.closest('[data-flx-show], [data-flx-hide]')) return
    event.preventDefault()
    run(target)
  })
}
