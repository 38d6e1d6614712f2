import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { childJson } from '../../core/element/child-json.ts'
import { useAuthorContent, useHostMethod } from '../../core/element/host.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { isEmptyContent } from '../../core/html/empty-content.ts'
import type { CloseSource } from '../../core/overlay/overlay.ts'
import type { Content } from '../../ui/content.ts'
import { ContentPlace, usePreparedContent } from '../../ui/content-place.tsx'
import { closesModal } from './modal-dialog.tsx'
import { modalTexts } from './modal-messages.ts'
import type { ModalButton, ModalParts } from './modal-options.ts'
import { ModalView } from './modal-view.tsx'
import { leaveModalPlace, refuseEmpty, takeModalPlace } from './one-modal.ts'
import { useModal } from './use-modal.ts'
import './styles.ts'

interface ModalProps {
  host: FlxElement & { open: boolean }
  open: boolean
  label: string
  closeTop: boolean
  autoclose: number
  theme: string
  relative: string
  buttons: ModalButton[] | null
  footer: Content | null
  complete: ((source: CloseSource) => void) | null
}

const noButtons: ModalButton[] = []

/** `<flx-modal>`: the author's children in a dialog. */
export function Modal({ host, open, complete, ...props }: ModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const slot = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(false)
  useAuthorContent(host, slot)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the author's JSON is read anew each time it opens
  const written = useMemo<ModalParts>(() => childJson(host), [host, open])

  const buttons = props.buttons ?? written.buttons ?? noButtons
  const autoclose = props.autoclose || written.autoclose || 0
  const relative = props.relative || written.relative || null
  const title = props.label || (typeof written.title === 'string' ? written.title : '')
  const footer = usePreparedContent(props.footer ?? written.footer)
  const asksToClose = props.closeTop || written.closeTop === true
  const closeTop = asksToClose || (buttons.length === 0 && !(autoclose > 0))

  const { handle, busy, press } = useModal({
    dialog,
    emitter: host,
    open: shown,
    closable: closeTop || buttons.some((button) => button.autoclose),
    buttons,
    autoclose,
    relative,
    onClosed(source) {
      leaveModalPlace(host)
      setShown(false)
      host.open = false
      complete?.(source)
    },
  })

  useEffect(() => () => leaveModalPlace(host), [host])

  useEffect(() => {
    if (open === shown) return
    if (!open) void handle.close('api').then((closed) => closed || host.toggleAttribute('open', true))
    else if (mayOpen(host, slot.current)) setShown(true)
    else host.open = false
  }, [open, shown, host, handle])

  useHostMethod(host, 'close', handle.close)

  return (
    <ModalView
      id={useId()}
      ref={dialog}
      open={shown}
      theme={props.theme || written.theme || ''}
      label={modalTexts('label')}
      title={title || null}
      closeTop={closeTop}
      content={<div ref={slot} />}
      footer={footer && <ContentPlace content={footer} className="flx-modal__note" />}
      buttons={buttons}
      busy={busy}
      onPress={press}
      onClick={(event) => closesModal(event) && handle.close('button')}
      onCloseTop={() => handle.close('close-link')}
    />
  )
}

function mayOpen(host: FlxElement & { label?: string }, content: Element | null): boolean {
  const copy = document.createDocumentFragment()
  copy.append(...(content?.cloneNode(true).childNodes ?? []))
  for (const script of copy.querySelectorAll('script')) script.remove()
  if (isEmptyContent(copy)) {
    refuseEmpty()
    return false
  }
  if (!host.label) console.warn(`flx : ${openingTag(host)} : l’attribut label donne un nom à la modale ; il manque.`)
  return takeModalPlace(host)
}
