import { type InferOutput, number, object, string } from 'valibot'
import { scrollToElement } from '../../core/browser/scroll.ts'
import { readStored, removeStored, writeStored } from '../../core/browser/storage.ts'
import { config } from '../../core/config.ts'
import { randomKey } from '../../core/random-key.ts'
import { readEntryId, stateWithId } from './history-state.ts'
import { itemsIn, keyOf } from './list-parts.ts'

/** Lists that have started in this document. One that is moved, or whose attributes change, is not restored again. */
const started = new WeakSet<Element>()

const here = (): string => location.href.replace(/#.*$/, '')

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
}

export function snapshotOf(host: HTMLElement, position = readScrollPosition(host)): Snapshot {
  return { html: readContent(host), title: document.title, position }
}

export interface ListHistory {
  /** URL of the content shown. */
  readonly address: string
  /**
   * Restores the content that the visitor had left, after the page was loaded again. To be called once, when the list
   * can show it.
   */
  begin(): void
  /** Adds an entry to the browser's history for another URL. `before` is the list as it was. */
  push(address: string, before: Snapshot): void
  /** Changes the URL of the present entry, as the list shows more. */
  replace(address: string): void
  stop(): void
}

/**
 * Connects a list with the browser's history (LIST-03, LIST-04). `restore` shows a saved snapshot; if there is none,
 * `load` fetches the URL. Entries and states of other scripts are left alone.
 */
export function keepHistory(
  host: HTMLElement,
  restore: (snapshot: Snapshot) => void,
  load: (address: string) => void,
): ListHistory {
  const stop = new AbortController()
  const listen = { signal: stop.signal, passive: true }
  const suffix = ` ${host.id || [...document.querySelectorAll(host.localName)].indexOf(host)}`
  const visited = new Set([here()])
  let address = here()
  let id = readEntryId()
  let position = readScrollPosition(host)
  let isAsServed = true

  /**
   * Writes the present entry. From then on we restore its scroll position ourselves, as the browser would do so
   * before the items are there.
   */
  const write = (next?: string): void => {
    id ||= newId()
    history.replaceState(stateWithId(id), '', next)
    history.scrollRestoration = 'manual'
  }
  const enter = (next: string, nextId: string): void => {
    visited.add(next)
    address = next
    id = nextId
    isAsServed = false
  }
  /** Writes an id into the present entry, by which its snapshot is found when the visitor comes back to it. */
  const nameEntry = (): void => {
    if (!id || readEntryId() !== id) write()
  }
  const saveCurrent = (): void => {
    if (!isAsServed && here() === address) saveSnapshot(id + suffix, snapshotOf(host))
  }
  /** Writes the id into the entry of a hash such as `#avis` too, as it shows the same list. */
  const nameHashEntry = (): void => {
    if (!isAsServed && here() === address) nameEntry()
  }
  const showEntry = (): void => {
    const [next, nextId] = [here(), readEntryId()]
    const isSame = nextId ? nextId === id : next === address
    if (isSame || !(nextId || visited.has(next))) return
    if (id) saveSnapshot(id + suffix, snapshotOf(host, position))
    const snapshot = nextId ? readSnapshot(nextId + suffix) : undefined
    enter(next, nextId)
    if (snapshot) restore(snapshot)
    else load(next)
  }
  const trackPosition = (): void => {
    requestAnimationFrame(() => {
      position = readScrollPosition(host)
    })
  }

  addEventListener('popstate', showEntry, listen)
  addEventListener('hashchange', nameHashEntry, listen)
  addEventListener('pagehide', saveCurrent, listen)
  addEventListener('scroll', trackPosition, listen)

  return {
    get address() {
      return address
    },
    begin() {
      if (started.has(host)) return
      started.add(host)
      const snapshot = id ? readSnapshot(id + suffix) : undefined
      if (!snapshot) return
      isAsServed = false
      // A reload is meant to show the server's current content, at the same place.
      if (isReload()) {
        removeSnapshot(id + suffix)
        restoreScrollPosition(host, snapshot.position)
      } else {
        restore(snapshot)
      }
    },
    push(next, before) {
      nameEntry()
      saveSnapshot(id + suffix, before)
      const nextId = newId()
      history.pushState({ flxList: nextId }, '', next)
      enter(next, nextId)
    },
    replace(next) {
      if (here() !== address) return
      write(next)
      enter(next, id)
    },
    stop: () => stop.abort(),
  }
}

/** The visitor's place in a list: an item, and the distance of its top from that of the window. */
export interface ScrollPosition {
  key: string
  offset: number
  /** Scroll position of the page, for items without a key. */
  top: number
}

function readScrollPosition(host: HTMLElement): ScrollPosition {
  const item = itemsIn(host).find((each) => each.getBoundingClientRect().bottom > 0 && keyOf(each))
  return {
    key: item ? keyOf(item) : '',
    offset: Math.round(item?.getBoundingClientRect().top ?? 0),
    top: Math.round(scrollY),
  }
}

/** Scrolls back to the item, wherever it is now, else to the position of the page. Stops a scroll in progress. */
export function restoreScrollPosition(host: HTMLElement, { key, offset, top }: ScrollPosition): void {
  const item = key ? itemsIn(host).find((each) => keyOf(each) === key) : undefined
  if (item) void scrollToElement(item, { offset, duration: 0 })
  else void scrollToElement(document.documentElement, { offset: -top, duration: 0 })
}

const prefix = 'flx-list '
/** Number of snapshots kept; the oldest are removed, and more of them when storage is full. */
const maxSnapshots = 20

const snapshot = object({
  /** Hash of the session in which it was saved, so that the content of one person is not shown to another. */
  session: string(),
  html: string(),
  title: string(),
  /** A `ScrollPosition`. */
  position: object({ key: string(), offset: number(), top: number() }),
})

/** The saved state of a list when the visitor left it. */
export type Snapshot = Omit<InferOutput<typeof snapshot>, 'session'>

/** Returns a new id. Ids begin with the time, so that sorting them also sorts them by age. */
function newId(): string {
  return `${Date.now().toString(36)}-${randomKey(4)}`
}

function keys(): string[] {
  try {
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(prefix))
      .sort()
  } catch {
    return []
  }
}

/** Saves a list in the tab's session storage. If that fails, the list will be fetched again. */
function saveSnapshot(id: string, list: Snapshot): void {
  removeStored('session', prefix + id)
  const old = keys()
  for (const key of old.splice(0, Math.max(0, old.length - maxSnapshots + 1))) removeStored('session', key)
  const kept = { ...list, session: config().sessionHash }
  while (!writeStored('session', prefix + id, kept)) {
    const oldest = old.shift()
    if (!oldest) return
    removeStored('session', oldest)
  }
}

function removeSnapshot(id: string): void {
  removeStored('session', prefix + id)
}

/** Reads a snapshot of this session; if it is from another session, removes all snapshots. */
function readSnapshot(id: string): Snapshot | undefined {
  const kept = readStored('session', prefix + id, snapshot)
  if (!kept || kept.session === config().sessionHash) return kept
  for (const key of keys()) removeStored('session', key)
  return undefined
}

/** Returns the content of a list without what our elements added to it. */
function readContent(host: Element): string {
  const inert = document.implementation.createHTMLDocument('').importNode(host, true)
  for (const added of inert.querySelectorAll('[data-flx-mount]')) added.remove()
  for (const busy of inert.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy')
  return inert.innerHTML
}
