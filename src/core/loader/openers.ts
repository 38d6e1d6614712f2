/** Hands over clicks on controls that carry `data-flx-show="id"` or `data-flx-hide="id"`. */
export function listenToOpeners(run: (clicked: Element) => void): void {
  document.addEventListener('click', (event) => {
    const { target } = event
    const isOurs = target instanceof Element && target.closest('[data-flx-show], [data-flx-hide]')
    if (event.defaultPrevented || !isOurs) return
    event.preventDefault()
    run(target)
  })
}
