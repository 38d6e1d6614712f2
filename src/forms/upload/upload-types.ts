export interface UploadedFile {
  /** The key that identifies the file on the server. */
  key: string
  name: string
  size: number
}

/** A file on the server. */
export interface ServerFile {
  key: string
  name: string
  size: number
  /** Bytes that the server has received. */
  received: number
  /** URL of its picture; empty if there is none. */
  url: string
}

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

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when a file has been uploaded completely. */
    'flx-upload-done': CustomEvent<UploadedFile>
    /** Fired when a file was refused, or could not be sent. */
    'flx-upload-failed': CustomEvent<{ name: string; message: string }>
    /** Fired when a file was removed from the list. */
    'flx-upload-removed': CustomEvent<UploadedFile>
  }
}
