import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { type CloseSource, type Overlay, type OverlayOptions, openOverlay } from './overlay.ts'

/**
 * Keeps a dialog that a component draws in step with `open`. Focus, inertness, Escape, clicks beside it and the page's
 * scrolling are the engine's (see `openOverlay`).
 *
 * A close that the visitor asked for and the guard let through calls `onClosed`: set `open` to false there. Setting
 * `open` to false by other means closes without asking; call the returned function to ask.
 *
 * @param dialog - The `<dialog>`; drawn always, or at the latest with `open`.
 * @returns asks to close, as `Overlay.close` does.
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
    // Not in the effect's end: after that, React gives the focus back to what had it, in WebKit to a closed dialog too.
    if (!open) overlay.current?.dispose()
    // What leaves the page while it is being drawn open is taken down a moment later.
    else if (element?.isConnected) overlay.current = openOverlay(element, live(latest))
  }, [dialog, open])

  useLayoutEffect(() => () => overlay.current?.dispose(), [])

  return useCallback((source: CloseSource = 'api') => overlay.current?.close(source) ?? Promise.resolve(true), [])
}

/** The options of the last drawing, each time they are read. */
function live(latest: RefObject<OverlayOptions>): OverlayOptions {
  return new Proxy({}, { get: (_, name) => Reflect.get(latest.current, name) })
}
