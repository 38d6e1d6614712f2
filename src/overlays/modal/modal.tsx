import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { childJson, flag, number, property, selector, text } from '../../core/element/codecs.ts'
import { type FeatureProps, type FlxElement, useHostMethod } from '../../core/element/react-element.ts'

import type { CloseSource } from '../../core/overlay/overlay.ts'
import { AuthorContent } from '../../ui/author-content.tsx'
import { type Content, isEmptyBox } from '../../ui/content.ts'
import { ContentPlace, usePreparedContent } from '../../ui/content-place.tsx'

import type { ModalButton, ModalHandle, ModalParts } from './modal-options.ts'
import '../../ui/styles.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { claimModal, refuseEmpty, releaseModal } from './draw-modal.tsx'
import modalCss from './modal.css'
import { ModalFrame } from './modal-frame.tsx'
import type { ModalMethods } from './modal-types.ts'

adoptStyles(modalCss)
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
  // Before the first paint, so that it takes over from `showEarly` unseen.
  useLayoutEffect(() => {
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
