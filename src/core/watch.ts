import { shared } from './shared.ts'

export interface Watcher {
  /** An element that matches: those of the page at first, then each that comes or begins to match. */
  added(element: Element): void
  /** An element that was announced and has left, or no longer matches. */
  removed?(element: Element): void
}

interface Watch extends Watcher {
  selector: string
  root: ParentNode
  known: Set<Element>
}

const watchedAttributes = ['class', 'id', 'rel', 'href', 'open', 'for', 'load', 'data-flx-loader']

class PageObserver {
  #watches = new Set<Watch>()

  constructor() {
    const observer = new MutationObserver((records) => this.#look(records))
    observer.observe(document, { childList: true, subtree: true, attributeFilter: watchedAttributes })
  }

  add(watch: Watch): () => void {
    this.#watches.add(watch)
    notifyAll(watch)
    return () => this.#watches.delete(watch)
  }

  #look(records: MutationRecord[]): void {
    const touched = new Set<Element>()
    let someLeft = false
    for (const record of records) {
      if (record.type === 'attributes') touched.add(record.target as Element)
      for (const node of record.addedNodes) if (node instanceof Element) touched.add(node)
      someLeft ||= record.removedNodes.length > 0 || record.type === 'attributes'
    }
    for (const watch of this.#watches) {
      if (someLeft) forgetThoseThatLeft(watch)
      // Once through the page is less than through each of many.
      if (touched.size > 50) notifyAll(watch)
      else for (const element of touched) notifyMatches(watch, element)
    }
  }
}

function belongs(watch: Watch, element: Element): boolean {
  return element.isConnected && watch.root.contains(element) && element.matches(watch.selector)
}

function notify(watch: Watch, element: Element): void {
  if (watch.known.has(element)) return
  watch.known.add(element)
  watch.added(element)
}

function notifyAll(watch: Watch): void {
  for (const element of watch.root.querySelectorAll(watch.selector)) notify(watch, element)
}

function notifyMatches(watch: Watch, element: Element): void {
  if (belongs(watch, element)) notify(watch, element)
  if (!element.firstElementChild || !element.isConnected) return
  for (const inner of element.querySelectorAll(watch.selector)) if (watch.root.contains(inner)) notify(watch, inner)
}

function forgetThoseThatLeft(watch: Watch): void {
  for (const element of watch.known) {
    if (belongs(watch, element)) continue
    watch.known.delete(element)
    watch.removed?.(element)
  }
}

/**
 * Tells which elements match a selector, now and later, by the one MutationObserver of the page.
 * Besides what comes and goes it follows the attributes `class`, `id`, `rel`, `href`, `open`, `for`, `load`, and the
 * body's `data-flx-loader`.
 *
 * @param root - Where to look; the whole page by default.
 * @returns a function that stops it.
 * @throws SyntaxError for a selector that is none.
 */
export function watch(selector: string, watcher: Watcher, root: ParentNode = document): () => void {
  const page = shared('watch', () => new PageObserver())
  return page.add({ ...watcher, selector, root, known: new Set() })
}
