import { shared } from '../../core/shared.ts'
import { isAccepted, onConsent } from '../../domain/consent/consent.ts'

/** What is pushed onto the page's data layer. */
export type Entry = Record<string, unknown>

/** Most entries that are held before a choice; the oldest go first. */
const mostHeld = 200

interface Held {
  entries: Entry[]
  stop: (() => void) | undefined
}

const held = (): Held => shared('track', () => ({ entries: [], stop: undefined }))

/** What the page's `<flx-track>` says; absent, what it says by default. */
function setting(name: string, fallback: string): string {
  return document.querySelector('flx-track')?.getAttribute(name) ?? fallback
}

function push(entries: Entry[]): void {
  const page = globalThis as unknown as Record<string, unknown>
  const name = setting('layer', 'dataLayer')
  page[name] ??= []
  const layer = page[name] as { push?: (entry: Entry) => void }
  if (typeof layer.push !== 'function') {
    console.error(`flx : « ${name} » n’est pas la liste de la mesure d’audience attendue ; rien ne lui est dit.`)
    return
  }
  for (const entry of entries) layer.push(entry)
}

/** True at once where the purpose is empty: a measure that the law exempts. */
function isAllowed(): boolean | undefined {
  const purpose = setting('purpose', 'mesure')
  return purpose === '' || isAccepted(purpose)
}

function applyConsent(): void {
  const allowed = isAllowed()
  const state = held()
  if (allowed === undefined) {
    state.stop ??= onConsent(applyConsent)
    return
  }
  const entries = state.entries.splice(0)
  state.stop?.()
  state.stop = undefined
  if (allowed) push(entries)
}

/** Pushes onto the data layer what was accepted; holds it before the visitor's choice, drops it after a refusal (TRACK-01). */
export function pushEntries(entries: Entry[]): void {
  const { entries: all } = held()
  all.push(...entries)
  all.splice(0, all.length - mostHeld)
  applyConsent()
}
