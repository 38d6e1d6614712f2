import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { tabbables } from '../focus/focusable.ts'
import { type CloseSource, type Overlay, type OverlayOptions, openOverlay } from './overlay.ts'

/**
 * Opens and closes a component's dialog as `open` says. `openOverlay` handles focus, inertness, Escape, clicks beside
 * it and the page's scrolling.
 *
 * When the visitor closes it and `beforeClose` allows it, `onClosed` is called: set `open` to false there. Setting
 * `open` to false elsewhere closes it without asking; call the returned function to ask.
 *
 * @param dialog - The `<dialog>`; rendered always, or at the latest with `open`.
 * @returns a function that asks to close, as `Overlay.close` does.
 * @example
 * const ref = useRef<HTMLDialogElement>(null)
 * const close = useOverlay(ref, open, { overlayClick: true, onClosed: () => setOpen(false) })
 * return <dialog ref={ref}>… <button type="button" onClick={() => close('button')}>Fermer</button></dialog>
 */
export function useOverlay(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  options: OverlayOptions = {},
): (source?: CloseSource) => Promise<boolean> {
  const latest = useRef(options)
  const overlay = useRef<Overlay>(undefined)

  useLayoutEffect(() => {
    latest.current = options
  })

  useLayoutEffect(() => {
    const element = dialog.current
    // Not in the effect's cleanup: after that, React restores the focus to the element that had it, in WebKit even in a
    // closed dialog.
    if (!open) overlay.current?.dispose()
    // A dialog that leaves the page during its render is not opened.
    else if (element?.isConnected) overlay.current = openOverlay(element, live(latest))
  }, [dialog, open])

  useLayoutEffect(() => () => overlay.current?.dispose(), [])

  return useCallback((source: CloseSource = 'api') => overlay.current?.close(source) ?? Promise.resolve(true), [])
}

/** Returns the options of the last render, each time they are read. */
function live(latest: RefObject<OverlayOptions>): OverlayOptions {
  return new Proxy({}, { get: (_, name) => Reflect.get(latest.current, name) })
}

/** Makes a scrolling box without controls focusable while its content overflows, so that the keyboard can scroll it. */
export function useScrollFocus(box: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const element = box.current
    if (!active || !element) return
    const update = (): void => {
      const overflows = element.scrollHeight > element.clientHeight + 1
      const needed = overflows && tabbables(element).every((inner) => inner === element)
      if (needed) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    const sizes = new ResizeObserver(update)
    sizes.observe(element)
    for (const child of element.children) sizes.observe(child)
    return () => sizes.disconnect()
  }, [box, active])
}
