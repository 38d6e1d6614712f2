/** A bar takes less of the window than this; what takes more is no bar. */
const mostOfWindow = 1 / 3

function isBar(element: Element): boolean {
  if (element.matches('dialog, [popover], [data-flx-mount], [data-flx-sticky-state]')) return false
  const { position } = getComputedStyle(element)
  const { top, width, height } = element.getBoundingClientRect()
  return position === 'fixed' && top <= 0 && width > innerWidth * 0.9 && height < innerHeight * mostOfWindow
}

/** Pixels that something else keeps at the top of the window: the bar of a CMS, for who is logged in to edit the site. */
export function fixedAbove(header: Element): number {
  const bar = document
    .elementsFromPoint(innerWidth / 2, 0)
    .find((element) => !element.contains(header) && !header.contains(element) && isBar(element))
  return bar?.getBoundingClientRect().bottom ?? 0
}
