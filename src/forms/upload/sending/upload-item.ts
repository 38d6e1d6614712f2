import { randomKey } from '../../../core/random-key.ts'
import type { ServerFile } from '../upload-types.ts'

/**
 * The state of one upload: a `refused` file is never sent, a `failed` one can be retried, a `cut` one can be resumed.
 */
type ItemState = 'waiting' | 'sending' | 'cut' | 'failed' | 'refused' | 'done'

/** One file of the list. It is immutable: a change replaces it by another object. */
export interface UploadItem {
  /** The key that identifies the file on the server. */
  readonly key: string
  readonly name: string
  readonly size: number
  /** Undefined for a file that was already on the server. */
  readonly file: File | undefined
  readonly state: ItemState
  /** Bytes that were sent. */
  readonly sent: number
  /** Why the file was refused or failed. */
  readonly message: string
  /** URL of the server's picture of the file; empty if there is none. */
  readonly url: string
}

export type ItemAction = 'cancel' | 'retry' | 'resume' | 'remove' | 'up' | 'down'

/** Creates the item of a file that was just added. */
export function itemOf(file: File, refusal: string): UploadItem {
  const { name, size } = file
  const state = refusal ? 'refused' : 'waiting'
  return { key: randomKey(), name, size, file, state, sent: 0, message: refusal, url: '' }
}

/** Creates the item of a file that is already on the server. */
export function itemOnServer({ key, name, size, received, url }: ServerFile): UploadItem {
  return { key, name, size, file: undefined, state: 'done', sent: received, message: '', url }
}

export function percentOf({ sent, size }: UploadItem): number {
  return size === 0 ? 0 : Math.floor((Math.min(sent, size) / size) * 100)
}

/** Returns true if the file is being sent, or still has to be. */
export function isUnderway({ state }: UploadItem): boolean {
  return state === 'waiting' || state === 'sending'
}

/** Returns the actions for a file, at this index in a list of this length. */
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
