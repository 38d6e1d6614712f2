import { gestures } from '../../core/browser/intent.ts'
import { findFirst } from '../../core/browser/select.ts'
import { watch } from '../../core/watch.ts'
import { markedDates, markedFields } from '../../ui/mask/marked-fields.ts'

/** What a whole page gets. Each of these, empty, answers for all of the page, present and to come (PAGE-07). */
const pageWide = [
  'flx-lightbox',
  'flx-popup',
  'flx-share',
  'flx-clickable',
  'flx-sticky',
  'flx-track',
  'flx-mask',
  'flx-date-field',
  'flx-my-elements',
]

/** Those of which one is enough, whatever it holds. */
const singletons = ['flx-sticky', 'flx-track']

/** One that has much to fetch by itself, and nothing to do on a page without these. */
const onlyWith: Record<string, string> = {
  'flx-track': '[data-flx-track]',
  'flx-mask': markedFields,
  'flx-date-field': markedDates,
  'flx-my-elements': '[class*="my_elements_"], [data-flx-action^="my_elements_"]',
}

function answersForPage(element: Element): boolean {
  if (singletons.includes(element.localName)) return true
  const hasOwn = element.hasAttribute('for') || element.hasAttribute('networks')
  return !hasOwn && !element.querySelector(':scope > :not([data-flx-mount])')
}

/** Calls back at the visitor's first gesture. @returns forgets it. */
function whenVisited(act: () => void): () => void {
  const stop = new AbortController()
  const actOnce = (): void => {
    stop.abort()
    act()
  }
  for (const type of gestures) addEventListener(type, actOnce, { signal: stop.signal, capture: true })
  return () => stop.abort()
}

/** Calls back once the page holds an element that matches. @returns forgets it. */
function whenFound(selector: string, found: () => void): () => void {
  if (findFirst(selector)) {
    found()
    return () => {}
  }
  const stop = watch(selector, {
    added: () => {
      stop()
      found()
    },
  })
  return stop
}

/**
 * Adds to the element what its page does not hold already; the loader wakes each in its own way, so that a page with
 * thousands of links costs no more than one with a few. @returns takes it away.
 *
 * @param without - Names to leave out, with or without `flx-`.
 */
export function addPageWideElements(host: Element, without: string): () => void {
  const refused = without.split(/[\s,]+/).map((name) => name.replace(/^(flx-)?/, 'flx-'))
  const unknown = refused.filter((name) => name !== 'flx-' && !pageWide.includes(name))
  if (unknown.length) console.warn(`flx : <flx-page without> ne connaît pas ${unknown.join(', ')}.`)
  const undo: (() => void)[] = []
  const add = (tag: string): void => {
    if ([...document.getElementsByTagName(tag)].some(answersForPage)) return
    const element = document.createElement(tag)
    // These act on what is there as soon as it is seen, and an empty element is never in view.
    if (/field|mask|elements/.test(tag)) element.setAttribute('load', 'now')
    host.append(element)
    undo.push(() => element.remove())
  }
  for (const tag of pageWide.filter((each) => !refused.includes(each))) {
    const selector = onlyWith[tag]
    const addIt = (): void => add(tag)
    // React draws it, beside fields that serve as they are until somebody is there.
    const addAtGesture = (): unknown => undo.push(whenVisited(addIt))
    if (selector) undo.push(whenFound(selector, tag === 'flx-date-field' ? addAtGesture : addIt))
    else add(tag)
  }
  return () => {
    for (const back of undo) back()
  }
}
