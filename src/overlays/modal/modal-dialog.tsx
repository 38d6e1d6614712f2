import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { CloseSource } from '../../core/overlay/overlay.ts'
import type { PreparedContent } from '../../ui/content.ts'
import { ContentPlace } from '../../ui/content-place.tsx'
import { modalTexts } from './modal-messages.ts'
import type { ModalHandle, ModalOptions } from './modal-options.ts'
import { ModalView } from './modal-view.tsx'
import { useModal } from './use-modal.ts'

interface ModalDialogProps {
  options: ModalOptions
  title: PreparedContent
  content: PreparedContent
  footer: PreparedContent
  role: 'alertdialog' | undefined
  opener: Element | null
  onOpen(modal: ModalHandle): void
  onClosed(source: CloseSource): void
}

const noButtons: [] = []

/** A modal that a program opened: drawn open, gone once closed. */
export function ModalDialog({ options, title, content, footer, role, opener, ...on }: ModalDialogProps): ReactNode {
  const { buttons = noButtons, autoclose = 0, theme = '', relative = null, label, beforeClose } = options
  const [open, setOpen] = useState(true)
  const dialog = useRef<HTMLDialogElement>(null)
  const closeTop = options.closeTop || (buttons.length === 0 && !(autoclose > 0))
  const { handle, busy, press } = useModal({
    dialog,
    open,
    closable: closeTop || buttons.some((button) => button.autoclose),
    buttons,
    autoclose,
    relative,
    opener,
    beforeClose,
    onClosed(source) {
      setOpen(false)
      on.onClosed(source)
    },
  })

  const { onOpen } = on
  useEffect(() => onOpen(handle), [onOpen, handle])

  return (
    <ModalView
      id={useId()}
      ref={dialog}
      open={open}
      role={role}
      theme={theme}
      label={label ?? modalTexts('label')}
      title={title.isEmpty ? null : <ContentPlace as="span" content={title} />}
      closeTop={closeTop}
      content={<ContentPlace content={content} />}
      footer={footer.isEmpty ? null : <ContentPlace content={footer} className="flx-modal__note" />}
      buttons={buttons}
      busy={busy}
      onPress={press}
      onClick={(event) => closesModal(event) && handle.close('button')}
      onCloseTop={() => handle.close('close-link')}
    />
  )
}

/** A control of the content that carries `data-flx-close` closes the modal it is in. */
export function closesModal({ target, defaultPrevented }: MouseEvent): boolean {
  return !defaultPrevented && target instanceof Element && target.closest('[data-flx-close]') !== null
}
