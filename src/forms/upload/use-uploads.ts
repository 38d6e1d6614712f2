import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Values } from '../../core/element/codecs.ts'
import { type FlxElement, useHostMethod } from '../../core/element/react-element.ts'
import { emit } from '../../core/events.ts'
import { visitorMessage } from '../../core/http/request-error.ts'
import { colon } from '../../core/i18n/texts.ts'
import { type Atom, atom, store } from '../../core/store.ts'
import { type FileRules, readExtensions } from './sending/file-checks.ts'
import { type IncomingFile, incomingFiles, itemsOf } from './sending/incoming-files.ts'
import { deleteFile, resetFiles, type UploadTarget, viewFiles } from './sending/upload-api.ts'
import { type ItemAction, isUnderway, itemOnServer, type UploadItem } from './sending/upload-item.ts'
import { createUploadQueue, type ItemChange } from './sending/upload-queue.ts'
import type { uploadAttributes } from './upload-attributes.ts'
import { uploadTexts as t } from './upload-messages.ts'
import type { ServerFile, UploadedFile, UploadMethods } from './upload-types.ts'

/** The settings given by the element's attributes. */
interface UploadSettings {
  target: UploadTarget
  rules: FileRules
}

/** An event to fire in the page. */
type UploadNews =
  | { name: 'flx-upload-done' | 'flx-upload-removed'; detail: UploadedFile }
  | { name: 'flx-upload-failed'; detail: { name: string; message: string } }

/** The files of one element. */
export interface Uploads {
  items: Atom<readonly UploadItem[]>
  /** The last status message. */
  announcement: Atom<string>
  /** Keys that are, or were, among the items: the page's hidden fields with these keys are not sent. */
  seen: Atom<ReadonlySet<string>>
  /** @returns a function that stops all uploads; `start` resumes them. */
  start(): () => void
  /** Fetches the files whose keys the page holds. @returns a function that aborts the request. */
  learn(keys: readonly string[]): () => void
  /** @param most - Maximum number of files; 0 for no limit. */
  take(given: readonly IncomingFile[], most: number): void
  act(key: string, action: ItemAction): void
  move(from: number, to: number): void
  say(text: string): void
  /** Removes all files except those that came with the page. */
  reset(): void
  view(): Promise<ServerFile[]>
  remove(key: string): Promise<void>
  resetSession(): Promise<void>
}

const kept = Symbol('uploads')

export type UploadHost = FlxElement<UploadMethods> &
  Values<typeof uploadAttributes> & {
    /** Stored on the element, so that files are kept while a script has it out of the page. */
    [kept]?: Uploads
  }

function settingsOf({ src, dir, mask, sess, sizelimit, exts }: UploadHost): UploadSettings {
  const params = Object.entries({ dossier: dir, mask, sess }).filter(([, value]) => value !== '')
  return {
    target: { address: src, params: Object.fromEntries(params) },
    rules: { exts: readExtensions(exts), sizeLimit: sizelimit },
  }
}

/** Returns the maximum number of files; 0 for no limit. */
export function maximumOf({ multiple }: UploadHost, input: HTMLInputElement): number {
  return multiple ?? (input.multiple ? 0 : 1)
}

/**
 * Returns the uploads of an element, active while it is rendered, and adds the methods for scripts to the element.
 *
 * @param keys - Keys of the files that the page holds, one per line.
 */
export function useUploads(host: UploadHost, input: HTMLInputElement, keys: string): Uploads {
  const [uploads] = useState(() => {
    const tell = ({ name, detail }: UploadNews): void => {
      // Renders before the event, because a listener may read the form.
      flushSync(() => {})
      emit(host, name, detail)
    }
    host[kept] ??= createUploads(() => settingsOf(host), tell)
    return host[kept]
  })

  useEffect(() => uploads.start(), [uploads])
  useEffect(() => uploads.learn(keys ? keys.split('\n') : []), [uploads, keys])
  useHostMethod(host, 'upload', async (files) => {
    // A delayed call may run while React renders: `flushSync` has to wait until it has finished.
    await Promise.resolve()
    uploads.take(incomingFiles(files), maximumOf(host, input))
  })
  useHostMethod(host, 'view', uploads.view)
  useHostMethod(host, 'delete', uploads.remove)
  useHostMethod(host, 'resetSession', uploads.resetSession)
  return uploads
}

/**
 * @param settings - Read at each use, because attributes may change.
 * @param tell - Called with news for the page, such as a file that has arrived.
 */
function createUploads(settings: () => UploadSettings, tell: (news: UploadNews) => void): Uploads {
  const items = atom<readonly UploadItem[]>([])
  const announcement = atom('')
  const seen = atom<ReadonlySet<string>>(new Set<string>())
  /** Keys in the page's hidden fields. */
  let given: readonly string[] = []
  /** Keys of files that are being removed. */
  const leaving = new Set<string>()

  const all = (): readonly UploadItem[] => store.get(items)
  const find = (key: string): UploadItem | undefined => all().find((item) => item.key === key)
  const say = (text: string): void => store.set(announcement, text)
  const unseen = (): string[] => given.filter((key) => !store.get(seen).has(key))
  const see = (keys: readonly string[]): void => store.set(seen, (before) => new Set([...before, ...keys]))
  const target = (): UploadTarget => settings().target

  const queue = createUploadQueue({ target, changed })

  function changed(key: string, change: ItemChange): void {
    store.set(items, (before) => before.map((item) => (item.key === key ? { ...item, ...change } : item)))
    const item = find(key)
    if (!item) return
    const { name, size, message } = item
    if (change.state === 'done') {
      see([key])
      say(t('said-done', { name }))
      tell({ name: 'flx-upload-done', detail: { key, name, size } })
    } else if (change.state === 'failed' || change.state === 'cut') {
      say(`${name}${colon()}${t('failed')}. ${message}`)
      tell({ name: 'flx-upload-failed', detail: { name, message } })
    }
  }

  function start(): () => void {
    // Resumes the files whose upload was stopped.
    for (const item of all()) if (isUnderway(item)) queue.add(item)
    return () => {
      for (const { key } of all()) queue.cancel(key)
    }
  }

  function learn(keys: readonly string[]): () => void {
    const stop = new AbortController()
    given = keys
    const asked = unseen()
    if (asked.length > 0) {
      viewFiles(target(), asked, stop.signal)
        .then((files) => {
          if (stop.signal.aborted) return
          store.set(items, (before) => [...files.map(itemOnServer), ...before])
          see(asked)
        })
        .catch((error: unknown) => stop.signal.aborted || say(visitorMessage(error)))
    }
    return () => stop.abort()
  }

  function take(files: readonly IncomingFile[], most: number): void {
    const added = itemsOf(files, { present: all(), unseen: unseen().length, most, rules: settings().rules })
    store.set(items, (before) => [...before, ...added])
    const refused = added.filter(({ state }) => state === 'refused')
    if (refused.length > 0) say(refused.map(({ name, message }) => `${name}${colon()}${message}`).join(' '))
    for (const { name, message } of refused) tell({ name: 'flx-upload-failed', detail: { name, message } })
    for (const item of added) if (item.state === 'waiting') queue.add(item)
  }

  /** Removes a file from the list and from the server. If the server fails to delete it, the file stays in the list. */
  async function leave({ key, name, size, state, sent }: UploadItem): Promise<void> {
    queue.cancel(key)
    if (state === 'done') await deleteFile(target(), key)
    else if (state !== 'refused' && sent > 0) deleteFile(target(), key).catch(() => {})
    store.set(items, (before) => before.filter((item) => item.key !== key))
    say(t('said-removed', { name }))
    tell({ name: 'flx-upload-removed', detail: { key, name, size } })
  }

  async function remove(key: string): Promise<void> {
    const item = find(key)
    if (!item) return deleteFile(target(), key)
    // Ignores a second click while the server is asked.
    if (leaving.has(key)) return
    leaving.add(key)
    try {
      await leave(item)
    } catch (error) {
      say(`${item.name}${colon()}${visitorMessage(error)}`)
    } finally {
      leaving.delete(key)
    }
  }

  function move(from: number, to: number): void {
    const item = all()[from]
    if (item) store.set(items, (before) => before.toSpliced(from, 1).toSpliced(to, 0, item))
  }

  function act(key: string, action: ItemAction): void {
    const at = all().findIndex((item) => item.key === key)
    const item = all()[at]
    if (!item) return
    if (action === 'up') move(at, at - 1)
    else if (action === 'down') move(at, at + 1)
    else if (action === 'retry' || action === 'resume') queue.add(item)
    else void remove(key)
  }

  /** Does not delete files on the server: its answer to the form may already refer to them. */
  function reset(): void {
    for (const { key, file } of all()) if (file) queue.cancel(key)
    store.set(items, (before) => before.filter(({ file }) => !file))
    say('')
  }

  async function resetSession(): Promise<void> {
    const underway = all().filter(isUnderway)
    for (const { key } of underway) queue.cancel(key)
    try {
      await resetFiles(target())
    } catch (error) {
      for (const item of underway) queue.add(item)
      throw error
    }
    store.set(items, [])
    see(given)
  }

  const view = (): Promise<ServerFile[]> => viewFiles(target())
  return { items, announcement, seen, start, learn, take, act, move, say, reset, view, remove, resetSession }
}
