import { createRoot } from 'react-dom/client'
import { deferred } from '../../core/deferred.ts'
import { focused } from '../../core/focus/focusable.ts'
import { type CloseSource, settled } from '../../core/overlay/overlay.ts'
import { shared } from '../../core/shared.ts'
import { PopupDialog } from './popup-dialog.tsx'
import { canShow, type PopupHandle, type PopupOptions } from './popup-options.ts'
import { withPreset } from './with-preset.ts'

const openPopups = (): PopupHandle[] => shared('popups', () => [])

/**
 * Opens a popup: `popup('/fr/page.html')`, or with options (POPUP-01, POPUP-02).
 *
 * @returns the popup once it is open; null where there is nothing to show, which is said in the console.
 */
export async function popup(
  address: string | PopupOptions,
  options: PopupOptions = {},
  opener: Element | null = focused(),
): Promise<PopupHandle | null> {
  const given = typeof address === 'string' ? { ...options, href: address } : { ...address, ...options }
  if (!canShow(given)) return null
  const sized = await withPreset(given)
  const container = document.body.appendChild(document.createElement('div'))
  const { promise, resolve, reject } = deferred<PopupHandle>()
  const root = createRoot(container, { onUncaughtError: reject })
  const end = async (): Promise<void> => {
    await settled(container)
    root.unmount()
    container.remove()
  }
  root.render(<PopupDialog options={sized} opener={opener} onOpen={resolve} onClosed={() => void end()} />)
  const opened = await promise
  openPopups().push(opened)
  void opened.closed.then(() => openPopups().splice(openPopups().indexOf(opened), 1))
  return opened
}

/**
 * Asks the last popup opened by `popup()` to close; a page in its frame calls it through `parent`.
 * @returns whether none is left open by it: true as well where none was open.
 */
export async function closePopup(source: CloseSource = 'api'): Promise<boolean> {
  return (await openPopups().at(-1)?.close(source)) ?? true
}
