export interface UploadedFile {
  /** The key that identifies the file on the server. */
  key: string
  name: string
  size: number
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
