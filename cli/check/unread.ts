/** Nothing could be read at an address. The message says why, in French. */
export class Unread extends Error {
  override readonly name = 'Unread'
}
