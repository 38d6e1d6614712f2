import { type RefObject, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { emit } from '../../core/events.ts'
import type { CloseSource } from '../../core/overlay/overlay.ts'
import { useOverlay } from '../../core/overlay/use-overlay.ts'
import { actionTarget, type ModalButton, type ModalHandle } from './modal-options.ts'
import './modal-types.ts'

export interface ModalBehaviour {
  dialog: RefObject<HTMLDialogElement | null>
  /** The element that dispatches its events. @default the dialog */
  emitter?: HTMLElement | undefined
  open: boolean
  /** True if the visitor can close it: Escape then does so too (MODAL-09). */
  closable: boolean
  buttons: readonly ModalButton[]
  /** Seconds; 0 for no limit. */
  autoclose: number
  relative: Element | string | null
  opener?: Element | null | undefined
  beforeClose?: ((source: CloseSource) => boolean | Promise<boolean>) | undefined
  onClosed(source: CloseSource): void
}

/** Manages a modal: opens and closes it, dispatches its events, runs its buttons, ends its time, and places it. */
export function useModal(behaviour: ModalBehaviour) {
  const { dialog, emitter, open, closable, buttons, autoclose, relative, opener, beforeClose, onClosed } = behaviour
  const sender = (): HTMLElement => emitter ?? dialog.current ?? document.body

  const close = useOverlay(dialog, open, {
    escape: closable,
    opener,
    timeLimit: autoclose * 1000,
    beforeClose(source) {
      return emit(sender(), 'flx-modal-close', { source }, { cancelable: true }) && (beforeClose?.(source) ?? true)
    },
    onClosed(source) {
      emit(sender(), 'flx-modal-closed', { source })
      resolve(source)
      onClosed(source)
    },
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening has an end of its own
  const { resolve, handle } = useMemo(() => {
    const { promise, resolve } = Promise.withResolvers<CloseSource>()
    const handle: ModalHandle = {
      get element() {
        return dialog.current
      },
      close,
      closed: promise,
    }
    return { handle, resolve }
  }, [open, dialog, close])

  const begin = useEffectEvent(() => {
    emit(sender(), 'flx-modal-open', null)
    buttons.forEach(actionTarget)
  })
  useLayoutEffect(() => {
    if (open) begin()
  }, [open])

  useBeside(dialog, open, relative)
  return { handle, ...usePress(handle) }
}

/**
 * Runs the action of a button, marks it busy while the action is pending, then closes the modal if the button says
 * so.
 */
function usePress(handle: ModalHandle) {
  const [busy, setBusy] = useState<ModalButton>()

  const press = async (button: ModalButton): Promise<void> => {
    if (busy) return
    let answer = typeof button.action === 'function' ? button.action(handle) : actionTarget(button)?.click()
    if (answer instanceof Promise) {
      setBusy(button)
      answer = await answer.finally(() => setBusy(undefined))
    }
    if (button.autoclose && answer !== false) await handle.close('button')
  }

  return { busy, press }
}

/** Keeps an open dialog beside an element (MODAL-06). The dialog is invisible until the code for that has loaded. */
function useBeside(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  relative: Element | string | null,
): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element || !relative) return
    const stop = new AbortController()
    const toMiddle = (): boolean => element.removeAttribute('data-beside') === undefined
    element.dataset['beside'] = 'waiting'
    // If anything fails, the dialog must still become visible, as the page behind it is inert.
    import('./place-beside.ts')
      .then(({ placeBeside }) => stop.signal.aborted || placeBeside(element, relative, stop.signal) || toMiddle())
      .catch(toMiddle)
    return () => stop.abort()
  }, [open, relative, dialog])
}
