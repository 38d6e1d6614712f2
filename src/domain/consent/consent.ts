import * as v from 'valibot'
import * as cookies from '../../core/browser/cookies.ts'
import { readStored, writeStored } from '../../core/browser/storage.ts'
import { randomKey } from '../../core/random-key.ts'
import { consentCookie, versionOf } from './consent-cookie.ts'

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when the visitor has chosen or withdrawn the choice (null), on this page or in another tab. */
    'flx-consent-change': CustomEvent<{ record: ConsentRecord | null }>
  }
}

/** Days that a choice is stored, accepted or refused (COOKIE-02: six months). */
const daysKept = 182
const proofsKey = 'flx-consent-proofs'
const mostProofs = 50

function parse(text: string): ConsentRecord | null {
  try {
    return v.parse(consentRecord, JSON.parse(text))
  } catch {
    return null
  }
}

/** Reads the cookie of the choice; a sandboxed frame cannot read cookies. */
function readCookie(): string | undefined {
  try {
    return cookies.get(consentCookie)
  } catch {
    return undefined
  }
}

/** Returns the visitor's choice; null if there is none, if it has expired, or if it cannot be parsed. */
export function readConsent(): ConsentRecord | null {
  const kept = readCookie()
  return kept === undefined ? null : parse(kept)
}

/** Returns the choice that applies to this page; null if it was about another version of the purposes (COOKIE-02). */
function currentConsent(): ConsentRecord | null {
  const record = readConsent()
  const asking = document.querySelector('flx-consent')
  return asking && record?.version !== versionOf(asking) ? null : record
}

/** Returns true if a purpose was accepted; undefined without a choice, or if the choice did not include the purpose. */
export function isAccepted(purpose: string): boolean | undefined {
  return currentConsent()?.purposes[purpose]
}

/** Stores a choice for six months, adds it to the proofs in this browser, and tells the page. */
export function saveConsent(purposes: Record<string, boolean>, version: string): ConsentRecord {
  const record: ConsentRecord = {
    version,
    id: readConsent()?.id ?? randomKey(8),
    date: new Date().toISOString(),
    purposes,
  }
  cookies.set(consentCookie, JSON.stringify(record), daysKept)
  keepProof(record)
  announce(record)
  return record
}

/**
 * Withdraws the choice, and stores that as a proof too: the visitor is asked again, and nothing is accepted meanwhile.
 */
export function withdrawConsent(): void {
  const before = readConsent()
  cookies.remove(consentCookie)
  if (before) {
    const purposes = Object.fromEntries(Object.keys(before.purposes).map((purpose) => [purpose, false]))
    keepProof({ ...before, date: new Date().toISOString(), purposes, withdrawn: true })
  }
  announce(null)
}

function keepProof(record: ConsentRecord): void {
  writeStored('local', proofsKey, [...readProofs(), record].slice(-mostProofs))
}

/** Returns all choices made in this browser, oldest first. */
export function readProofs(): ConsentRecord[] {
  return readStored('local', proofsKey, v.array(consentRecord)) ?? []
}

/**
 * Calls the listener after each change of the choice: on this page, in another tab, or on a page restored by Back.
 *
 * @returns a function that stops it.
 */
export function onConsent(listener: (record: ConsentRecord | null) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let known = readCookie()
  const tell = (record: ConsentRecord | null): void => {
    known = readCookie()
    listener(record)
  }
  document.addEventListener('flx-consent-change', ({ detail }) => tell(detail.record), { signal })
  addEventListener('storage', ({ key }) => key === proofsKey && tell(readConsent()), { signal })
  addEventListener('pageshow', () => known !== readCookie() && tell(readConsent()), { signal })
  return () => stop.abort()
}

function announce(record: ConsentRecord | null): void {
  document.dispatchEvent(new CustomEvent('flx-consent-change', { detail: { record } }))
}

/** The choice of a visitor and its date, as the proof that the law requires. */
export interface ConsentRecord {
  /** Version of the purposes that were displayed. */
  version: string
  /** Random reference of the visitor's choice. */
  id: string
  /** ISO 8601, UTC. */
  date: string
  /** True for each purpose that was accepted, false if refused. */
  purposes: Record<string, boolean>
  /** True if the choice was withdrawn: nothing is accepted from then on, and the visitor is asked again. */
  withdrawn?: boolean | undefined
}

/** @internal Schema of the stored record. */
const consentRecord = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  date: v.pipe(v.string(), v.isoTimestamp()),
  version: v.string(),
  purposes: v.record(v.string(), v.boolean()),
  withdrawn: v.optional(v.boolean()),
})
