import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { tabbables } from '../../core/focus/focusable.ts'
import type { FocusMemory } from '../../core/focus/remember-focus.ts'
import { colon } from '../../core/i18n/colon.ts'
import { heldTimer } from '../../core/overlay/held-timer.ts'
import { Button } from '../../ui/button.tsx'
import { CloseButton } from '../../ui/close-button.tsx'
import { ContentPlace } from '../../ui/content-place.tsx'
import { Sign } from '../../ui/sign.tsx'
import { uiTexts } from '../../ui/ui-messages.ts'
import { toastTexts } from './toast-messages.ts'
import { stayOf, type ToastAction } from './toast-options.ts'
import type { ShownToast } from './toast-state.ts'

/**
 * Focus of a toast that goes: to its neighbour, else where it was before it came among the toasts. A pointer that sent it
 * away is not in the neighbour, whose time would wait for focus to leave.
 */
function handFocusOn(toast: Element, before: FocusMemory | undefined): void {
  const active = document.activeElement
  if (!active || !toast.contains(active)) return
  const neighbour = toast.nextElementSibling ?? toast.previousElementSibling
  const control = neighbour && active.matches(':focus-visible') && tabbables(neighbour)[0]
  if (control) control.focus()
  else before?.restore()
}

interface ToastViewProps {
  toast: ShownToast
  /** Where focus was before it came among the toasts. */
  focusBefore: RefObject<FocusMemory | undefined>
}

/** One toast. Its time waits while the pointer is over it or focus is inside (TOAST-02). */
export function ToastView({ toast, focusBefore }: ToastViewProps): ReactNode {
  const item = useRef<HTMLLIElement>(null)
  const { type = 'info', delay, action, sticky = false, dismissible = true } = toast.options

  useLayoutEffect(() => {
    const element = item.current
    return () => {
      if (element) handFocusOn(element, focusBefore.current)
    }
  }, [focusBefore])

  useEffect(() => {
    const element = item.current
    if (!element || sticky) return
    const duration = stayOf(delay, element.textContent ?? '')
    return heldTimer(element, { duration, holdOnFocus: true, onEnd: () => toast.end('timeout') })
  }, [toast, delay, sticky])

  const act = async ({ action: run }: ToastAction): Promise<void> => {
    if ((await run()) !== false) toast.end('action')
  }

  const dismissOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !dismissible) return
    event.preventDefault()
    toast.end('dismiss')
  }

  return (
    <li ref={item} className={`flx-toast flx-toast--${type}`} onKeyDown={dismissOnEscape}>
      <Sign meaning={type} className="flx-toast__sign" />
      <div className="flx-toast__text">
        <span className="flx-visually-hidden">
          {uiTexts(type)}
          {colon()}
        </span>
        {toast.content ? <ContentPlace content={toast.content} /> : toast.drawn}
      </div>
      {action && (
        <Button size="small" className="flx-toast__action" onClick={() => void act(action)}>
          {action.titre}
        </Button>
      )}
      {dismissible && (
        <CloseButton className="flx-toast__close" label={toastTexts('dismiss')} onClick={() => toast.end('dismiss')} />
      )}
    </li>
  )
}
