/**
 * Runs code once the current script has ended, unless that script has moved the field: a browser tells a field that is
 * taken out of the page as one that its visitor has left. One that was moved has the focus again.
 */
export function unlessMoved(field: HTMLElement, run: () => void): void {
  const records: MutationRecord[] = []
  const observer = new MutationObserver((came) => records.push(...came))
  observer.observe(document, { childList: true, subtree: true })
  queueMicrotask(() => {
    records.push(...observer.takeRecords())
    observer.disconnect()
    const isTaken = records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(field)))
    if (!isTaken) run()
    else if (document.activeElement === document.body) field.focus({ preventScroll: true })
  })
}
