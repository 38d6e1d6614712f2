export interface UploadedFile {
  /** By which the server knows it. */
  key: string
  name: string
  size: number
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** A file has arrived whole. */
    'flx-upload-done': CustomEvent<UploadedFile>
    /** A file was refused, or could not be sent. */
    'flx-upload-failed': CustomEvent<{ name: string; message: string }>
    /** A file was taken out of the list. */
    'flx-upload-removed': CustomEvent<UploadedFile>
  }
}
