import { focused } from '../../core/focus/focusable.ts'
import type { CloseSource } from '../../core/overlay/overlay.ts'
import { shared } from '../../core/shared.ts'
import { openAbove } from '../../ui/open-above.ts'
import { canShow, type PopupHandle, type PopupOptions } from './options/popup-options.ts'
import { withPreset } from './options/read-options.ts'
import { PopupDialog } from './popup-dialog.tsx'

const openPopups = (): PopupHandle[] => shared('popups', () => [])

/**
 * Opens a popup: `popup('/fr/page.html')`, or with options (POPUP-01, POPUP-02).
 *
 * @returns the popup once it is open; null if there is nothing to show, which is reported in the console, or if the
 * visitor cancelled it while its code was loading.
 */
export function popup(
  address: string | PopupOptions,
  options: PopupOptions = {},
  opener: Element | null = focused(),
): Promise<PopupHandle | null> {
  return openPopup(typeof address === 'string' ? { ...options, href: address } : { ...address, ...options }, opener)
}

/**
 * Opens a popup for one of our features.
 *
 * @param opener - The element that gets the focus back.
 * @param lost - Called if it could not be rendered, after it has been removed.
 * @returns the same as `popup`.
 */
export async function openPopup(
  options: PopupOptions,
  opener: Element | null,
  lost?: () => void,
): Promise<PopupHandle | null> {
  if (!canShow(options)) return null
  const opened = await openAbove<PopupOptions, PopupHandle>({
    prepare: Promise.resolve(withPreset(options)),
    draw: (sized, onOpen, onClosed) => <PopupDialog options={sized} {...{ opener, onOpen, onClosed }} />,
    ...(lost && { lost }),
  })
  if (!opened) return null
  openPopups().push(opened)
  void opened.closed.then(() => openPopups().splice(openPopups().indexOf(opened), 1))
  return opened
}

/**
 * Asks the last popup opened by `popup()` to close; a page in its frame calls it through `parent`.
 * @returns true if it closed, or if none was open.
 */
export async function closePopup(source: CloseSource = 'api'): Promise<boolean> {
  return (await openPopups().at(-1)?.close(source)) ?? true
}

/** The results of calls that the visitor cancelled with Escape while this code was loading. */
export const cancelledAnswers = { popup: () => null, closePopup }
