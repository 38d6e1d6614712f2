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
