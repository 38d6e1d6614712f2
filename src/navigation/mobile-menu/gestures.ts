// Loaded when a menu is open.

function focusRow(row: Element | null | undefined): void {
  ;(row?.firstElementChild as HTMLElement | null | undefined)?.focus()
}

/** Focuses the last row; if it is not rendered yet, as soon as it is. */
function focusLast(panel: HTMLElement): void {
  const list = panel.querySelector('ul')
  if (!list) return
  panel.scrollTop = panel.scrollHeight
  const go = (): void => focusRow([...list.querySelectorAll('[data-item]')].at(-1))
  const observer = new MutationObserver(() => {
    observer.disconnect()
    go()
  })
  if (list.querySelector('[data-gap]:last-child')) observer.observe(list, { childList: true })
  else go()
}

/** Runs the action of a key in a row, or in the search field (`null`). @returns true if the key has one. */
function moveFocus(key: string, panel: HTMLElement, row: Element | null): boolean {
  const rows = [...panel.querySelectorAll('[data-item]')]
  const at = row ? rows.indexOf(row) : -1
  if (key === 'ArrowDown') focusRow(rows[at + 1])
  else if (!row) return false
  else if (key === 'ArrowUp') focusRow(rows[at - 1])
  else if (key === 'Home') focusRow(rows[0])
  else if (key === 'End') focusLast(panel)
  else if (key === 'ArrowRight') row.querySelector<HTMLElement>('[data-panel]')?.click()
  else if (key === 'ArrowLeft') panel.querySelector<HTMLElement>('.flx-mobile-menu__way[data-panel]')?.click()
  else return false
  return true
}

/**
 * Adds keys to an open menu, besides Tab and Enter (MENU-13): up, down, Home and End move between the rows, right
 * opens the submenu of a row, left goes back.
 *
 * @returns a function that removes the listener.
 */
export function followKeys(drawer: HTMLElement): () => void {
  const listener = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const panel = drawer.querySelector<HTMLElement>('[role=group]:not([inert])')
    if (panel && moveFocus(event.key, panel, (event.target as Element).closest('[data-item]'))) event.preventDefault()
  }
  drawer.addEventListener('keydown', listener)
  return () => drawer.removeEventListener('keydown', listener)
}

// Loaded when a menu is open, on devices with a touch screen.

type Edge = 'left' | 'right' | 'bottom' | 'top'

/** Pixels before a move counts as a swipe, and the share of the drawer's size beyond which it closes. */
const slack = 10
const enough = 0.3
/** Pixels per millisecond: a faster swipe closes the drawer, however short it is. */
const flick = 0.5

const axes = {
  left: { along: 'clientX', across: 'clientY', sign: -1, size: 'offsetWidth' },
  right: { along: 'clientX', across: 'clientY', sign: 1, size: 'offsetWidth' },
  top: { along: 'clientY', across: 'clientX', sign: -1, size: 'offsetHeight' },
  bottom: { along: 'clientY', across: 'clientX', sign: 1, size: 'offsetHeight' },
} as const

/**
 * Lets a finger push a drawer out of the window (MENU-13). The drawer follows the finger by `--flx-drag`, a value of
 * `translate`. A drawer at the top or bottom can only be moved by its top row, as the rest of it scrolls in the same
 * direction.
 *
 * @param close - Asks the drawer to close; if it stays open, it returns to its place.
 * @returns a function that removes the listeners.
 */
export function followSwipes(drawer: HTMLElement, edge: Edge, close: () => Promise<unknown>): () => void {
  const { along, across, sign, size } = axes[edge]
  const stop = new AbortController()
  let start: PointerEvent | undefined
  let pushed = 0

  const take = (event: PointerEvent): void => {
    const isGrip = along === 'clientX' || (event.target as Element).closest('.flx-mobile-menu__top')
    if (event.pointerType !== 'mouse' && event.isPrimary && isGrip) start = event
  }

  const follow = (event: PointerEvent): void => {
    if (event.pointerId !== start?.pointerId) return
    const forward = (event[along] - start[along]) * sign
    const isSwipe = forward > slack && forward > Math.abs(event[across] - start[across])
    if (!pushed && !isSwipe) return
    if (!pushed) drawer.setPointerCapture(event.pointerId)
    pushed = Math.max(forward - slack, 1)
    drawer.toggleAttribute('data-dragged', true)
    drawer.style.setProperty('--flx-drag', along === 'clientX' ? `${pushed * sign}px` : `0 ${pushed * sign}px`)
  }

  const release = async (event: PointerEvent): Promise<void> => {
    if (event.pointerId !== start?.pointerId) return
    const speed = pushed / Math.max(event.timeStamp - start.timeStamp, 1)
    const isEnough = event.type === 'pointerup' && (pushed > drawer[size] * enough || speed > flick)
    start = undefined
    pushed = 0
    drawer.removeAttribute('data-dragged')
    if (isEnough) await close()
    drawer.style.removeProperty('--flx-drag')
  }

  const { signal } = stop
  drawer.addEventListener('pointerdown', take, { signal })
  drawer.addEventListener('pointermove', follow, { signal })
  drawer.addEventListener('pointerup', release, { signal })
  drawer.addEventListener('pointercancel', release, { signal })
  return () => stop.abort()
}
