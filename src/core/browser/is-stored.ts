/** Whether what is kept for good, or as long as the tab, meets a condition. */
export function isStored(meets: (area: Storage) => unknown): boolean | undefined {
  try {
    return [localStorage, sessionStorage].some(meets)
  } catch {
    // Reading the property itself throws where the visitor blocks storage.
  }
}
