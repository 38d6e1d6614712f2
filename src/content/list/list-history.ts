import { markOfEntry, stateWithMark } from './list-mark.ts'
import { placeIn, returnTo } from './list-place.ts'
import { contentOf, forget, keep, newId, recall, type Snapshot } from './list-snapshots.ts'

/** Lists that have begun in this document: one that moves, or whose attributes change, is not brought back again. */
const begun = new WeakSet<Element>()

const here = (): string => location.href.replace(/#.*$/, '')

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
}

/** As the list is now. */
export function snapshotOf(host: HTMLElement, place = placeIn(host)): Snapshot {
  return { html: contentOf(host), title: document.title, place }
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
 * Makes the browser's history that of a list (LIST-03, LIST-04). `bringBack` shows what the visitor had left; where
 * nothing of it was kept, `ask` asks for the address. Entries and states that other scripts make are left alone.
 */
export function keepHistory(
  host: HTMLElement,
  bringBack: (snapshot: Snapshot) => void,
  ask: (address: string) => void,
): ListHistory {
  const stop = new AbortController()
  const listen = { signal: stop.signal, passive: true }
  const own = ` ${host.id || [...document.querySelectorAll(host.localName)].indexOf(host)}`
  const visited = new Set([here()])
  let address = here()
  let id = markOfEntry()
  let place = placeIn(host)
  let isServers = true

  /** Writes the present entry. From then on its position is ours to bring back: the browser's own would come after it. */
  const write = (next?: string): void => {
    id ||= newId()
    history.replaceState(stateWithMark(id), '', next)
    history.scrollRestoration = 'manual'
  }
  const enter = (next: string, nextId: string): void => {
    visited.add(next)
    address = next
    id = nextId
    isServers = false
  }
  /** Gives the present entry the name by which the list is found when the visitor comes back to it. */
  const name = (): void => {
    if (!id || markOfEntry() !== id) write()
  }
  const leave = (): void => {
    if (!isServers && here() === address) keep(id + own, snapshotOf(host))
  }
  /** A place of the page, `#avis`, is an entry of its own, which shows the same list. */
  const stay = (): void => {
    if (!isServers && here() === address) name()
  }
  const follow = (): void => {
    const [next, nextId] = [here(), markOfEntry()]
    const isSame = nextId ? nextId === id : next === address
    if (isSame || !(nextId || visited.has(next))) return
    if (id) keep(id + own, snapshotOf(host, place))
    const snapshot = nextId ? recall(nextId + own) : undefined
    enter(next, nextId)
    if (snapshot) bringBack(snapshot)
    else ask(next)
  }
  const note = (): void => {
    requestAnimationFrame(() => {
      place = placeIn(host)
    })
  }

  addEventListener('popstate', follow, listen)
  addEventListener('hashchange', stay, listen)
  addEventListener('pagehide', leave, listen)
  addEventListener('scroll', note, listen)

  return {
    get address() {
      return address
    },
    begin() {
      if (begun.has(host)) return
      begun.add(host)
      const snapshot = id ? recall(id + own) : undefined
      if (!snapshot) return
      isServers = false
      // Who reloads wants what the server says now, at the same place.
      if (isReload()) {
        forget(id + own)
        returnTo(host, snapshot.place)
      } else {
        bringBack(snapshot)
      }
    },
    push(next, before) {
      name()
      keep(id + own, before)
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
