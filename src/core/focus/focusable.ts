/** Selector of elements that may be focusable; `isFocusable` says if one is now. */
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

/** Closed dialogs and popovers, even while they fade out. */
const closed = ':is(dialog, [popover]):not([open], :popover-open)'

/** Returns true if an element can be used: in the page, visible, enabled, not inert. */
export function isAvailable(element: Element | null | undefined): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.isConnected &&
    !element.matches(':disabled') &&
    element.closest(`[inert], ${closed}`) === null &&
    element.checkVisibility({ visibilityProperty: true })
  )
}

/** Returns true if an element is focusable now. */
export function isFocusable(element: Element | null | undefined): element is HTMLElement {
  return isAvailable(element) && element.matches(focusableSelector)
}

/** Returns the elements that the Tab key reaches inside an element, itself included, in document order. */
export function tabbables(root: Element): HTMLElement[] {
  return [root, ...root.querySelectorAll(focusableSelector)].filter(
    (element): element is HTMLElement => isFocusable(element) && element.tabIndex >= 0,
  )
}

/** Returns the focused element, even inside shadow roots; null if nothing has focus (the body). */
export function focused(): Element | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active === document.body || active === document.documentElement ? null : active
}

/** Focuses an element. One that is not focusable, such as a heading, gets a `tabindex` until it loses focus. */
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
 * Moves focus into an overlay: to `autofocus`, else the first control in view that is not marked
 * `data-flx-focus="last"` (close buttons), else `data-flx-focus="title"` or the first heading, else the overlay itself.
 * A control below a long text does not count as the first one: the text is read first.
 */
export function enterFocus(overlay: HTMLElement): void {
  // The browser focused the first control by itself, and Firefox scrolled to it.
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
