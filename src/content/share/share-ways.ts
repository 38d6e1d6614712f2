import { goTo, openWindow as openNamed } from '../../core/browser/navigation.ts'
import { shareBySheet } from '../../ui/share-sheet.ts'
import type { ShareDetail } from './share-events.ts'
import { shareTexts } from './share-messages.ts'

/** The share window and the frame of an e-mail share, in pixels (SHARE-02). */
const windowSize = { width: 700, height: 500 }
const mailSize = { x: 850, y: 480 }

/** Opens the share window in the middle of the page's; one that the browser refuses opens in this tab. */
export function openWindow(address: string): void {
  if (!/^https?:/.test(address)) {
    goTo(address)
    return
  }
  const { width, height } = windowSize
  const left = Math.round(screenX + (outerWidth - width) / 2)
  const top = Math.round(screenY + (outerHeight - height) / 2)
  const opened = openNamed(address, '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`)
  if (opened) opened.focus()
  else goTo(address)
}

/** Opens the e-mail share above the page; where its code cannot be had, in this tab. */
export async function openMail(address: string, button: Element): Promise<void> {
  if (!/^https?:/.test(address)) return goTo(address)
  const module = await import('../../overlays/popup/open-popup.tsx').catch(() => undefined)
  if (!module) return goTo(address)
  const label = shareTexts('byMail')
  await module.popup({ href: address, handler: 'iframe', size: mailSize, label }, {}, button)
}

/** The device's own share sheet (SHARE-03). @returns whether there is one, whatever the visitor did with it. */
export function shareNatively({ target }: ShareDetail, title: string): Promise<boolean> {
  return shareBySheet({ url: target, title })
}
