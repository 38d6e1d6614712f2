import type { ServerFile } from './sending/server-file.ts'

/** What the element may be asked. */
export interface UploadMethods {
  /** Takes files as if the visitor had chosen them. */
  upload(files: Iterable<File>): Promise<void>
  /** Takes a file out, here and on the server. */
  delete(key: string): Promise<void>
  /** The files that the server holds for this session. */
  view(): Promise<ServerFile[]>
  /** Takes all files out, here and on the server. */
  resetSession(): Promise<void>
}
