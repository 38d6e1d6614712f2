import { readEntryId, stateWithId } from './history-state.ts'
import { newId, readContent, readSnapshot, removeSnapshot, type Snapshot, saveSnapshot } from './list-snapshots.ts'
import { readScrollPosition, restoreScrollPosition } from './scroll-position.ts'

/** Lists that have begun in this document: one that moves, or whose attributes change, is not brought back again. */
const started = new WeakSet<Element>()

const here = (): string => location.href.replace(/#.*$/, '')

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
}

/** As the list is now. */
export function snapshotOf(host: HTMLElement, position = readScrollPosition(host)): Snapshot {
  return { html: readContent(host), title: document.title, position }
}

export interface ListHistory {
  /** Address of what the list shows. */
  readonly address: string
  /** Brings back what the visitor had left, after the page was loaded anew. Called once the list is ready for it. */
  begin(): void
  /** The list shows another address: a new entry of the browser's history. `before` is the list as it was. */
  push(address: string, before: Snapshot): void
  /** The list shows more: the same entry has another address. */
  replace(address: string): void
  stop(): void
}

/**
 * Makes the browser's history that of a list (LIST-03, LIST-04). `restore` shows what the visitor had left; where
 * nothing of it was kept, `load` asks for the address. Entries and states that other scripts make are left alone.
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

  /** Writes the present entry. From then on its position is ours to bring back: the browser's own would come after it. */
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
  /** Gives the present entry the name by which the list is found when the visitor comes back to it. */
  const nameEntry = (): void => {
    if (!id || readEntryId() !== id) write()
  }
  const saveCurrent = (): void => {
    if (!isAsServed && here() === address) saveSnapshot(id + suffix, snapshotOf(host))
  }
  /** A place of the page, `#avis`, is an entry of its own, which shows the same list. */
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
      // Who reloads wants what the server says now, at the same place.
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
