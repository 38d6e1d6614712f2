import { type ReactNode, useCallback, useRef, useSyncExternalStore } from 'react'
import { type FeatureProps, useMountPlace } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { useAuthorNode } from '../../core/element/use-author-node.ts'
import '../../ui/styles.ts'
import { flushSync } from 'react-dom'
import { matches } from '../../core/browser/media.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { useStored } from '../../core/use-stored.ts'
import { StatusLine } from '../../ui/message.tsx'
import { FormKeys, keyFieldsOf } from './fields/form-keys.tsx'

import { UploadList } from './list/upload-list.tsx'
import { type IncomingFile, incomingFiles } from './sending/incoming-files.ts'
import type { ItemAction } from './sending/upload-item.ts'
import css from './upload.css'
import type { uploadAttributes } from './upload-attributes.ts'
import { uploadTexts } from './upload-messages.ts'
import type { UploadMethods } from './upload-types.ts'
import { useFileWays } from './use-file-ways.ts'
import { useHeldForm } from './use-held-form.ts'
import { maximumOf, type UploadHost, useUploads } from './use-uploads.ts'

adoptStyles(css)

/** Uploads the files of the page's own file field as soon as they are added (UPLOAD-01 to UPLOAD-03, decision 12). */
export function Upload({ host }: FeatureProps<typeof uploadAttributes, UploadMethods>): ReactNode {
  const due = 'attend un champ <input type="file">.'
  const input = useAuthorNode<HTMLInputElement>(host, 'input[type="file"]', { due })
  // Placed after a label around the element: inside it, a click on the list would open the file chooser.
  useMountPlace(host, host.closest('label'))
  return input && <UploadBox host={host} input={input} />
}

interface UploadBoxProps {
  host: UploadHost
  /** The author's file field. */
  input: HTMLInputElement
}

/** Renders what is below the field: the hint, the list of files, and the hidden fields that the form sends. */
function UploadBox({ host, input }: UploadBoxProps): ReactNode {
  const t = useTexts(uploadTexts)
  const keyFields = useKeyFields(host, input)
  const uploads = useUploads(host, input, keyFields.map(({ value }) => value).join('\n'))
  const items = useStored(uploads.items)
  const asksForPictures = /image/.test(input.accept) && matches('(pointer: coarse)')

  // Rendered at once, because the same click may submit the form.
  const take = useCallback(
    (given: IncomingFile[]) => flushSync(() => uploads.take(given, maximumOf(host, input))),
    [uploads, host, input],
  )
  const act = useCallback((key: string, action: ItemAction) => flushSync(() => uploads.act(key, action)), [uploads])
  const move = useCallback((from: number, to: number) => flushSync(() => uploads.move(from, to)), [uploads])

  useFileWays(host, input, take)
  useHeldForm(host, input, uploads)
  return (
    <div className="flx-upload__mount">
      <p className="flx-upload__hint">{t('hint')}</p>
      <StatusLine className="flx-upload__hint">{useStored(uploads.announcement)}</StatusLine>
      <FormKeys input={input} items={items} keyFields={keyFields} seen={useStored(uploads.seen)} />
      <UploadList items={items} act={act} move={move} />
      {asksForPictures && <Camera take={take} />}
    </div>
  )
}

/**
 * Returns the author's hidden fields with the keys of files that are already on the server, those added later by an
 * answer included.
 */
function useKeyFields(host: Element, input: HTMLInputElement): readonly HTMLInputElement[] {
  const last = useRef<readonly HTMLInputElement[]>([])
  const subscribe = useCallback(
    (changed: () => void) => {
      const observer = new MutationObserver(changed)
      observer.observe(host, { childList: true, subtree: true })
      return () => observer.disconnect()
    },
    [host],
  )
  return useSyncExternalStore(subscribe, () => {
    const now = keyFieldsOf(host, input)
    const isSame = now.length === last.current.length && now.every((field, at) => field === last.current[at])
    if (!isSame) last.current = now
    return last.current
  })
}

/** Renders a button that opens the camera of a phone. */
function Camera({ take }: { take: (given: IncomingFile[]) => void }): ReactNode {
  const t = useTexts(uploadTexts)
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={field}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        className="flx-upload__camera-input"
        onChange={({ currentTarget: camera }) => {
          take(incomingFiles(camera.files ?? []))
          camera.value = ''
        }}
      />
      <button type="button" className="flx-upload__camera flx-button" onClick={() => field.current?.click()}>
        {t('camera')}
      </button>
    </>
  )
}
