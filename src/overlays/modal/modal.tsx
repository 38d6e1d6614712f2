import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { closest } from '../../core/browser/closest.ts'
import { childJson } from '../../core/element/child-json.ts'
import { flag, number, property, text } from '../../core/element/codecs.ts'
import type { FeatureProps, FlxElement } from '../../core/element/react-element.ts'
import { selector } from '../../core/element/selector-codec.ts'
import { useHostMethod } from '../../core/element/use-host-method.ts'
import type { CloseSource } from '../../core/overlay/overlay.ts'
import { shared } from '../../core/shared.ts'
import { AuthorContent } from '../../ui/author-content.tsx'
import { type Content, isEmptyBox } from '../../ui/content.ts'
import { ContentPlace, usePreparedContent } from '../../ui/content-place.tsx'
import { modalTexts } from './modal-messages.ts'
import type { ModalButton, ModalHandle, ModalParts } from './modal-options.ts'
import { ModalView } from './modal-view.tsx'
import { type ModalBehaviour, useModal } from './use-modal.ts'
import '../../ui/styles.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import modalCss from './modal.css'
import type { ModalMethods } from './modal-types.ts'

adoptStyles(modalCss)

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
  useEffect(() => give(handle), [handle])

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

export const modalAttributes = {
  open: flag,
  label: text(),
  closeTop: flag,
  autoclose: number(0),
  theme: text(),
  relative: selector(),
  buttons: property<ModalButton[] | null>(null),
  footer: property<Content | null>(null),
  complete: property<((source: CloseSource) => void) | null>(null),
}

type ModalProps = FeatureProps<typeof modalAttributes, ModalMethods>

/** `<flx-modal>`: the author's children in a dialog. */
export function Modal({ host, open, complete, ...attributes }: ModalProps): ReactNode {
  const slot = useRef<HTMLDivElement>(null)
  const modal = useRef<ModalHandle>(undefined)
  const [shown, setShown] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the author's JSON is read anew each time it opens
  const written = useMemo<ModalParts>(() => childJson(host), [host, open])
  const { label: _name, footer: note, ...parts } = { ...written, ...given(attributes) }
  const title = attributes.label || (typeof written.title === 'string' && written.title)
  const footer = usePreparedContent(note)

  useEffect(() => () => releaseModal(host), [host])
  useEffect(() => {
    if (open === shown) return
    if (!open) void modal.current?.close('api').then((closed) => closed || host.toggleAttribute('open', true))
    else if (mayOpen(host, slot.current)) setShown(true)
    else host.open = false
  }, [open, shown, host])

  useHostMethod(host, 'close', async (source) => modal.current?.close(source) ?? true)

  return (
    <ModalFrame
      parts={parts}
      emitter={host}
      open={shown}
      title={title}
      content={<AuthorContent host={host} ref={slot} className="flx-flow" />}
      footer={footer && <ContentPlace content={footer} className="flx-modal__note" />}
      onHandle={(handle) => {
        modal.current = handle
      }}
      onClosed={(source) => {
        releaseModal(host)
        setShown(false)
        host.open = false
        complete?.(source)
      }}
    />
  )
}

/** Returns the attributes and properties that are set; they override the author's JSON. */
function given(attributes: Omit<ModalProps, 'host' | 'open' | 'complete'>): ModalParts {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value))
}

function mayOpen(host: FlxElement, content: Element | null): boolean {
  if (!content || isEmptyBox(content)) {
    refuseEmpty()
    return false
  }
  return claimModal(host)
}

const current = (): { owner: object | null } => shared('one-modal', () => ({ owner: null }))

/**
 * Claims to be the single modal of the page; warns in the console if there is one already (MODAL-04). @returns true
 * if it may open.
 */
export function claimModal(owner: object): boolean {
  const modal = current()
  if (modal.owner && modal.owner !== owner) {
    console.warn('flx : une modale est déjà ouverte ; une seule peut l’être à la fois. La seconde est refusée.')
    return false
  }
  modal.owner = owner
  return true
}

export function releaseModal(owner: object): void {
  const modal = current()
  if (modal.owner === owner) modal.owner = null
}

/** Warns in the console about a modal without content (MODAL-03). */
export function refuseEmpty(): void {
  console.warn('flx : une modale demande un contenu ; celui-ci est vide, elle ne s’ouvre pas.')
}
