/** Clicks with Ctrl held. @returns true if that is left to the browser, which would open a tab; here it does not. */
export function clickWithCtrl(link: Element): boolean {
  let isLeft = false
  const end = (event: Event): void => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', end)
  link.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }))
  window.removeEventListener('click', end)
  return isLeft
}
