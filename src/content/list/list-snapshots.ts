import { type InferOutput, number, object, string } from 'valibot'
import { readStored, removeStored, writeStored } from '../../core/browser/storage.ts'
import { config } from '../../core/config.ts'

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
export function newId(): string {
  return `${Date.now().toString(36)}-${crypto.randomUUID().slice(0, 8)}`
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
export function saveSnapshot(id: string, list: Snapshot): void {
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

export function removeSnapshot(id: string): void {
  removeStored('session', prefix + id)
}

/** Reads a snapshot of this session; if it is from another session, removes all snapshots. */
export function readSnapshot(id: string): Snapshot | undefined {
  const kept = readStored('session', prefix + id, snapshot)
  if (!kept || kept.session === config().sessionHash) return kept
  for (const key of keys()) removeStored('session', key)
  return undefined
}

/** Returns the content of a list without what our elements added to it. */
export function readContent(host: Element): string {
  const inert = document.implementation.createHTMLDocument('').importNode(host, true)
  for (const added of inert.querySelectorAll('[data-flx-mount]')) added.remove()
  for (const busy of inert.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy')
  return inert.innerHTML
}
