import { hashTarget, onHashTarget } from '../../core/browser/hash-target.ts'

const led = new WeakSet<Element>()

/**
 * Shows what the address names while it is folded away, as `<details>` does: a link of the page leads there, or the address
 * that the page was opened at. Who closes it then has closed it.
 *
 * @param open - Opens what is folded.
 */
export function followHash(host: Element, contents: readonly Element[], open: () => void, signal: AbortSignal): void {
  const follow = (): void => {
    const named = hashTarget()
    if (!named || signal.aborted || !contents.some((content) => content.contains(named))) return
    open()
    // The browser has looked for it while it was not to be seen.
    named.scrollIntoView()
  }
  onHashTarget(follow, signal)
  if (led.has(host)) return
  led.add(host)
  // The element is still beginning.
  queueMicrotask(follow)
}
