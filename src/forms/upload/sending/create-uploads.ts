import { visitorMessage } from '../../../core/http/request-error.ts'
import { colon } from '../../../core/i18n/colon.ts'
import { atom, store } from '../../../core/store.ts'
import { uploadTexts as t } from '../upload-messages.ts'
import { type IncomingFile, itemsOf } from './incoming-files.ts'
import type { ServerFile } from './server-file.ts'
import { deleteFile, resetFiles, UploadRefusal, type UploadTarget, viewFiles } from './upload-api.ts'
import { type ItemAction, isUnderway, itemOnServer, type UploadItem } from './upload-item.ts'
import { createUploadQueue, type ItemChange } from './upload-queue.ts'
import type { UploadNews, UploadSettings, Uploads } from './uploads.ts'

const wordsOf = (error: unknown): string => (error instanceof UploadRefusal ? error.message : visitorMessage(error))

/**
 * @param settings - Read at each use, because attributes may change.
 * @param tell - Called with news for the page, such as a file that has arrived.
 */
export function createUploads(settings: () => UploadSettings, tell: (news: UploadNews) => void): Uploads {
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
      say(`${item.name}${colon()}${wordsOf(error)}`)
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
