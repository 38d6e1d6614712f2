import { type MouseEvent, type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { closest } from '../../core/browser/closest.ts'
import { modalTexts } from './modal-messages.ts'
import type { ModalHandle, ModalParts } from './modal-options.ts'
import { ModalView } from './modal-view.tsx'
import { type ModalBehaviour, useModal } from './use-modal.ts'

interface ModalFrameProps extends Pick<ModalBehaviour, 'emitter' | 'open' | 'opener' | 'beforeClose' | 'onClosed'> {
  parts: Omit<ModalParts, 'title' | 'footer'>
  role?: 'alertdialog' | undefined
  title: ReactNode
  content: ReactNode
  footer: ReactNode
  onHandle(modal: ModalHandle): void
}

const noButtons: [] = []

/** Renders a modal, opened by an element or a call. One that could not be closed otherwise gets its close button. */
export function ModalFrame({
  parts,
  role,
  title,
  content,
  footer,
  onHandle,
  ...behaviour
}: ModalFrameProps): ReactNode {
  const { buttons = noButtons, autoclose = 0, theme = '', relative = null, label = modalTexts('label') } = parts
  const dialog = useRef<HTMLDialogElement>(null)
  const closeTop = parts.closeTop || (buttons.length === 0 && !(autoclose > 0))
  const closable = closeTop || buttons.some((button) => button.autoclose)
  const { handle, busy, press } = useModal({ ...behaviour, dialog, closable, buttons, autoclose, relative })

  const give = useEffectEvent(onHandle)
  // Before the first paint: who opened it listens to its content before the visitor can press anything.
  useLayoutEffect(() => give(handle), [handle])

  const closeByContent = ({ target, defaultPrevented }: MouseEvent): void => {
    if (!defaultPrevented && closest(target, '[data-flx-close]')) void handle.close('button')
  }

  return (
    <ModalView
      {...{ role, theme, label, title, closeTop, content, footer, buttons, busy }}
      id={useId()}
      ref={dialog}
      open={behaviour.open}
      onPress={press}
      onClick={closeByContent}
      onCloseTop={() => void handle.close('close-link')}
    />
  )
}
