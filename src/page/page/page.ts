import { gestures } from '../../core/browser/gestures.ts'
import { isMobile, onResize } from '../../core/browser/media.ts'
import { hashTarget, replaceAddress } from '../../core/browser/navigation.ts'
import { findFirst } from '../../core/browser/select.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { address, selector, text } from '../../core/element/codecs.ts'

import { emit } from '../../core/events.ts'
import { shared } from '../../core/shared.ts'
import { watch } from '../../core/watch.ts'
import { markedDates, markedFields } from '../../ui/mask/marked-fields.ts'
import { fixedHeader } from './fixed-header.ts'

export const pageAttributes = {
  without: text(),
  header: selector(),
  marker: selector('[data-position-scroll], .position_scroll, #position_scroll'),
  address: address(),
}

/** The behaviours that a whole page gets from one tag (PAGE-01 to PAGE-10). */
export const page: Behaviour<typeof pageAttributes> = (host) => {
  const stop = new AbortController()
  const removeElements = addPageWideElements(host, host.without)
  if (host.address) replaceAddress(host.address)
  scrollOnArrival({ header: host.header, marker: host.marker }, stop.signal)
  const stopResize = onResize(() => {
    emit(host, 'flx-page-resize', { width: innerWidth, height: innerHeight, mobile: isMobile() })
  })
  return () => {
    stop.abort()
    stopResize()
    removeElements()
  }
}

interface ArrivalTargets {
  /** Selector of the fixed header; if it is empty, the header is detected. */
  header: string
  /** Selector of the element to scroll to on arrival. */
  marker: string
}

/** Events by which a visitor takes over before the page has scrolled. */
const visitorInputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

function cameBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward'
}

/** Scrolls to an element. The code is loaded on demand, as most pages do not scroll. */
async function goTo(target: Element, header: string): Promise<void> {
  const module = await import('./go-to.ts').catch(() => undefined)
  if (module) await module.goTo(target, header)
  else target.scrollIntoView()
}

/** Scrolls to the target of the hash if a header would cover it, else to the marker (PAGE-01, PAGE-02). */
function scrollToStart({ header, marker }: ArrivalTargets): void {
  const target = (fixedHeader(header) && hashTarget()) || findFirst<Element>(marker)
  if (target) void goTo(target, header)
}

/**
 * Scrolls once per page when the page has loaded, unless the visitor acts first or has come back in the history;
 * later, scrolls to the target of each hash that a header would cover.
 */
function scrollOnArrival(places: ArrivalTargets, signal: AbortSignal): void {
  addEventListener(
    'hashchange',
    () => {
      const target = fixedHeader(places.header) && hashTarget()
      if (target) void goTo(target, places.header)
    },
    { signal },
  )
  const arrival = shared('arrival', () => ({ led: cameBack() }))
  if (arrival.led) return
  arrival.led = true
  const waiting = new AbortController()
  const either = AbortSignal.any([signal, waiting.signal])
  const arrive = (): void => {
    waiting.abort()
    scrollToStart(places)
  }
  if (document.readyState === 'complete') {
    const hasMoved = scrollY > 0 && !location.hash
    if (!hasMoved) scrollToStart(places)
    return
  }
  addEventListener('load', arrive, { signal: either })
  for (const way of visitorInputs) addEventListener(way, () => waiting.abort(), { signal: either, passive: true })
}

/**
 * The elements that a whole page gets. Each of them, if it is empty, handles all of the page, including parts added
 * later (PAGE-07).
 */
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

/** Elements of which one is enough, even if it is not empty. */
const singletons = ['flx-sticky', 'flx-track']

/** Elements that load a lot of code, with a selector without which they have nothing to do. */
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

/** Calls `act` at the visitor's first gesture. @returns a function that cancels it. */
function whenVisited(act: () => void): () => void {
  const stop = new AbortController()
  const actOnce = (): void => {
    stop.abort()
    act()
  }
  for (const type of gestures) addEventListener(type, actOnce, { signal: stop.signal, capture: true })
  return () => stop.abort()
}

/** Calls `found` when the page contains an element that matches. @returns a function that cancels it. */
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
 * Adds the elements that the page does not have already. The loader loads the code of each when it is needed, so that
 * a page with thousands of links costs no more than one with a few. @returns a function that removes them.
 *
 * @param without - Names to leave out, with or without `flx-`.
 */
function addPageWideElements(host: Element, without: string): () => void {
  const refused = without.split(/[\s,]+/).map((name) => name.replace(/^(flx-)?/, 'flx-'))
  const unknown = refused.filter((name) => name !== 'flx-' && !pageWide.includes(name))
  if (unknown.length) console.warn(`flx : <flx-page without> ne connaît pas ${unknown.join(', ')}.`)
  const undo: (() => void)[] = []
  const add = (tag: string): void => {
    if ([...document.getElementsByTagName(tag)].some(answersForPage)) return
    const element = document.createElement(tag)
    // These act on the page as soon as they are loaded, and an empty element is never in view.
    if (/field|mask|elements/.test(tag)) element.setAttribute('load', 'now')
    host.append(element)
    undo.push(() => element.remove())
  }
  for (const tag of pageWide.filter((each) => !refused.includes(each))) {
    const selector = onlyWith[tag]
    const addIt = (): void => add(tag)
    // This one uses React, and the fields work without it until the visitor acts.
    const addAtGesture = (): unknown => undo.push(whenVisited(addIt))
    if (selector) undo.push(whenFound(selector, tag === 'flx-date-field' ? addAtGesture : addIt))
    else add(tag)
  }
  return () => {
    for (const back of undo) back()
  }
}
