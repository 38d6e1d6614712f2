/** What may take focus, as far as a selector can tell; `isFocusable` tells whether it does now. */
export const focusableSelector = [
  'a[href]',
  'area[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  'iframe',
  'audio[controls]',
  'video[controls]',
  '[contenteditable]:not([contenteditable="false"])',
  '[tabindex]',
].join(',')

/** What is closed, also while it still fades out. */
const closed = ':is(dialog, [popover]):not([open], :popover-open)'

/** Whether an element is there to be used: in the page, shown, enabled, not inert. */
export function isAvailable(element: Element | null | undefined): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.isConnected &&
    !element.matches(':disabled') &&
    element.closest(`[inert], ${closed}`) === null &&
    element.checkVisibility({ visibilityProperty: true })
  )
}

/** Whether an element may hold focus now. */
export function isFocusable(element: Element | null | undefined): element is HTMLElement {
  return isAvailable(element) && element.matches(focusableSelector)
}

/** What the Tab key reaches inside an element, itself included, in the order of the document. */
export function tabbables(root: Element): HTMLElement[] {
  return [root, ...root.querySelectorAll(focusableSelector)].filter(
    (element): element is HTMLElement => isFocusable(element) && element.tabIndex >= 0,
  )
}

/** The focused element, also inside shadow roots; null when focus is nowhere (on the body). */
export function focused(): Element | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active === document.body || active === document.documentElement ? null : active
}

/** Focuses an element; one that is not focusable by itself, a heading for instance, becomes so until focus leaves it. */
export function focusOn(element: HTMLElement): void {
  if (!element.matches(focusableSelector)) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}

function isInView(element: Element, overlay: Element): boolean {
  const { top } = element.getBoundingClientRect()
  if (top >= window.innerHeight) return false
  for (let box = element.parentElement; box && overlay.contains(box); box = box.parentElement) {
    const clips = getComputedStyle(box).overflowY !== 'visible'
    if (clips && top >= box.getBoundingClientRect().bottom) return false
  }
  return true
}

/**
 * Takes focus into an overlay: what carries `autofocus`, else the first control in view that is not marked
 * `data-flx-focus="last"` (close buttons), else what carries `data-flx-focus="title"` or the first heading,
 * else the overlay itself. A control far down a long text is not a first control: the text is read first.
 */
export function enterFocus(overlay: HTMLElement): void {
  // The browser went to a first control by itself, and Firefox scrolled to it.
  for (let box = focused(); box && overlay.contains(box); box = box.parentElement) box.scrollTop = 0
  const wanted = overlay.querySelector('[autofocus]')
  const first = tabbables(overlay).find(
    (element) => element !== overlay && !element.closest('[data-flx-focus="last"], [data-flx-above]'),
  )
  const title = overlay.querySelector<HTMLElement>('[data-flx-focus="title"], h1, h2, h3')
  if (isFocusable(wanted)) focusOn(wanted)
  else if (first && isInView(first, overlay)) focusOn(first)
  else focusOn(isAvailable(title) ? title : overlay)
}
