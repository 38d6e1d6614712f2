import { shared } from '../shared.ts'
import { focused } from './focusable.ts'
import { onStackChange, topOverlay } from './stack.ts'

/** Something that wants to open by itself, because the visitor has arrived. */
export interface Arrival {
  /** The greatest comes first; among equals, the first that asked. */
  readonly priority: number
  /** Called once, when its moment has come. */
  open(): void
}

/** Priority of the question about cookies: before all else. */
export const consentFirst = Number.POSITIVE_INFINITY

/** Longest wait, in milliseconds, for elements of the page that may want to come first and are not there yet. */
export const patience = 3000

/** What may want to come first. A front popup whose code is not there yet waits for its own moment. */
const expected = 'flx-consent, flx-front-popup:defined'

interface Drawn extends Element {
  ready?: Promise<void>
  isReady?: boolean
}

interface Queue {
  readonly waiting: Arrival[]
  /** What has opened by itself and is still there. */
  current: Arrival | undefined
  /** When waiting for those that are not there yet ends. */
  deadline: number
  readonly followed: WeakSet<Element>
  stop: AbortController | undefined
}

const queue = (): Queue =>
  shared('arrivals', () => ({
    waiting: [],
    current: undefined,
    deadline: 0,
    followed: new WeakSet(),
    stop: undefined,
  }))

/** Nothing comes over what the visitor opened, nor under the hands of who is typing. */
function isVisitorBusy(): boolean {
  if (
    topOverlay() ||
    document.querySelector('dialog:modal, [popover="auto"]:popover-open, [popover=""]:popover-open')
  ) {
    return true
  }
  const field = focused()
  return field?.matches(':read-write') ? Boolean((field as HTMLInputElement).value ?? field.textContent) : false
}

/** Whether an element may still ask to open. Where the visitor has chosen, the consent has nothing to ask. */
function mayAsk(element: Drawn): boolean {
  if (element.isReady) return false
  return element.localName !== 'flx-consent' || !/(?:^|; )flx-consent=/.test(document.cookie)
}

/** Waits for elements that are not drawn yet. @returns whether there are any. */
function awaitOthers(current: Queue): boolean {
  const late = [...document.querySelectorAll<Drawn>(expected)].filter(mayAsk)
  if (late.length === 0 || performance.now() >= current.deadline) return false
  for (const element of late) {
    if (current.followed.has(element)) continue
    current.followed.add(element)
    void customElements
      .whenDefined(element.localName)
      .then(() => element.ready)
      .then(decide)
  }
  return true
}

function first({ waiting }: Queue): Arrival | undefined {
  return waiting.reduce<Arrival | undefined>(
    (best, arrival) => (!best || arrival.priority > best.priority ? arrival : best),
    undefined,
  )
}

function decide(): void {
  const current = queue()
  const next = current.current ? undefined : first(current)
  if (!next || isVisitorBusy()) return
  if (next.priority < consentFirst && awaitOthers(current)) return
  current.waiting.splice(current.waiting.indexOf(next), 1)
  current.current = next
  if (current.waiting.length === 0) stopListening(current)
  next.open()
}

function listen(current: Queue): AbortController {
  const stop = new AbortController()
  const { signal } = stop
  current.deadline = performance.now() + patience
  const timer = setTimeout(decide, patience)
  const forget = onStackChange(decide)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    forget()
  })
  for (const type of ['close', 'toggle', 'focusout']) {
    document.addEventListener(type, () => queueMicrotask(decide), { capture: true, signal })
  }
  return stop
}

function stopListening(current: Queue): void {
  current.stop?.abort()
  current.stop = undefined
}

function leave(arrival: Arrival): void {
  const current = queue()
  const place = current.waiting.indexOf(arrival)
  if (place >= 0) current.waiting.splice(place, 1)
  if (current.current === arrival) current.current = undefined
  if (current.waiting.length === 0) stopListening(current)
  else setTimeout(decide)
}

/**
 * Asks to open by itself (FRONT-01, COOKIE-02): one at a time in the page, the greatest priority first, and never while
 * the visitor has an overlay open or is typing. What asks within one task is ordered before anything opens, and the
 * question about cookies is waited for where the page holds `<flx-consent>`.
 *
 * @returns to be called once it has closed, or when it no longer wants to open: the next one may come then.
 * @example
 * const leave = arrive({ priority: 0, open: () => popup.show() })
 * popup.onclose = leave
 */
export function arrive(arrival: Arrival): () => void {
  const current = queue()
  current.waiting.push(arrival)
  current.stop ??= listen(current)
  setTimeout(decide)
  return () => leave(arrival)
}
