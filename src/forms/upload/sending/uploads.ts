import type { Atom } from '../../../core/store.ts'
import type { UploadedFile } from '../upload-events.ts'
import type { FileRules } from './file-checks.ts'
import type { IncomingFile } from './incoming-files.ts'
import type { ServerFile } from './server-file.ts'
import type { UploadTarget } from './upload-api.ts'
import type { ItemAction, UploadItem } from './upload-item.ts'

/** What the attributes of the element say. */
export interface UploadSettings {
  target: UploadTarget
  rules: FileRules
}

/** News for the page. */
export type UploadNews =
  | { name: 'flx-upload-done' | 'flx-upload-removed'; detail: UploadedFile }
  | { name: 'flx-upload-failed'; detail: { name: string; message: string } }

/** The files of one element, from the moment they are given. */
export interface Uploads {
  items: Atom<readonly UploadItem[]>
  /** What was last said of them. */
  said: Atom<string>
  /** Keys of those that are among the items, or were: what the page holds of them is not sent besides. */
  seen: Atom<ReadonlySet<string>>
  /** @returns stops everything; it can be started again. */
  start(): () => void
  /** Asks the server for files that the page holds the keys of. @returns gives it up. */
  learn(keys: readonly string[]): () => void
  /** @param most - How many there may be; 0 for as many as one wants. */
  take(given: readonly IncomingFile[], most: number): void
  act(key: string, action: ItemAction): void
  move(from: number, to: number): void
  say(text: string): void
  /** Only the files stay that the page came with. */
  reset(): void
  view(): Promise<ServerFile[]>
  remove(key: string): Promise<void>
  resetSession(): Promise<void>
}
