/** Thrown if an address could not be read. The message says why, in French. */
export class Unread extends Error {
  override readonly name = 'Unread'
}
