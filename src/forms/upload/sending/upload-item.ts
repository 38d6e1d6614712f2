import type { ServerFile } from './server-file.ts'

/** `refused` was never sent, and cannot be; `failed` can be tried again; `cut` goes on from where it was. */
export type ItemState = 'waiting' | 'sending' | 'cut' | 'failed' | 'refused' | 'done'

/** One file of the list. It is never changed: another one comes in its place. */
export interface UploadItem {
  /** By which the server knows it. */
  readonly key: string
  readonly name: string
  readonly size: number
  /** None of one that was there before the page. */
  readonly file: File | undefined
  readonly state: ItemState
  /** Bytes that are there, or on their way. */
  readonly sent: number
  /** Why it was refused or failed. */
  readonly message: string
  /** Address of the picture that the server has of it; empty where it has none. */
  readonly url: string
}

export type ItemAction = 'cancel' | 'retry' | 'resume' | 'remove' | 'up' | 'down'

/** A file that was just given. */
export function itemOf(file: File, refusal: string): UploadItem {
  const { name, size } = file
  const state = refusal ? 'refused' : 'waiting'
  return { key: crypto.randomUUID(), name, size, file, state, sent: 0, message: refusal, url: '' }
}

/** A file that the server has already. */
export function itemOnServer({ key, name, size, received, url }: ServerFile): UploadItem {
  return { key, name, size, file: undefined, state: 'done', sent: received, message: '', url }
}

export function percentOf({ sent, size }: UploadItem): number {
  return size === 0 ? 0 : Math.floor((Math.min(sent, size) / size) * 100)
}

/** It is still to be sent, or on its way. */
export function isUnderway({ state }: UploadItem): boolean {
  return state === 'waiting' || state === 'sending'
}

/** What can be done with a file that stands at this place of so many. */
export function actionsOf(item: UploadItem, at: number, count: number): ItemAction[] {
  const { state, file } = item
  const moves: ItemAction[] = []
  if (state !== 'refused' && at > 0) moves.push('up')
  if (state !== 'refused' && at < count - 1) moves.push('down')
  if (isUnderway(item)) return [...moves, 'cancel']
  if (state === 'cut') return [...moves, 'resume', 'remove']
  if (state === 'failed' && file) return [...moves, 'retry', 'remove']
  return [...moves, 'remove']
}
