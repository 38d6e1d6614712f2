import type { Atom } from '../../../core/store.ts'
import type { UploadedFile } from '../upload-types.ts'
import type { FileRules } from './file-checks.ts'
import type { IncomingFile } from './incoming-files.ts'
import type { ServerFile } from './server-file.ts'
import type { UploadTarget } from './upload-api.ts'
import type { ItemAction, UploadItem } from './upload-item.ts'

/** The settings given by the element's attributes. */
export interface UploadSettings {
  target: UploadTarget
  rules: FileRules
}

/** An event to fire in the page. */
export type UploadNews =
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
