import { shared } from '../../core/shared.ts'
import { isAccepted, onConsent } from '../../domain/consent/consent.ts'
import { completeCommerce, isCommerce, type TrackParams } from './commerce.ts'

/**
 * Sends an event to the page's data layer (TRACK-01) once the visitor has accepted; never after a refusal. An event
 * of the shop is pushed as Google Analytics 4 reads it: `{ ecommerce: null }`, then
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

/** An entry of the page's data layer. */
type Entry = Record<string, unknown>

/** Number of entries held before the visitor's choice; further ones replace the oldest. */
const mostHeld = 200

interface Held {
  entries: Entry[]
  stop: (() => void) | undefined
}

const held = (): Held => shared('track', () => ({ entries: [], stop: undefined }))

/** Returns an attribute of the page's `<flx-track>`, or its default. */
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

/**
 * Returns true if events may be sent, undefined before the visitor's choice. An empty purpose needs no consent: it is
 * for analytics that the law exempts.
 */
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

/**
 * Adds entries to the data layer if the visitor has accepted; holds them before the choice, drops them after a
 * refusal (TRACK-01).
 */
function pushEntries(entries: Entry[]): void {
  const { entries: all } = held()
  all.push(...entries)
  all.splice(0, all.length - mostHeld)
  applyConsent()
}
