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
