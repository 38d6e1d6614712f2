import { useLayoutEffect, useState } from 'react'
import { focused } from '../focus/focusable.ts'
import { shared } from '../shared.ts'
import { onStackChange, topOverlay } from './stack.ts'

/**
 * Returns true once it is the turn of something that wants to open by itself (see `queueAutoOpen`). It keeps its turn,
 * and holds back the others, as long as it is wanted.
 *
 * @param expected - Elements that may ask to open first; pass the same function at each render.
 * @example
 * const mayAsk = useAutoOpen(!isAnswered, beforeAll)
 * return mayAsk && <Question />
 */
export function useAutoOpen(wanted: boolean, priority: number, expected?: AutoOpen['expected']): boolean {
  const [isOpen, setIsOpen] = useState(false)
  useLayoutEffect(() => {
    if (!wanted) return
    const open = (): void => setIsOpen(true)
    const leaveQueue = queueAutoOpen({ priority, open, ...(expected && { expected }) })
    return () => {
      leaveQueue()
      setIsOpen(false)
    }
  }, [wanted, priority, expected])
  return wanted && isOpen
}

/** An element whose code may be loaded, and which may be rendered. */
interface PageElement extends Element {
  ready?: Promise<void>
  isReady?: boolean
}

/** A request to open something by itself when the visitor comes to the page. */
interface AutoOpen {
  /** The highest priority opens first; among equals, the first that asked. */
  readonly priority: number
  /** Called once, when its turn comes. */
  open(): void
  /** Elements that may ask to open before it; those that are not ready yet are awaited, for `longestWait` at most. */
  expected?(): Iterable<PageElement>
}

/** Priority to open before everything else. */
export const beforeAll = Number.POSITIVE_INFINITY

/** Milliseconds to wait at most for elements that may ask to open first and are not ready yet. */
const longestWait = 3000

interface Queue {
  readonly waiting: AutoOpen[]
  /** The one that has opened by itself and is not closed yet. */
  current: AutoOpen | undefined
  /** Until when to wait for elements that are not ready yet. */
  deadline: number
  readonly awaited: WeakSet<Element>
  stop: AbortController | undefined
}

const autoOpenQueue = (): Queue =>
  shared('auto-open', () => ({
    waiting: [],
    current: undefined,
    deadline: 0,
    awaited: new WeakSet(),
    stop: undefined,
  }))

/** Returns true if the visitor has something open or is typing: nothing may then open by itself. */
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

/** Waits for the elements that may ask to open first. @returns true if there are any. */
function awaitExpected(queue: Queue, { expected }: AutoOpen): boolean {
  if (!expected || performance.now() >= queue.deadline) return false
  const notReady = [...expected()].filter((element) => !element.isReady)
  for (const element of notReady) {
    if (queue.awaited.has(element)) continue
    queue.awaited.add(element)
    void customElements
      .whenDefined(element.localName)
      .then(() => element.ready)
      .then(openNext)
  }
  return notReady.length > 0
}

function firstOf({ waiting }: Queue): AutoOpen | undefined {
  return waiting.reduce<AutoOpen | undefined>(
    (first, request) => (!first || request.priority > first.priority ? request : first),
    undefined,
  )
}

function openNext(): void {
  const queue = autoOpenQueue()
  const next = queue.current ? undefined : firstOf(queue)
  if (!next || isVisitorBusy() || awaitExpected(queue, next)) return
  queue.waiting.splice(queue.waiting.indexOf(next), 1)
  queue.current = next
  if (queue.waiting.length === 0) stopListening(queue)
  next.open()
}

function listen(queue: Queue): AbortController {
  const stop = new AbortController()
  const { signal } = stop
  queue.deadline = performance.now() + longestWait
  const timer = setTimeout(openNext, longestWait)
  const stopStack = onStackChange(openNext)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    stopStack()
  })
  for (const type of ['close', 'toggle', 'focusout']) {
    document.addEventListener(type, () => queueMicrotask(openNext), { capture: true, signal })
  }
  return stop
}

function stopListening(queue: Queue): void {
  queue.stop?.abort()
  queue.stop = undefined
}

function remove(request: AutoOpen): void {
  const queue = autoOpenQueue()
  const index = queue.waiting.indexOf(request)
  if (index >= 0) queue.waiting.splice(index, 1)
  if (queue.current === request) queue.current = undefined
  if (queue.waiting.length === 0) stopListening(queue)
  else setTimeout(openNext)
}

/**
 * Asks to open something by itself (FRONT-01, COOKIE-02): one at a time, the highest priority first, and never while
 * the visitor has an overlay open or is typing. Requests made within one task are sorted before anything opens.
 *
 * @returns a function to call once it has closed, or no longer wants to open, so that the next one may open.
 * @example
 * const leaveQueue = queueAutoOpen({ priority: 0, open: () => popup.show() })
 * popup.onclose = leaveQueue
 */
export function queueAutoOpen(request: AutoOpen): () => void {
  const queue = autoOpenQueue()
  queue.waiting.push(request)
  queue.stop ??= listen(queue)
  setTimeout(openNext)
  return () => remove(request)
}
