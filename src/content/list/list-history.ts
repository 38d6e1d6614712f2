import { readEntryId, stateWithId } from './history-state.ts'
import { newId, readContent, readSnapshot, removeSnapshot, type Snapshot, saveSnapshot } from './list-snapshots.ts'
import { readScrollPosition, restoreScrollPosition } from './scroll-position.ts'

/** Lists that have started in this document. One that is moved, or whose attributes change, is not restored again. */
const started = new WeakSet<Element>()

const here = (): string => location.href.replace(/#.*$/, '')

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
}

/** Takes a snapshot of the list as it is now. */
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
