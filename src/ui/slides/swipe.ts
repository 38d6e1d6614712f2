/** Controls, whose text is not selected by a press. */
const controls = 'a[href], button, label, summary, [draggable="true"]'
/** Controls that are operated by dragging. */
const pulled = 'input[type="range"], select, [role="slider"], [contenteditable]:not([contenteditable="false"])'

/** Returns true if there is selectable text under the mouse. */
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

/** Returns true if a press must not move the slide: it selects text with the mouse, or drags a control. */
export function isKeptFromSwipe(event: Event): boolean {
  const { target, pointerType } = event as PointerEvent
  if (!(target instanceof Element)) return false
  // A map, or a comparison of two pictures.
  if (target.closest(pulled) || getComputedStyle(target).touchAction === 'none') return true
  return pointerType === 'mouse' && isOnText(target, event as PointerEvent)
}

/**
 * Returns true if a box inside the slide can still scroll in the direction of the pointer; only at its end the slide
 * moves.
 */
export function scrollsWithin(target: Element, track: Element, vertical: boolean, pull: number): boolean {
  for (let box = target; box !== track && box.parentElement; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box)
    const room = vertical ? box.scrollHeight - box.clientHeight : box.scrollWidth - box.clientWidth
    const scrolls = /auto|scroll/.test(vertical ? overflowY : overflowX) && room > 1
    const place = vertical ? box.scrollTop : box.scrollLeft
    // In right-to-left text, the scroll position goes from 0 down.
    const [least, most] = !vertical && getComputedStyle(box).direction === 'rtl' ? [-room, 0] : [0, room]
    if (scrolls && (pull > 0 ? place > least + 1 : place < most - 1)) return true
  }
  return false
}
