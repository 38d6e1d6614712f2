/** Whether the device has a sheet of its own to share this with. */
export const canShare = (data: ShareData): boolean => navigator.canShare?.(data) ?? false

/** Opens the device's own share sheet. @returns whether there is one, whatever the visitor did with it. */
export async function shareBySheet(data: ShareData): Promise<boolean> {
  if (!canShare(data)) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
