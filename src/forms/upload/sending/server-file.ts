/** A file as the server holds it. */
export interface ServerFile {
  key: string
  name: string
  size: number
  /** Bytes that are there. */
  received: number
  /** Address of its picture; empty where it has none. */
  url: string
}
