/** Returns true if a click on an element is left to the browser. The click itself is cancelled. */
export function isLeftToBrowser(target: Element | null | undefined, init: MouseEventInit = {}): boolean {
  let isLeft = false
  const look = (event: Event): void => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  const type = init.button === 1 ? 'auxclick' : 'click'
  window.addEventListener(type, look)
  target?.dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true, cancelable: true, ...init }))
  window.removeEventListener(type, look)
  return isLeft
}
