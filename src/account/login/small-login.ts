// A file of its own, for the small variant alone.
import { matches } from '../../core/browser/media.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { loginTexts as t } from './login-messages.ts'

/** A phone (PAGE-09). Written out: shared with this element, `isMobile` would make the first file of every page longer. */
const isPhone = (): boolean => matches('not all and (min-width: 768px)')

interface Popup {
  close(): Promise<boolean>
}

/**
 * The login of a header (LOGIN-01): the `<details>` that the element stands in, or holds. Escape and a click elsewhere put
 * it away, its first field has the focus; on a phone what it holds is a popup.
 */
export function smallLogin(host: HTMLElement, signal: AbortSignal): void {
  const around = host.parentElement?.closest('details')
  const details = around ?? host.querySelector<HTMLDetailsElement>(':scope > details:not([data-flx-forgotten])')
  const summary = details?.querySelector('summary')
  const panel = around ? host : (summary?.nextElementSibling as HTMLElement | null)
  if (!details || !summary || !panel) {
    console.warn(`flx : ${openingTag(host)} attend un <details>, autour ou dedans, avec son <summary>.`)
    return
  }
  let popup: Popup | null = null

  const openPopup = async (): Promise<void> => {
    const opening = await import('../../overlays/popup/open-popup.tsx').catch(() => null)
    if (!opening || !details.open || signal.aborted) return
    const label = summary.textContent?.trim() || t('name')
    const onClose = (): void => {
      popup = null
      details.open = false
    }
    popup = await opening.popup({ content: panel, label, size: { x: 480 }, onClose }, {}, summary)
  }
  const follow = (): void => {
    if (!details.open) void popup?.close()
    else if (isPhone()) void openPopup()
    else panel.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus()
  }
  const leave = ({ target }: Event): void => {
    if (!popup && target instanceof Element && !details.contains(target) && !target.closest('dialog'))
      details.open = false
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || !details.open || popup) return
    details.open = false
    summary.focus()
  }
  details.addEventListener('toggle', follow, { signal })
  document.addEventListener('click', leave, { signal })
  details.addEventListener('keydown', press, { signal })
  signal.addEventListener('abort', () => void popup?.close())
  if (details.open) follow()
}
