import { shared } from '../../core/shared.ts'
import { isAccepted, onConsent } from '../../domain/consent/consent.ts'
import { completeCommerce, isCommerce, type TrackParams } from './commerce.ts'

/**
 * Tells the page's data layer that something happened (TRACK-01), as soon as the visitor has accepted it; never after a
 * refusal. An event of the shop is pushed as Google Analytics 4 reads it: `{ ecommerce: null }`, then
 * `{ event, ecommerce: { currency, value, items } }`; any other with its parameters beside its name.
 *
 * @example
 * track('add_to_cart', { items: [{ item_id: '7', item_name: 'Vase', price: 12, quantity: 2 }] })
 * track('generate_lead', { formulaire: 'contact' })
 */
export function track<E extends string>(event: E, params?: TrackParams<E>): void {
  if (typeof event !== 'string' || event.trim() === '') {
    console.warn("flx.track : un évènement a besoin d’un nom, par exemple flx.track('add_to_cart', { items: [] }).")
    return
  }
  if (isCommerce(event))
    pushEntries([{ ecommerce: null }, { event, ecommerce: completeCommerce(event, { ...params }) }])
  else pushEntries([{ ...params, event }])
}

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
