/** Whether the device has a sheet of its own to share this with. */
export const canShare = (data: ShareData): boolean => navigator.canShare?.(data) ?? false

/** The visitor closed the sheet; or it is open already, by the first of two clicks. */
const isHarmless = (error: unknown): boolean =>
  error instanceof DOMException && /^(?:AbortError|InvalidStateError)$/.test(error.name)

/** Opens the device's own share sheet. @returns whether there is one, whatever the visitor did with it. */
export async function shareBySheet(data: ShareData): Promise<boolean> {
  if (!canShare(data)) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return isHarmless(error)
  }
}
