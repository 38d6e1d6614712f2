/** Returns true if the device can share this by a share sheet of its own. */
export const canShare = (data: ShareData): boolean => navigator.canShare?.(data) ?? false

/** Returns true if the visitor closed the sheet, or if it is already open, by the first of two clicks. */
const isHarmless = (error: unknown): boolean =>
  error instanceof DOMException && /^(?:AbortError|InvalidStateError)$/.test(error.name)

/** Opens the device's share sheet. @returns true if there is one, whatever the visitor did with it. */
export async function shareBySheet(data: ShareData): Promise<boolean> {
  if (!canShare(data)) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return isHarmless(error)
  }
}
