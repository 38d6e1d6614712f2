import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { emit } from '../../core/events.ts'
import { focusOn } from '../../core/focus/focusable.ts'
import { messages } from '../../core/i18n/texts.ts'
import type { CloseSource } from '../../core/overlay/overlay.ts'
import { useOverlay } from '../../core/overlay/use-overlay.ts'
import { CloseButton } from '../../ui/button.tsx'
import { PopupContent } from './content/popup-content.tsx'
import { type CloseGuard, handlerOf, type PopupHandle, type PopupOptions, sizeStyle } from './options/popup-options.ts'
import './popup-types.ts'
import '../../ui/styles.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import popupCss from './popup.css'

const popupTexts = messages('popup', {
  label: 'Fenêtre',
  loading: 'Chargement en cours',
})

adoptStyles(popupCss)

interface PopupDialogProps {
  options: PopupOptions
  /** The element that dispatches its events. @default the dialog */
  emitter?: HTMLElement
  opener?: Element | null
  onOpen?(popup: PopupHandle): void
  onClosed(source: CloseSource): void
}

export function PopupDialog({ options, emitter, opener, onOpen, onClosed }: PopupDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [open, setOpen] = useState(true)
  const [busy, setBusy] = useState(true)
  const [frameTitle, setFrameTitle] = useState('')
  const closing = useRef(Promise.withResolvers<CloseSource>())
  const close = usePopup({
    dialog,
    frame,
    ...(emitter && { emitter }),
    open,
    opener,
    options,
    onClosed(source) {
      setOpen(false)
      closing.current.resolve(source)
      onClosed(source)
    },
  })

  const handle = useMemo<PopupHandle>(
    () => ({
      get element() {
        return dialog.current
      },
      closed: closing.current.promise,
      close,
    }),
    [close],
  )
  const giveHandle = useEffectEvent(() => onOpen?.(handle))
  // Before the first paint, as a modal's.
  useLayoutEffect(() => giveHandle(), [])

  const loaded = useCallback(() => {
    setBusy(false)
    setFrameTitle(titleOf(frame.current))
    const sender = emitter ?? dialog.current
    if (sender) emit(sender, 'flx-popup-load', null)
  }, [emitter])

  const id = useId()
  const title = options.label || frameTitle
  const name = title || popupTexts('label')
  return (
    <dialog
      ref={dialog}
      className={`flx-dialog flx-popup ${options.className ?? ''}`.trim()}
      style={sizeStyle(options) as CSSProperties}
      aria-labelledby={title ? id : undefined}
      aria-label={title ? undefined : name}
    >
      <div className="flx-popup__panel">
        <div className="flx-popup__header">
          {title && (
            <h2 id={id} className="flx-popup__title" data-flx-focus="title">
              {title}
            </h2>
          )}
          <CloseButton className="flx-popup__close" onClick={() => void close('button')} />
        </div>
        <div className="flx-popup__content" data-handler={handlerOf(options)} aria-busy={busy || undefined}>
          {busy && <div className="flx-popup__wait" role="progressbar" aria-label={popupTexts('loading')} />}
          <PopupContent options={options} name={name} frame={frame} onLoad={loaded} />
        </div>
      </div>
    </dialog>
  )
}

function titleOf(frame: HTMLIFrameElement | null): string {
  try {
    return frame?.contentDocument?.title ?? ''
  } catch {
    return ''
  }
}

interface PopupBehaviour {
  dialog: RefObject<HTMLDialogElement | null>
  frame: RefObject<HTMLIFrameElement | null>
  /** The element that dispatches its events. @default the dialog */
  emitter?: HTMLElement
  open: boolean
  opener?: Element | null | undefined
  options: PopupOptions
  onClosed(source: CloseSource): void
}

/**
 * Manages a popup: the close button, Escape (inside the frame too), a click outside and the browser's Back all pass
 * the same guard (POPUP-05).
 *
 * @returns a function that asks to close.
 */
function usePopup(behaviour: PopupBehaviour): (source?: CloseSource) => Promise<boolean> {
  const { dialog, frame, emitter, open, opener, options, onClosed } = behaviour
  const { overlayClose = true, escKey = true, confirmCloseFonction, onClose } = options
  const sender = (): HTMLElement => emitter ?? dialog.current ?? document.body

  const close = useOverlay(dialog, open, {
    opener,
    escape: escKey,
    overlayClick: overlayClose,
    history: true,
    focus: (element) => focusOn(element.querySelector<HTMLElement>('[data-flx-focus="title"]') ?? element),
    beforeClose(source) {
      if (!emit(sender(), 'flx-popup-close', { source }, { cancelable: true })) return false
      return handlerOf(options) !== 'iframe' || mayClose(confirmCloseFonction, frame.current)
    },
    onClosed(source) {
      emit(sender(), 'flx-popup-closed', { source })
      onClosed(source)
      onClose?.(source)
    },
  })

  const announceOpen = useEffectEvent(() => emit(sender(), 'flx-popup-open', null))
  useLayoutEffect(() => {
    if (open) announceOpen()
  }, [open])

  return close
}

/**
 * Returns true if a frame may close (POPUP-05). Its function returns what would be lost, and the visitor then
 * confirms. A falsy result (`false`, `''`, nothing) closes at once; `true` asks with a general text.
 */
function mayClose(guard: CloseGuard | undefined, frame: HTMLIFrameElement | null): boolean | Promise<boolean> {
  // A form in the frame's page marks unsent changes on the frame.
  const unguarded = frame?.hasAttribute('data-flx-unsaved') ?? false
  const answer = typeof guard === 'string' ? askByName(guard, frame) : guard ? guard() : unguarded
  return answer instanceof Promise ? answer.then(confirmIfLoss) : confirmIfLoss(answer)
}

async function askByName(name: string, frame: HTMLIFrameElement | null): Promise<unknown> {
  const { namedFunction } = await import('./close-guard.ts')
  return namedFunction(name, frame)?.()
}

function confirmIfLoss(answer: unknown): boolean | Promise<boolean> {
  return !answer || import('./close-guard.ts').then(({ confirmLoss }) => confirmLoss(answer))
}
