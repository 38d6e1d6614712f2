import { type RefObject, useLayoutEffect } from 'react'

function find(relative: Element | string): Element | null {
  return typeof relative === 'string' ? document.querySelector(relative) : relative
}

/** Keeps an open dialog beside an element (MODAL-06); one that is not found leaves it in the middle, and is said. */
export function useBeside(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  relative: Element | string | null,
): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element || !relative) return
    const target = find(relative)
    if (!target) return console.warn(`flx : aucun élément ne répond à « ${relative} » ; la modale se place au milieu.`)
    const stop = new AbortController()
    element.dataset['beside'] = 'waiting'
    const toMiddle = (): void => {
      delete element.dataset['beside']
      element.style.removeProperty('left')
      element.style.removeProperty('top')
    }
    import('./place-beside.ts').then(({ placeBeside }) => {
      if (!stop.signal.aborted) stop.signal.addEventListener('abort', placeBeside(element, target))
    }, toMiddle)
    return () => {
      stop.abort()
      if (!element.isConnected) toMiddle()
    }
  }, [open, relative, dialog])
}
