import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { matches } from '../../core/browser/media.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { useAuthorNode } from '../../core/element/use-author-node.ts'
import { focused } from '../../core/focus/focusable.ts'
import { useEvent } from '../../core/use-event.ts'
import { loginTexts as t } from './login-messages.ts'

/**
 * Returns true on a phone (PAGE-09). Repeats the query of `isMobile`: sharing it would enlarge the first file of every
 * page.
 */
const isPhone = (): boolean => matches('not all and (min-width: 768px)')

/** A popup that is open or about to open. */
interface Popup {
  close?(): Promise<boolean>
}

/**
 * Controls the login of a header (LOGIN-01): a `<details>` around or inside the element. Escape and a click outside
 * close it; opening focuses its first field, or on a phone opens its content as a popup.
 *
 * @returns the element that contains the author's forms, wherever it is.
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
  // Remembered, because in a popup it is no longer next to the summary.
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
    const opened = isWanted && (await opening?.openPopup({ content, label, size: { x: 480 }, onClose }, summary))
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
  // The `<details>` may have been opened before this code had loaded. A focus that has moved elsewhere since is not
  // changed.
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
