/** What is pressed to be used, whatever its text. */
const controls = 'a[href], button, label, summary, [draggable="true"]'
/** What is pulled itself. */
const pulled = 'input[type="range"], select, [role="slider"], [contenteditable]:not([contenteditable="false"])'

/** Whether there is a text under the mouse that can be selected, as its pointer shows. */
function isOnText(target: Element, { clientX: x, clientY: y }: PointerEvent): boolean {
  if (target.closest(controls) || getComputedStyle(target).userSelect === 'none') return false
  const range = document.createRange()
  return [...target.childNodes].some((node) => {
    if (!(node instanceof Text)) return false
    range.selectNodeContents(node)
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
    )
  })
}

/** Whether what is pressed goes before the slide: a text that is selected by the mouse, or what is pulled itself. */
export function isKeptFromSwipe(event: Event): boolean {
  const { target, pointerType } = event as PointerEvent
  if (!(target instanceof Element)) return false
  // A map, or what compares two pictures.
  if (target.closest(pulled) || getComputedStyle(target).touchAction === 'none') return true
  return pointerType === 'mouse' && isOnText(target, event as PointerEvent)
}

/** Whether a box inside the slide scrolls the way that the pointer pulls: the slide moves at its end alone. */
export function scrollsWithin(target: Element, track: Element, vertical: boolean, pull: number): boolean {
  for (let box = target; box !== track && box.parentElement; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box)
    const room = vertical ? box.scrollHeight - box.clientHeight : box.scrollWidth - box.clientWidth
    const scrolls = /auto|scroll/.test(vertical ? overflowY : overflowX) && room > 1
    const place = vertical ? box.scrollTop : box.scrollLeft
    // From right to left a place goes from 0 down.
    const [least, most] = !vertical && getComputedStyle(box).direction === 'rtl' ? [-room, 0] : [0, room]
    if (scrolls && (pull > 0 ? place > least + 1 : place < most - 1)) return true
  }
  return false
}
