import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { openingTag } from '../../core/element/report-error.ts'
import { emit } from '../../core/events.ts'
import { focusOn } from '../../core/focus/focusable.ts'
import { useAutoOpen } from '../../core/overlay/auto-open-queue.ts'
import { useOverlay } from '../../core/overlay/use-overlay.ts'
import { useEvent } from '../../core/use-event.ts'
import { closingKey, isClosed, rememberClosed } from '../../domain/closings.ts'
import { pendingConsent } from '../../domain/consent/ask-consent.ts'
import { isEmptyContent } from '../../ui/content.ts'
import { useNumberCheck } from '../../ui/use-number-check.ts'
import './front-popup-types.ts'

interface FrontPopupProps {
  host: HTMLElement & { open: boolean }
  open: boolean
  autoClose: number | undefined
  delay: number
  days: number | undefined
  priority: number
}

const numbers = ['auto-close', 'delay', 'days'] as const

/**
 * Returns true when the popup should open. This is decided in a layout effect, before the element is ready, so that
 * other popups know that they must wait for it.
 */
function useIsDue(host: HTMLElement, content: RefObject<Element | null>, delay: number): boolean {
  const [isDue, setIsDue] = useState(false)
  useLayoutEffect(() => {
    if (isClosed(host)) return
    if (content.current && [...content.current.childNodes].every((node) => isEmptyContent(node))) {
      console.warn(`flx : ${openingTag(host)} est vide : il ne s’ouvre pas.`)
      return
    }
    if (!(delay > 0)) {
      setIsDue(true)
      return
    }
    const timer = setTimeout(setIsDue, delay * 1000, true)
    return () => clearTimeout(timer)
  }, [host, content, delay])
  return isDue
}

/** Returns the elements that may open first: the cookie consent and other popups whose code is loaded. */
const expectedFirst = (): Element[] => [...pendingConsent(), ...document.querySelectorAll('flx-front-popup:defined')]

/** Opens the popup when it is its turn, unless it was closed before; remembers when it closes. */
export function useFrontPopup(
  { host, open, autoClose, delay, days, priority }: FrontPopupProps,
  dialog: RefObject<HTMLDialogElement | null>,
  content: RefObject<Element | null>,
) {
  useNumberCheck(host, numbers)
  const [isOver, setIsOver] = useState(false)
  const isDue = useIsDue(host, content, delay)
  const mayCome = useAutoOpen(isDue && !isOver, priority, expectedFirst)
  const seconds = autoClose !== undefined && autoClose > 0 ? autoClose : undefined
  /** Remembers that it was closed, or that the visitor has followed a link in it: it does not open again. */
  const remember = (): void => rememberClosed(host, days)

  useEffect(() => {
    if (mayCome) host.open = true
  }, [host, mayCome])

  /**
   * Closes the popup if it has been closed in another tab, or before this page came back from the back/forward cache.
   */
  const settle = (): void => {
    if (!isClosed(host)) return
    setIsOver(true)
    host.open = false
  }
  useEvent(window, 'pageshow', (event) => (event as PageTransitionEvent).persisted && settle())
  useEvent(window, 'storage', (event) => (event as StorageEvent).key === closingKey(host) && settle())

  useLayoutEffect(() => {
    if (open) host.hidden = false
  }, [host, open])

  useEffect(() => {
    if (open) emit(host, 'flx-front-popup-open', null)
  }, [host, open])

  const close = useOverlay(dialog, open, {
    overlayClick: true,
    // A focused control would pause the countdown from the start.
    focus: seconds === undefined ? true : focusOn,
    beforeClose: (source) => emit(host, 'flx-front-popup-close', { source }, { cancelable: true }),
    onClosed(source) {
      setIsOver(true)
      if (!host.isConnected) return
      host.open = false
      remember()
      emit(host, 'flx-front-popup-closed', { source })
    },
  })

  return { seconds, close, remember }
}
