import type { ServerFile } from './sending/server-file.ts'

/** Methods that the component adds to its element. */
export interface UploadMethods {
  /** Adds files as if the visitor had chosen them. */
  upload(files: Iterable<File>): Promise<void>
  /** Removes a file, here and on the server. */
  delete(key: string): Promise<void>
  /** Fetches the files that the server holds for this session. */
  view(): Promise<ServerFile[]>
  /** Removes all files, here and on the server. */
  resetSession(): Promise<void>
}
