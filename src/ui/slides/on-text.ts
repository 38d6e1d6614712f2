/** What is pressed to be used, whatever its text. */
const controls = 'a[href], button, label, summary, [draggable="true"]'

/** Whether the mouse presses a text that can be selected, as its pointer shows: it is, and the slide stays. */
export function isOnText(event: Event): boolean {
  const { target, clientX: x, clientY: y, pointerType } = event as PointerEvent
  if (pointerType !== 'mouse' || !(target instanceof Element) || target.closest(controls)) return false
  if (getComputedStyle(target).userSelect === 'none') return false
  const range = document.createRange()
  return [...target.childNodes].some((node) => {
    if (!(node instanceof Text)) return false
    range.selectNodeContents(node)
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
    )
  })
}
