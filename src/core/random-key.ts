/**
 * Returns a random key in hexadecimal, two digits a byte. It does not use `crypto.randomUUID`, which exists on secure
 * pages only.
 */
export function randomKey(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
