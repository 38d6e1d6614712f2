import { type ReactNode, useEffect, useRef, useState } from 'react'
import { address, childJson, flag, oneOf, property, selector, text } from '../../core/element/codecs.ts'

import { type FeatureProps, useHostMethod } from '../../core/element/react-element.ts'

import type { CloseSource } from '../../core/overlay/overlay.ts'
import { AuthorContent } from '../../ui/author-content.tsx'
import { isEmptyBox } from '../../ui/content.ts'
import { usePopupLinks } from './links/use-popup-links.ts'
import {
  type CloseGuard,
  canShow,
  type PopupHandle,
  type PopupOptions,
  popupPresetNames,
} from './options/popup-options.ts'
import { readOptions, withPreset } from './options/read-options.ts'
import { PopupDialog } from './popup-dialog.tsx'
import type { PopupMethods } from './popup-types.ts'

export const popupAttributes = {
  open: flag,
  href: address(),
  preset: oneOf(['', ...popupPresetNames], ''),
  handler: oneOf(['', 'iframe', 'ajax', 'image', 'video', 'inline'], ''),
  label: text(),
  'class-name': text(),
  sizeX: text(),
  sizeY: text(),
  maxWidth: text(),
  maxHeight: text(),
  noOverlayClose: flag,
  noEscKey: flag,
  confirmCloseFonction: text(),
  guard: property<CloseGuard | null>(null),
  onClose: property<((source: CloseSource) => void) | null>(null),
  for: selector(),
}

type PopupProps = FeatureProps<typeof popupAttributes, PopupMethods>

/**
 * `<flx-popup>`: shows a URL or the author's children above the page; without either, it opens the page's squeezebox
 * links.
 */
export function Popup({ host, open, guard, onClose, ...attributes }: PopupProps): ReactNode {
  const slot = useRef<HTMLDivElement>(null)
  const handle = useRef<PopupHandle>(undefined)
  const [options, setOptions] = useState<PopupOptions>()
  const [hasContent, setHasContent] = useState(false)
  useEffect(() => setHasContent(slot.current !== null && !isEmptyBox(slot.current)), [])
  const showsItself = attributes.href || attributes.preset || hasContent
  usePopupLinks(attributes.for !== '' || !showsItself, attributes.for)

  const isShown = options !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the options are read once, when it opens
  useEffect(() => {
    if (open === isShown) return
    if (!open) {
      void handle.current?.close('api').then((closed) => closed || host.toggleAttribute('open', true))
      return
    }
    const params = attributes.preset && { params: { ...host.dataset } }
    const read = {
      ...readOptions({ ...childJson(host), ...params, ...given(attributes) }),
      ...(onClose && { onClose }),
    }
    const content = slot.current && !isEmptyBox(slot.current) ? slot.current : null
    const asked =
      read.href || read.preset || !content
        ? { ...read, ...(guard && { confirmCloseFonction: guard }) }
        : { ...read, content }
    if (canShow(asked)) setOptions(withPreset(asked))
    else host.open = false
  }, [open, isShown, host])

  useHostMethod(host, 'close', async (source) => (await handle.current?.close(source)) ?? true)

  return (
    <>
      <div className="flx-popup__home" hidden>
        <AuthorContent host={host} ref={slot} className="flx-flow" />
      </div>
      {options && (
        <PopupDialog
          options={options}
          emitter={host}
          onOpen={(opened) => {
            handle.current = opened
          }}
          onClosed={() => {
            setOptions(undefined)
            host.open = false
          }}
        />
      )}
    </>
  )
}

/** Returns the options of the attributes that are set; a negative attribute sets its option to false. */
function given({
  noOverlayClose,
  noEscKey,
  'class-name': className,
  ...texts
}: Omit<PopupProps, 'host' | 'open' | 'guard' | 'onClose'>): Record<string, unknown> {
  const given = Object.entries({ ...texts, className }).filter(([, value]) => value !== '')
  return {
    ...Object.fromEntries(given),
    ...(noOverlayClose && { overlayClose: false }),
    ...(noEscKey && { escKey: false }),
  }
}
