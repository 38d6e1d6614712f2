import { type RefObject, useLayoutEffect } from 'react'

/** Keeps an open dialog beside an element (MODAL-06). Until its code is there, the dialog is not seen. */
export function useBeside(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  relative: Element | string | null,
): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element || !relative) return
    const stop = new AbortController()
    const toMiddle = (): boolean => element.removeAttribute('data-beside') === undefined
    element.dataset['beside'] = 'waiting'
    // Whatever goes wrong, it is seen: the page behind is inert.
    import('./place-beside.ts')
      .then(({ placeBeside }) => stop.signal.aborted || placeBeside(element, relative, stop.signal) || toMiddle())
      .catch(toMiddle)
    return () => stop.abort()
  }, [open, relative, dialog])
}
