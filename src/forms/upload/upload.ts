import '../../ui/styles.ts'
import type { CallableBehaviour } from '../../core/element/behaviour-with-methods.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { emit } from '../../core/events.ts'
import { visitorMessage } from '../../core/http/request-error.ts'
import { colon } from '../../core/i18n/colon.ts'
import { type FileRules, readExtensions, refusalOf, tooMany } from './file-checks.ts'
import { type Given, listenForFiles } from './file-ways.ts'
import { holdForm } from './hold-form.ts'
import css from './upload.css'
import { deleteFile, resetFiles, UploadRefusal, type UploadTarget, viewFiles } from './upload-api.ts'
import type { uploadAttributes } from './upload-attributes.ts'
import { keepKeys } from './upload-form.ts'
import { itemOf, itemOnServer, release, type UploadItem } from './upload-item.ts'
import { createUploadList, type ItemAction } from './upload-list.ts'
import { uploadTexts as t } from './upload-messages.ts'
import type { UploadMethods } from './upload-methods.ts'
import { createUploadQueue } from './upload-queue.ts'

function addPlace(host: HTMLElement): { place: HTMLElement; status: HTMLElement } {
  for (const dead of host.querySelectorAll('[data-flx-mount="upload"]')) dead.remove()
  const place = document.createElement('div')
  place.className = 'flx-upload__mount'
  place.dataset['flxMount'] = 'upload'
  const hint = document.createElement('p')
  hint.className = 'flx-upload__hint'
  hint.textContent = t('hint')
  const status = document.createElement('p')
  status.className = 'flx-upload__hint'
  status.role = 'status'
  place.append(hint, status)
  host.append(place)
  return { place, status }
}

const params = ({ dir, mask, sess }: { dir: string; mask: string; sess: string }): Record<string, string> =>
  Object.fromEntries(Object.entries({ dossier: dir, mask, sess }).filter(([, value]) => value !== ''))

/** Sends the files of the page's own file field as soon as they are given (UPLOAD-01 to UPLOAD-03, decision 12). */
export const upload: CallableBehaviour<typeof uploadAttributes, UploadMethods> = (host) => {
  const input = host.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) {
    console.warn(`flx : ${openingTag(host)} attend un champ <input type="file">.`)
    return undefined
  }
  adoptStyles(css)
  const stop = new AbortController()
  const target: UploadTarget = { address: host.src, params: params(host) }
  // 0 for as many as one wants.
  const most = host.multiple ?? (input.multiple ? 0 : 1)
  const rules: FileRules = { exts: readExtensions(host.exts), sizeLimit: host.sizelimit }
  const { place, status } = addPlace(host)
  const keys = keepKeys(host, input, place)
  const list = createUploadList(place, act)
  let items: readonly UploadItem[] = []

  const say = (text: string): void => {
    status.textContent = text
  }
  const kept = (): readonly UploadItem[] => items.filter(({ state }) => state !== 'refused')

  function draw(next: readonly UploadItem[] = items): void {
    items = next
    if (stop.signal.aborted) return
    list.draw(items)
    keys.write(items)
  }

  const queue = createUploadQueue(target, {
    moved: (item) => list.progress(item),
    changed: (item) => {
      if (!items.includes(item) || stop.signal.aborted) return
      draw()
      const { key, name, size, message } = item
      if (item.state === 'done') {
        say(t('said-done', { name }))
        emit(host, 'flx-upload-done', { key, name, size })
      } else if (item.state === 'failed' || item.state === 'cut') {
        say(`${name}${colon()}${t('failed')}. ${message}`)
        emit(host, 'flx-upload-failed', { name, message })
      }
      sendHeld()
    },
  })
  const sendHeld = holdForm(
    host,
    input.form,
    {
      state: () => {
        const states = items.map(({ state }) => state)
        if (states.includes('waiting') || states.includes('sending')) return 'busy'
        return states.includes('cut') || states.includes('failed') ? 'failed' : 'free'
      },
      say,
      // The server is not asked to forget the others: an answer may have made them a record's.
      reset() {
        for (const item of items) if (item.file) release(item)
        draw(items.filter(({ file }) => !file))
        say('')
      },
    },
    stop.signal,
  )

  function take(given: readonly Given[]): void {
    const added: UploadItem[] = []
    for (const { file, isFolder } of given) {
      const present = [...kept(), ...added.filter(({ state }) => state !== 'refused')]
      const isFull = most > 0 && present.length >= most
      const files = present.flatMap((item) => item.file ?? [])
      const refusal = isFolder ? t('folder') : refusalOf(file, rules, files) || (isFull ? tooMany(most) : '')
      added.push(itemOf(file, refusal))
    }
    draw([...items, ...added])
    const refused = added.filter(({ state }) => state === 'refused')
    if (refused.length > 0) say(refused.map(({ name, message }) => `${name}${colon()}${message}`).join(' '))
    for (const { name, message } of refused) emit(host, 'flx-upload-failed', { name, message })
    for (const item of added) if (item.state === 'waiting') queue.add(item)
  }

  /** Out of the list; what the server has of it goes too. A file that it cannot take away stays, and says why. */
  async function remove(item: UploadItem): Promise<void> {
    const { key, name, size, state } = item
    const index = items.indexOf(item)
    item.abort.abort()
    if (state === 'done') {
      try {
        await deleteFile(target, key)
      } catch (error) {
        say(`${name}${colon()}${error instanceof UploadRefusal ? error.message : visitorMessage(error)}`)
        return
      }
    } else if (state !== 'refused' && item.sent > 0) deleteFile(target, key).catch(() => {})
    release(item)
    draw(items.filter((other) => other !== item))
    say(t('said-removed', { name }))
    emit(host, 'flx-upload-removed', { key, name, size })
    if (items.length > 0) list.focus(index)
    else input?.focus()
    sendHeld()
  }

  function move(from: number, to: number): void {
    const item = items[from]
    if (item) draw(items.toSpliced(from, 1).toSpliced(to, 0, item))
  }

  function act(item: UploadItem, action: ItemAction): void {
    const at = items.indexOf(item)
    if (action === 'up') move(at, at - 1)
    else if (action === 'down') move(at, at + 1)
    else if (action === 'retry' || action === 'resume') queue.add(item)
    else void remove(item)
  }

  const fetchOrder = (): void => {
    import('./file-order.ts').then(({ orderFiles }) => orderFiles(list.node, move, stop.signal)).catch(() => {})
  }
  list.node.addEventListener('pointerover', fetchOrder, { once: true })
  listenForFiles(host, input, place, take, stop.signal)
  if (keys.given.length > 0) {
    viewFiles(target, keys.given, stop.signal)
      .then((files) => draw([...files.map(itemOnServer), ...items]))
      .catch((error: unknown) => stop.signal.aborted || say(visitorMessage(error)))
  }
  host.methods.provide('upload', (files) => take([...files].map((file) => ({ file, isFolder: false }))))
  host.methods.provide('view', () => viewFiles(target))
  host.methods.provide('delete', async (key) => {
    const item = items.find((one) => one.key === key)
    if (item) await remove(item)
    else await deleteFile(target, key)
  })
  host.methods.provide('resetSession', async () => {
    for (const item of items) release(item)
    await resetFiles(target)
    draw([])
  })
  return () => {
    stop.abort()
    for (const item of items) release(item)
    keys.release()
    place.remove()
  }
}
