import {
  type FocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { stopSecondClick } from '../../core/browser/press.ts'
import { focusOn, tabbables } from '../../core/focus/focusable.ts'
import { type FocusMemory, rememberFocus } from '../../core/focus/remember-focus.ts'
import { messages } from '../../core/i18n/texts.ts'
import { onStackChange, topModal } from '../../core/overlay/stack.ts'
import { sharedAtom, store } from '../../core/store.ts'
import { useStored } from '../../core/use-stored.ts'
import { mountAbove } from '../../ui/open-above.ts'
import '../../ui/styles.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { colon } from '../../core/i18n/texts.ts'
import { pausableTimer } from '../../core/overlay/pausable-timer.ts'
import { Button, CloseButton } from '../../ui/button.tsx'
import { type PreparedContent, prepareContent } from '../../ui/content.ts'
import { ContentPlace } from '../../ui/content-place.tsx'
import { Sign } from '../../ui/message.tsx'
import { uiTexts } from '../../ui/ui-messages.ts'
import toastCss from './toast.css'
import { stayOf, type ToastAction, type ToastEnd, type ToastHandle, type ToastOptions } from './toast-options.ts'

const toastTexts = messages('toast', {
  region: 'Notifications (F8)',
  dismiss: 'Fermer cette notification',
})

export interface ShownToast {
  readonly key: number
  readonly options: ToastOptions
  readonly content: PreparedContent | null
  /** Content rendered by one of our features, instead of `content`. */
  readonly drawn: ReactNode
  end(end: ToastEnd): void
}

/** All open toasts, the oldest first. */
const toastsAtom = sharedAtom<readonly ShownToast[]>('toast-stack', [])
const countAtom = sharedAtom('toast-count', 0)

/** True once the region of the toasts has been rendered. */
const regionDrawnAtom = sharedAtom('toast-region-drawn', false)

/** Returns true for two toasts with the same words: who saves ten times has one to read, and not a queue of ten. */
function saysTheSame(one: ToastOptions, other: ToastOptions): boolean {
  const isText = typeof one.content === 'string' && one.content !== ''
  return isText && one.content === other.content && one.type === other.type && !one.action && !other.action
}

/**
 * Adds a toast, which takes the place of one with the same words; empty content is reported in the console, and shows
 * nothing.
 */
export async function addToast(options: ToastOptions, drawn: ReactNode = null): Promise<ToastHandle> {
  const { promise, resolve } = Promise.withResolvers<ToastEnd>()
  const content = drawn ? null : await prepareContent(options.content)
  store.set(countAtom, (count) => count + 1)
  const toast: ShownToast = {
    key: store.get(countAtom),
    options,
    content,
    drawn,
    end(end) {
      if (!store.get(toastsAtom).includes(toast)) return
      store.set(toastsAtom, (toasts) => toasts.filter((other) => other !== toast))
      resolve(end)
      options.complete?.(end)
    },
  }
  if (content?.isEmpty) {
    console.warn('flx : une notification demande un contenu ; celui-ci est vide.')
    resolve('api')
  } else {
    store
      .get(toastsAtom)
      .find(({ options: shown }) => saysTheSame(shown, options))
      ?.end('api')
    store.set(toastsAtom, (toasts) => [...toasts, toast])
  }
  return { closed: promise, close: () => toast.end('api') }
}

adoptStyles(toastCss)

const mostAtOnce = 5
const key = 'F8'

/** Keeps the toasts inside the topmost modal dialog, which makes the rest of the page inert. */
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

/** Renders the toasts: screen readers announce errors at once, the others when the visitor pauses. */
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
      <ol className="flx-toasts__list" role="list" aria-live="assertive" aria-relevant="additions">
        {draw(toasts.filter(isError))}
      </ol>
      <ol className="flx-toasts__list" role="list" aria-live="polite" aria-relevant="additions">
        {draw(toasts.filter((toast) => !isError(toast)))}
      </ol>
    </section>
  )
}

/** Renders the region of the toasts once per page. A live region must exist before its content. */
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

/**
 * Moves the focus when a toast closes: to its neighbour, else to where it was before it entered the toasts. After a
 * click it does not move to the neighbour, as the focus would pause the time of that one.
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
  /** The element that had the focus before it entered the toasts. */
  focusBefore: RefObject<FocusMemory | undefined>
}

/** Renders a toast. Its time pauses while the pointer is over it or the focus is inside (TOAST-02). */
function ToastView({ toast, focusBefore }: ToastViewProps): ReactNode {
  const item = useRef<HTMLLIElement>(null)
  const { type = 'info', delay, action, sticky = false, dismissible = true } = toast.options

  useLayoutEffect(() => {
    const element = item.current
    if (element) stopSecondClick(element)
    return () => {
      if (element) handFocusOn(element, focusBefore.current)
    }
  }, [focusBefore])

  useEffect(() => {
    const element = item.current
    if (!element || sticky) return
    const duration = stayOf(delay, element.textContent ?? '')
    return pausableTimer(element, { duration, holdOnFocus: true, onEnd: () => toast.end('timeout') })
  }, [toast, delay, sticky])

  const act = async ({ action: run }: ToastAction): Promise<void> => {
    if ((await run()) !== false) toast.end('action')
  }

  const dismissOnEscape = (event: ReactKeyboardEvent): void => {
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

/**
 * Shows a toast whose content one of our features renders. It is in its own file so that the types of the public
 * `toast` do not depend on React.
 */
export async function toastAround(content: ReactNode, options: Omit<ToastOptions, 'content'>): Promise<ToastHandle> {
  await drawToastRegion()
  return addToast({ ...options, content: '' }, content)
}
