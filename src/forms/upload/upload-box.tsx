import { type ReactNode, useCallback } from 'react'
import { flushSync } from 'react-dom'
import { matches } from '../../core/browser/media.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { useStored } from '../../core/use-stored.ts'
import { StatusLine } from '../../ui/status-line.tsx'
import { Camera } from './camera.tsx'
import { FormKeys } from './fields/form-keys.tsx'
import { useKeyFields } from './fields/use-key-fields.ts'
import { UploadList } from './list/upload-list.tsx'
import type { Given } from './sending/given-files.ts'
import type { ItemAction } from './sending/upload-item.ts'
import { uploadTexts } from './upload-messages.ts'
import { useFileWays } from './use-file-ways.ts'
import { useHeldForm } from './use-held-form.ts'
import { mostOf, type UploadHost, useUploads } from './use-uploads.ts'

interface UploadBoxProps {
  host: UploadHost
  /** The author's file field. */
  input: HTMLInputElement
}

/** What stands below the field: how files may be given, the list of those that were, and what the form sends of them. */
export function UploadBox({ host, input }: UploadBoxProps): ReactNode {
  const t = useTexts(uploadTexts)
  const keyFields = useKeyFields(host, input)
  const uploads = useUploads(host, input, keyFields.map(({ value }) => value).join('\n'))
  const items = useStored(uploads.items)
  const asksForPictures = /image/.test(input.accept) && matches('(pointer: coarse)')

  // The form may be sent in the same click: what it carries is drawn before the click ends.
  const take = useCallback(
    (given: Given[]) => flushSync(() => uploads.take(given, mostOf(host, input))),
    [uploads, host, input],
  )
  const act = useCallback((key: string, action: ItemAction) => flushSync(() => uploads.act(key, action)), [uploads])
  const move = useCallback((from: number, to: number) => flushSync(() => uploads.move(from, to)), [uploads])

  useFileWays(host, input, take)
  useHeldForm(host, input, uploads)
  return (
    <div className="flx-upload__mount">
      <p className="flx-upload__hint">{t('hint')}</p>
      <StatusLine className="flx-upload__hint">{useStored(uploads.said)}</StatusLine>
      <FormKeys input={input} items={items} keyFields={keyFields} seen={useStored(uploads.seen)} />
      <UploadList items={items} act={act} move={move} />
      {asksForPictures && <Camera take={take} />}
    </div>
  )
}
