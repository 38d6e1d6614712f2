import { type FocusEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { focusOn, tabbables } from '../../core/focus/focusable.ts'
import { type FocusMemory, rememberFocus } from '../../core/focus/remember-focus.ts'
import { onStackChange, topModal } from '../../core/overlay/stack.ts'
import { store } from '../../core/store.ts'
import { useStored } from '../../core/use-stored.ts'
import { mountAbove } from '../../ui/open-above.ts'
import { toastTexts } from './toast-messages.ts'
import { regionDrawnAtom, type ShownToast, toastsAtom } from './toast-state.ts'
import { ToastView } from './toast-view.tsx'
import './styles.ts'

const mostAtOnce = 5
const key = 'F8'

/** A modal dialog makes the page around it inert: the toasts live inside the topmost one, above everything. */
function useHome(root: HTMLElement, region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const settle = (): void => {
      const home = topModal()?.element ?? document.body
      if (root.parentNode !== home) home.append(root)
      const element = region.current
      if (element?.matches(':popover-open')) element.hidePopover()
      element?.showPopover()
    }
    settle()
    return onStackChange(settle)
  }, [root, region])
}

/** F8 takes focus to the toasts, from wherever it is. */
function useHotkey(region: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return
    const enter = (event: KeyboardEvent): void => {
      if (event.key !== key || event.defaultPrevented || !region.current) return
      event.preventDefault()
      focusOn(tabbables(region.current)[0] ?? region.current)
    }
    window.addEventListener('keydown', enter)
    return () => window.removeEventListener('keydown', enter)
  }, [region, isActive])
}

/** The toasts that are shown: errors are said at once, the others when the visitor pauses. */
function ToastRegion({ root }: { root: HTMLElement }): ReactNode {
  const region = useRef<HTMLElement>(null)
  const focusBefore = useRef<FocusMemory>(undefined)
  const toasts = useStored(toastsAtom).slice(0, mostAtOnce)
  useHome(root, region)
  useHotkey(region, toasts.length > 0)

  const rememberFocusBefore = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) {
      focusBefore.current = rememberFocus(relatedTarget)
    }
  }
  const isError = ({ options }: ShownToast): boolean => options.type === 'error'
  const draw = (shown: ShownToast[]): ReactNode =>
    shown.map((toast) => <ToastView key={toast.key} toast={toast} focusBefore={focusBefore} />)

  return (
    <section
      ref={region}
      popover="manual"
      className="flx-toasts"
      aria-label={toasts.length > 0 ? toastTexts('region') : undefined}
      onFocus={rememberFocusBefore}
    >
      <ol className="flx-toasts__list" aria-live="assertive" aria-relevant="additions">
        {draw(toasts.filter(isError))}
      </ol>
      <ol className="flx-toasts__list" aria-live="polite" aria-relevant="additions">
        {draw(toasts.filter((toast) => !isError(toast)))}
      </ol>
    </section>
  )
}

/** Draws the region of the toasts, once a page. A live region must be there before what it says. */
export async function drawToastRegion(): Promise<void> {
  if (store.get(regionDrawnAtom)) return
  store.set(regionDrawnAtom, true)
  mountAbove((root) => {
    root.className = 'flx-toasts-root'
    root.setAttribute('data-flx-above', '')
    return <ToastRegion root={root} />
  })
  await new Promise((resolve) => setTimeout(resolve, 100))
}
