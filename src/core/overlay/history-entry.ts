import { hashTarget } from '../browser/navigation.ts'
import { cancellation } from '../cancellation.ts'
import { shared } from '../shared.ts'
import { type StackedOverlay, topOverlay } from './stack.ts'

/** Key in the state of a history entry, for the id of its overlay's entry. */
const mark = 'flxOverlay'

/** Milliseconds to wait at most for the browser to go back. */
const patience = 1000

/** An entry of the browser's history for an open overlay. */
interface Entry {
  /** Ids increase with time, even over reloads: a later entry is above. */
  readonly id: number
  readonly overlay: StackedOverlay
  /** Address of the page when the entry was added; empty while it is not in the history. */
  address: string
}

interface Entries {
  /** Entries of the open overlays, in the order in which these opened. */
  readonly open: Entry[]
  lastId: number
  /** Entries of overlays that closed below another one: they are removed when the browser reaches them. */
  readonly dead: Set<unknown>
  /** Resolves once the removal under way is done: a new entry added before would be removed instead. */
  removal: Promise<void> | undefined
  stop: AbortController | undefined
}

const entries = (): Entries =>
  shared('overlay-history', () => ({ open: [], lastId: 0, dead: new Set(), removal: undefined, stop: undefined }))

function markOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[mark] : undefined
}

/** Adds an entry to the history. An entry left over from before a reload, or reached by Forward, is reused. */
function add(entry: Entry): void {
  const { open, dead, stop } = entries()
  if (!open.includes(entry) || entry.address) return
  const state: unknown = history.state
  const found = markOf(state)
  const marked = { ...(typeof state === 'object' ? state : null), [mark]: entry.id }
  try {
    if (found !== undefined && !open.some(({ id }) => id === found)) history.replaceState(marked, '')
    else history.pushState(marked, '')
    entry.address = location.href
    dead.delete(found)
  } catch {
    // The browser refuses more entries for a while: Back then leaves the page.
  }
  if (!stop) listen()
}

/**
 * Hides `popstate` from the page if only our entries changed, as its own state is the same. Listeners that the page
 * added before ours still get the event.
 */
function hideFromPage(event: Event, { address }: Entry): void {
  if (location.href === address) event.stopImmediatePropagation()
}

function listen(): void {
  const current = entries()
  current.stop = new AbortController()
  window.addEventListener('popstate', onPopState, { capture: true, signal: current.stop.signal })
}

/**
 * When the visitor goes back, asks the top overlay to close, once for each entry left; those that stay open get a new
 * entry.
 */
function onPopState(event: PopStateEvent): void {
  const current = markOf(event.state)
  const left = entries().open.filter(({ id, address }) => address && !(typeof current === 'number' && current >= id))
  const [lowest] = left
  // A link to a part of what is open fires `popstate` too.
  if (!lowest || (location.href !== lowest.address && topOverlay()?.element.contains(hashTarget()))) return
  hideFromPage(event, lowest)
  for (const entry of left) entry.address = ''
  for (const _ of left) if (!closeTop(left)) break
  for (const entry of left) if (!entry.overlay.isClosing) add(entry)
}

/**
 * Closes the top overlay, unless it has neither an entry nor Escape to close it. @returns true if it closes at once.
 */
function closeTop(left: Entry[]): boolean {
  const top = topOverlay()
  if (!top || !(left.some(({ overlay }) => overlay === top) || top.closesOn('escape'))) return false
  top.close('back')
  return top !== topOverlay() || top.isClosing === true
}

function goBack(entry: Entry): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController()
    const end = (event?: Event): void => {
      if (event) hideFromPage(event, entry)
      cancellation.ownBack = false
      stop.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, patience)
    window.addEventListener('popstate', end, { capture: true, signal: stop.signal })
    cancellation.ownBack = true
    history.back()
  })
}

/** Removes an entry, and those of overlays that closed below it, unless the page has navigated on from it. */
async function remove(entry: Entry): Promise<void> {
  const { dead } = entries()
  for (let id: unknown = entry.id; location.href === entry.address && markOf(history.state) === id; ) {
    dead.delete(id)
    await goBack(entry)
    id = markOf(history.state)
    if (!dead.has(id)) return
  }
}

function release(entry: Entry): void {
  const current = entries()
  current.open.splice(current.open.indexOf(entry), 1)
  if (current.open.length === 0) {
    current.stop?.abort()
    current.stop = undefined
  }
  if (!entry.address) return
  if (markOf(history.state) !== entry.id) {
    current.dead.add(entry.id)
    return
  }
  const removal = Promise.resolve(current.removal)
    .then(() => remove(entry))
    .then(() => {
      if (current.removal === removal) current.removal = undefined
    })
  current.removal = removal
}

/**
 * Lets the browser's Back close an overlay instead of leaving the page (LBX-07, POPUP-05), by an entry of the history
 * with the same address and the page's own state. Back applies to the top overlay, as Escape does. If closing is
 * refused, and while the answer is awaited, the entry is added again.
 *
 * @returns a function that removes the entry.
 */
export function holdHistoryEntry(overlay: StackedOverlay): () => void {
  const current = entries()
  current.lastId = Math.max(current.lastId + 1, Date.now())
  const entry: Entry = { id: current.lastId, overlay, address: '' }
  current.open.push(entry)
  if (current.removal) void current.removal.then(() => add(entry))
  else add(entry)
  return () => release(entry)
}

/** Resolves once the entries of closed overlays are removed; the browser may scroll meanwhile. */
export async function historySettled(): Promise<void> {
  await entries().removal
}
