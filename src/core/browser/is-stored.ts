/** Returns true if localStorage or sessionStorage meets a condition; undefined if the visitor blocks storage. */
export function isStored(meets: (area: Storage) => unknown): boolean | undefined {
  try {
    return [localStorage, sessionStorage].some(meets)
  } catch {
    // Even reading the property throws if the visitor blocks storage.
  }
}
