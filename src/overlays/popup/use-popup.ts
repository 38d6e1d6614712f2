import { type RefObject, useEffect, useEffectEvent } from 'react'
import { emit } from '../../core/events.ts'
import { focusOn } from '../../core/focus/focusable.ts'
import type { CloseSource } from '../../core/overlay/overlay.ts'
import { useOverlay } from '../../core/overlay/use-overlay.ts'
import { mayClose } from './closing/close-guard.ts'
import { handlerOf, type PopupOptions } from './options/popup-options.ts'
import './popup-events.ts'

interface PopupBehaviour {
  dialog: RefObject<HTMLDialogElement | null>
  frame: RefObject<HTMLIFrameElement | null>
  /** Where its events are sent from. @default the dialog */
  emitter?: HTMLElement
  open: boolean
  opener?: Element | null | undefined
  options: PopupOptions
  onClosed(source: CloseSource): void
}

/**
 * What a popup does: the cross, Escape (inside the frame too), a click beside it and the browser's Back all ask the same
 * guard (POPUP-05).
 *
 * @returns asks to close.
 */
export function usePopup(behaviour: PopupBehaviour): (source?: CloseSource) => Promise<boolean> {
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
  useEffect(() => {
    if (open) announceOpen()
  }, [open])

  return close
}
