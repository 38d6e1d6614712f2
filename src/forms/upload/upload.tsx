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
import type { UploadMethods } from './upload-types.ts'
import { useFileWays } from './use-file-ways.ts'
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
export function UploadBox({ host, input }: UploadBoxProps): ReactNode {
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
      <StatusLine className="flx-upload__hint">{useStored(uploads.said)}</StatusLine>
      <FormKeys input={input} items={items} keyFields={keyFields} seen={useStored(uploads.seen)} />
      <UploadList items={items} act={act} move={move} />
      {asksForPictures && <Camera take={take} />}
    </div>
  )
}

/** Renders a button that opens the camera of a phone. */
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

/** Returns `busy` while files are being sent, and `failed` if one could not be. */
function progressOf(items: readonly UploadItem[]): Progress {
  if (items.some(isUnderway)) return 'busy'
  return items.some(({ state }) => state === 'cut' || state === 'failed') ? 'failed' : 'free'
}

/**
 * Delays the submission of a form until all files have arrived, and cancels it if one failed. A reset cancels a delayed
 * submission.
 */
export function useHeldForm(host: HTMLElement, input: HTMLInputElement, uploads: Uploads): void {
  const held = useRef<{ button: HTMLElement | null }>(undefined)
  const progress = progressOf(useStored(uploads.items))

  // On the window: a capturing `submit` listener runs before any script that sends the form, and a bubbling `reset` one
  // after any listener that may cancel it.
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
  // Leaving the page would lose the files that are being sent.
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
    // In a microtask: listeners may call `flushSync`, which React forbids during an effect.
    else queueMicrotask(() => input.form && sendHeldForm(input.form, button))
  }, [progress, input, uploads])
}

/**
 * Returns the author's hidden fields with the keys of files that are already on the server, those added later by an
 * answer included.
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
