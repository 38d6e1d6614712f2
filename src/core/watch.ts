import { isUntrusted } from './html/untrusted.ts'
import { root as pageRoot } from './loader/root.ts'
import { shared } from './shared.ts'

export interface Watcher {
  /** Called for each element that matches: at first those in the page, then each that is added or begins to match. */
  added(element: Element): void
  /** Called when such an element has left the page, or no longer matches. */
  removed?(element: Element): void
}

interface Watch extends Watcher {
  selector: string
  root: ParentNode
  known: Set<Element>
}

const watchedAttributes = ['class', 'id', 'rel', 'href', 'open', 'for', 'load', 'data-flx-loader']

function observePage(): (watch: Watch) => () => void {
  const watches = new Set<Watch>()
  const observer = new MutationObserver((records) => {
    const touched = new Set<Element>()
    let someLeft: unknown
    for (const record of records) {
      if (record.attributeName) touched.add(record.target as Element)
      for (const node of record.addedNodes) if ('matches' in node) touched.add(node as Element)
      someLeft ||= record.removedNodes[0] ?? record.attributeName
    }
    for (const watch of watches) {
      if (someLeft) forgetThoseThatLeft(watch)
      // For many changes, one search of the page costs less than one in each changed element.
      if (touched.size > 50) notifyAll(watch)
      else for (const element of touched) notifyMatches(watch, element)
    }
  })
  observer.observe(document, { childList: true, subtree: true, attributeFilter: watchedAttributes })
  return (watch) => {
    watches.add(watch)
    notifyAll(watch)
    return () => watches.delete(watch)
  }
}

function belongs(watch: Watch, element: Element): boolean {
  return element.isConnected && watch.root.contains(element) && element.matches(watch.selector) && !isUntrusted(element)
}

function notify(watch: Watch, element: Element): void {
  if (watch.known.has(element) || !belongs(watch, element)) return
  watch.known.add(element)
  watch.added(element)
}

function notifyAll(watch: Watch, root = watch.root): void {
  for (const element of root.querySelectorAll(watch.selector)) notify(watch, element)
}

function notifyMatches(watch: Watch, element: Element): void {
  notify(watch, element)
  if (element.firstElementChild) notifyAll(watch, element)
}

function forgetThoseThatLeft(watch: Watch): void {
  for (const element of watch.known) {
    if (belongs(watch, element)) continue
    watch.known.delete(element)
    watch.removed?.(element)
  }
}

/**
 * Reports which elements match a selector, now and later, by a single MutationObserver for the page. Besides added and
 * removed nodes, it observes the attributes `class`, `id`, `rel`, `href`, `open`, `for`, `load`, and the body's
 * `data-flx-loader`. Elements in untrusted regions (`data-flx-untrusted`) are not reported.
 *
 * @param root - Where to look; the whole page by default.
 * @returns a function that stops it.
 * @throws SyntaxError for an invalid selector.
 */
export function watch(selector: string, watcher: Watcher, root: ParentNode = pageRoot): () => void {
  return shared('watch', observePage)({ ...watcher, selector, root, known: new Set() })
}
