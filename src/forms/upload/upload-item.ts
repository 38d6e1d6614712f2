import type { ServerFile } from './server-file.ts'

/** `refused` was never sent, and cannot be; `failed` can be tried again; `cut` goes on from where it was. */
export type ItemState = 'waiting' | 'sending' | 'cut' | 'failed' | 'refused' | 'done'

/** One line of the list. */
export interface UploadItem {
  /** By which the server knows it. */
  key: string
  name: string
  size: number
  /** None of one that was there before the page. */
  file: File | undefined
  state: ItemState
  /** Bytes that are there, or on their way. */
  sent: number
  /** Why it was refused or failed. */
  message: string
  /** Address of its picture. */
  preview: string
  abort: AbortController
}

const pictures = /^image\/(?:png|jpe?g|gif|webp|avif|bmp)$/

export function itemOf(file: File, refusal: string): UploadItem {
  return {
    key: crypto.randomUUID(),
    name: file.name,
    size: file.size,
    file,
    state: refusal ? 'refused' : 'waiting',
    sent: 0,
    message: refusal,
    preview: !refusal && pictures.test(file.type) ? URL.createObjectURL(file) : '',
    abort: new AbortController(),
  }
}

/** A file that the server has already. */
export function itemOnServer({ key, name, size, received, url }: ServerFile): UploadItem {
  const abort = new AbortController()
  return { key, name, size, file: undefined, state: 'done', sent: received, message: '', preview: url, abort }
}

/** Stops what it does, and gives back what it held. */
export function release({ abort, preview }: UploadItem): void {
  abort.abort()
  if (preview.startsWith('blob:')) URL.revokeObjectURL(preview)
}

export function percentOf({ sent, size }: UploadItem): number {
  return size === 0 ? 0 : Math.floor((Math.min(sent, size) / size) * 100)
}
