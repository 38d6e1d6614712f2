import { cancellation } from '../cancellation.ts'
import { shared } from '../shared.ts'
import { type StackedOverlay, topOverlay } from './stack.ts'

/** In the state of an entry: which overlay it stands for. */
const mark = 'flxOverlay'

/** Longest wait, in milliseconds, for the browser to go back. */
const patience = 1000

/** An entry of the browser's history that stands for an open overlay. */
interface Entry {
  /** Numbered in the order of time, over reloads as well: a later one lies above. */
  readonly id: number
  readonly overlay: StackedOverlay
  /** Address of the page when it was added; empty while it is not in the history. */
  address: string
}

interface Entries {
  /** Of the open overlays, in the order in which they opened. */
  readonly open: Entry[]
  lastId: number
  /** Entries of overlays that closed under another one: they go when the browser comes upon them. */
  readonly dead: Set<unknown>
  /** Ends once what is being taken away is gone: until then a new entry would be taken away in its place. */
  removal: Promise<void> | undefined
  stop: AbortController | undefined
}

const entries = (): Entries =>
  shared('overlay-history', () => ({ open: [], lastId: 0, dead: new Set(), removal: undefined, stop: undefined }))

function markOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[mark] : undefined
}

/** An entry that nobody holds, left by a page that was loaded anew or went forward again, is taken over. */
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
    // The browser refuses more entries for a while: Back leaves the page.
  }
  if (!stop) listen()
}

/**
 * Entries that come and go at the page's own address are none of its business: its state has not changed. Those of its
 * listeners that the browser asks before ours hear of that state once more.
 */
function hideFromPage(event: Event, { address }: Entry): void {
  if (location.href === address) event.stopImmediatePropagation()
}

function listen(): void {
  const current = entries()
  current.stop = new AbortController()
  window.addEventListener('popstate', onPopState, { capture: true, signal: current.stop.signal })
}

/** Back asks the top overlay to close, one for each entry that it left; what stays open has its entry again. */
function onPopState(event: PopStateEvent): void {
  const current = markOf(event.state)
  const left = entries().open.filter(({ id, address }) => address && !(typeof current === 'number' && current >= id))
  const [lowest] = left
  if (!lowest) return
  hideFromPage(event, lowest)
  for (const entry of left) entry.address = ''
  for (const _ of left) if (!closeTop(left)) break
  for (const entry of left) if (!entry.overlay.isClosing) add(entry)
}

/** Closes what lies on top, unless it has no entry and no way out by itself. @returns whether it closes at once. */
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

/** Takes an entry away, and those of overlays that closed below it; unless the page went on from it. */
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
 * Lets the browser's Back close an overlay instead of leaving the page (LBX-07, POPUP-05): an entry of the history, of
 * the same address and with the page's own state, stands for it. Back belongs to what lies on top, as Escape does. Where
 * closing is refused, and while its answer is awaited, the entry is there again.
 *
 * @returns takes the entry away.
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

/** Resolves once the entries of overlays that closed are gone. The browser may scroll as they go. */
export async function historySettled(): Promise<void> {
  await entries().removal
}
