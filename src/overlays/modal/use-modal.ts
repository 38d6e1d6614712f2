import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { deferred } from '../../core/deferred.ts'
import { emit } from '../../core/events.ts'
import type { CloseSource } from '../../core/overlay/overlay.ts'
import { useOverlay } from '../../core/overlay/use-overlay.ts'
import { heldTimer } from '../../ui/held-timer.ts'
import { actionTarget, type ModalButton, type ModalHandle } from './modal-options.ts'
import { useBeside } from './use-beside.ts'
import './modal-events.ts'

interface ModalBehaviour {
  dialog: RefObject<HTMLDialogElement | null>
  /** Where its events are sent from. @default the dialog */
  emitter?: HTMLElement
  open: boolean
  /** Whether the visitor has a way to close it: then Escape is one as well (MODAL-09). */
  closable: boolean
  buttons: readonly ModalButton[]
  /** Seconds; 0 for no limit. */
  autoclose: number
  relative: Element | string | null
  opener?: Element | null | undefined
  beforeClose?: ((source: CloseSource) => boolean | Promise<boolean>) | undefined
  onClosed(source: CloseSource): void
}

interface ModalActs {
  handle: ModalHandle
  /** The button whose action is awaited. */
  busy: ModalButton | undefined
  press(button: ModalButton): Promise<void>
}

/** What a modal does: opens and closes, tells about it, runs its buttons, ends by itself, stays beside its target. */
export function useModal(behaviour: ModalBehaviour): ModalActs {
  const { dialog, emitter, open, closable, buttons, autoclose, relative, opener, beforeClose, onClosed } = behaviour
  const closing = useRef({ ...deferred<CloseSource>(), isOver: false })
  const sender = (): HTMLElement => emitter ?? dialog.current ?? document.body

  const close = useOverlay(dialog, open, {
    escape: closable,
    opener,
    beforeClose(source) {
      return emit(sender(), 'flx-modal-close', { source }, { cancelable: true }) && (beforeClose?.(source) ?? true)
    },
    onClosed(source) {
      emit(sender(), 'flx-modal-closed', { source })
      closing.current.resolve(source)
      closing.current.isOver = true
      onClosed(source)
    },
  })

  const handle = useMemo<ModalHandle>(() => {
    const modal = { close }
    Object.defineProperty(modal, 'element', { get: () => dialog.current })
    Object.defineProperty(modal, 'closed', { get: () => closing.current.promise })
    return modal as ModalHandle
  }, [dialog, close])

  const latestSender = useRef(sender)
  latestSender.current = sender
  useEffect(() => {
    if (!open) return
    if (closing.current.isOver) closing.current = { ...deferred(), isOver: false }
    emit(latestSender.current(), 'flx-modal-open', null)
  }, [open])

  useEffect(() => {
    if (open) for (const button of buttons) actionTarget(button)
  }, [open, buttons])

  useEffect(() => {
    const panel = dialog.current?.firstElementChild
    if (!open || !panel || !(autoclose > 0)) return
    return heldTimer(panel, { duration: autoclose * 1000, onEnd: () => void close('timeout') })
  }, [open, autoclose, dialog, close])

  useBeside(dialog, open, relative)
  const { busy, press } = usePress(handle)
  return { handle, busy, press }
}

/** Runs the action of a button, shows it while it is awaited, then closes where the button says so. */
function usePress(handle: ModalHandle): Pick<ModalActs, 'busy' | 'press'> {
  const [busy, setBusy] = useState<ModalButton>()

  const act = async (button: ModalButton): Promise<unknown> => {
    if (typeof button.action !== 'function') return actionTarget(button)?.click()
    const answer = button.action(handle)
    if (!(answer instanceof Promise)) return answer
    setBusy(button)
    return answer.finally(() => setBusy(undefined))
  }

  const press = async (button: ModalButton): Promise<void> => {
    if (busy) return
    const answer = await act(button)
    if (button.autoclose && answer !== false) await handle.close('button')
  }

  return { busy, press }
}
