import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { matches } from '../../core/browser/media.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { useAuthorNode } from '../../core/element/use-author-node.ts'
import { focused } from '../../core/focus/focusable.ts'
import { useEvent } from '../../core/use-event.ts'
import { loginTexts as t } from './login-messages.ts'

/** A phone (PAGE-09). Written out: shared with this element, `isMobile` would make the first file of every page longer. */
const isPhone = (): boolean => matches('not all and (min-width: 768px)')

/** A popup on its way, or open. */
interface Popup {
  close?(): Promise<boolean>
}

/**
 * The login of a header (LOGIN-01): the `<details>` that the element stands in, or holds. Escape and a click elsewhere put
 * it away, its first field has the focus; on a phone what it holds is a popup.
 *
 * @returns what holds the author's forms, wherever it stands.
 */
export function useSmallLogin(host: FlxElement, small: boolean): HTMLElement {
  const [around] = useState(() => host.parentElement?.closest('details') ?? null)
  const hasForm = host.querySelector('form') !== null
  const inside = useAuthorNode<HTMLDetailsElement>(
    host,
    ':scope > details:not([data-flx-forgotten])',
    small && !around && hasForm ? { due: 'attend un <details>, autour ou dedans, avec son <summary>.' } : {},
  )
  const details = small ? (around ?? inside) : null
  const summary = details?.querySelector('summary') ?? null
  const beside = around ? host : (summary?.nextElementSibling as HTMLElement | null | undefined)
  // In a popup it stands beside the summary no more.
  const [known, setKnown] = useState<HTMLElement | null>(null)
  const panel = (known?.isConnected ? known : beside) ?? null
  if (panel !== known) setKnown(panel)
  const popup = useRef<Popup>(null)

  const openPopup = async (content: HTMLElement): Promise<void> => {
    if (!details || popup.current) return
    const own: Popup = {}
    popup.current = own
    const opening = await import('../../overlays/popup/open-popup.tsx').catch(() => null)
    const label = summary?.textContent?.trim() || t('name')
    const onClose = (): void => {
      popup.current = null
      details.open = false
    }
    const isWanted = popup.current === own && details.open
    const opened = isWanted && (await opening?.popup({ content, label, size: { x: 480 }, onClose }, {}, summary))
    if (opened) own.close = () => opened.close()
    else if (popup.current === own) popup.current = null
  }
  const close = useCallback((): void => {
    void popup.current?.close?.()
    popup.current = null
  }, [])

  const follow = (): void => {
    if (!details?.open) close()
    else if (panel && isPhone()) void openPopup(panel)
    else panel?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus()
  }

  useEvent(details, 'toggle', follow)
  useEvent(details && document, 'click', ({ target }) => {
    const isElsewhere = target instanceof Element && !details?.contains(target) && !target.closest('dialog')
    if (details && !popup.current && isElsewhere) details.open = false
  })
  useEvent(details, 'keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !details?.open || popup.current) return
    details.open = false
    summary?.focus()
  })
  // Opened before this code had come. Who has gone on elsewhere meanwhile stays there.
  const begin = useEffectEvent(() => {
    const active = focused()
    if (details?.open && (!active || active === summary)) follow()
  })
  useEffect(() => {
    if (details) begin()
    return close
  }, [details, close])
  return (small && panel) || host
}
