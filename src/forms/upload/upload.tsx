import { type ReactNode, useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import type { FeatureProps } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { useAuthorNode } from '../../core/element/use-author-node.ts'
import { useMountPlace } from '../../core/element/use-mount-place.ts'
import '../../ui/styles.ts'
import { flushSync } from 'react-dom'
import { sendHeldForm } from '../../core/browser/form.ts'
import { matches } from '../../core/browser/media.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { store } from '../../core/store.ts'
import { useEvent } from '../../core/use-event.ts'
import { useStored } from '../../core/use-stored.ts'
import { StatusLine } from '../../ui/status-line.tsx'
import { keyFieldsOf } from './fields/field-copies.ts'
import { FormKeys } from './fields/form-keys.tsx'
import { UploadList } from './list/upload-list.tsx'
import { type IncomingFile, incomingFiles } from './sending/incoming-files.ts'
import { type ItemAction, isUnderway, type UploadItem } from './sending/upload-item.ts'
import type { Uploads } from './sending/uploads.ts'
import css from './upload.css'
import type { uploadAttributes } from './upload-attributes.ts'
import { uploadTexts as t, uploadTexts } from './upload-messages.ts'
import type { UploadMethods } from './upload-methods.ts'
import { useFileWays } from './use-file-ways.ts'
import { maximumOf, type UploadHost, useUploads } from './use-uploads.ts'

adoptStyles(css)

/** Sends the files of the page's own file field as soon as they are given (UPLOAD-01 to UPLOAD-03, decision 12). */
export function Upload({ host }: FeatureProps<typeof uploadAttributes, UploadMethods>): ReactNode {
  const due = 'attend un champ <input type="file">.'
  const input = useAuthorNode<HTMLInputElement>(host, 'input[type="file"]', { due })
  // In a label around the element, a click on the list would open the field.
  useMountPlace(host, host.closest('label'))
  return input && <UploadBox host={host} input={input} />
}

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
      <StatusLine className="flx-upload__hint">{useStored(uploads.said)}</StatusLine>
      <FormKeys input={input} items={items} keyFields={keyFields} seen={useStored(uploads.seen)} />
      <UploadList items={items} act={act} move={move} />
      {asksForPictures && <Camera take={take} />}
    </div>
  )
}

/** The camera of a phone, behind a button. */
export function Camera({ take }: { take: (given: IncomingFile[]) => void }): ReactNode {
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

type Progress = 'free' | 'busy' | 'failed'

/** Whether files are on their way, or could not be sent. */
function progressOf(items: readonly UploadItem[]): Progress {
  if (items.some(isUnderway)) return 'busy'
  return items.some(({ state }) => state === 'cut' || state === 'failed') ? 'failed' : 'free'
}

/**
 * A form that is sent while files are on their way leaves once they have arrived; it stays where one could not. One that
 * is emptied is not sent any more.
 */
export function useHeldForm(host: HTMLElement, input: HTMLInputElement, uploads: Uploads): void {
  const held = useRef<{ button: HTMLElement | null }>(undefined)
  const progress = progressOf(useStored(uploads.items))

  // Before anyone who sends the form by script, and after all who may keep it from being emptied.
  useEvent(
    window,
    'submit',
    (event) => {
      const now = progressOf(store.get(uploads.items))
      if (event.target !== input.form || now === 'free') return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (now === 'busy') held.current = { button: event.submitter }
      flushSync(() => uploads.say(t(now === 'busy' ? 'form-waits' : 'form-stays')))
      host.scrollIntoView({ block: 'nearest' })
    },
    { capture: true },
  )
  // Whoever leaves now comes back to none of them.
  useEvent(window, 'beforeunload', (event) => progressOf(store.get(uploads.items)) === 'busy' && event.preventDefault())
  useEvent(window, 'reset', (event) => {
    if (event.target !== input.form || event.defaultPrevented) return
    held.current = undefined
    flushSync(uploads.reset)
  })
  useEffect(() => {
    if (!held.current || progress === 'busy') return
    const { button } = held.current
    held.current = undefined
    if (progress === 'failed') uploads.say(t('form-stays'))
    // Its listeners may draw, which they cannot while React does.
    else queueMicrotask(() => input.form && sendHeldForm(input.form, button))
  }, [progress, input, uploads])
}

/**
 * The hidden fields of the author's that carry the keys of files which the server has already: those that the page came
 * with, and those that an answer has drawn since.
 */
export function useKeyFields(host: Element, input: HTMLInputElement): readonly HTMLInputElement[] {
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
