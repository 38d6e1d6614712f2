import * as v from 'valibot'
import { endpoint } from '../../core/config.ts'
import { childJson } from '../../core/element/codecs.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { parseFragment } from '../../core/html/gate.ts'
import { isDocument } from '../../core/html/is-document.ts'
import { decodeTexts, plainText } from '../../core/html/plain-text.ts'
import { createLatest } from '../../core/http/latest.ts'
import type { Reply } from '../../core/http/reply.ts'
import { isAborted, Refusal, RequestError, visitorMessage } from '../../core/http/request-error.ts'
import { send } from '../../core/http/send.ts'
import { checkData } from '../../core/http/send-json.ts'
import { atom, type PrimitiveAtom, store } from '../../core/store.ts'
import { wirePostalCode, wireStatus, wireText } from '../../core/wire-values.ts'
import { stepInAddress } from '../../domain/cart/cart-step.ts'
import { chosenRelay, relayCity, relayPoint } from '../../domain/relay/relay-contract.ts'
import type { RelaySearch as FoundRelays, RelayCity, RelayPoint } from '../../domain/relay/relay-point.ts'
import { pickerTexts } from './relay-picker-messages.ts'

/** The state of a search. Results stay until newer ones arrive. */
export interface RelaySearchState extends FoundRelays {
  postalCode: string
  /** The postal code whose communes are shown. */
  searched: string
  /** The commune whose points are shown. */
  city: RelayCity | null
  busy: boolean
  problem: string
  /** Why the typed postal code is invalid. */
  mistake: string
  /** True if the server answered with HTML without data for the picker: the plain forms can show it. */
  needsPlainForms: boolean
}

const nothing: RelaySearchState = {
  postalCode: '',
  searched: '',
  cities: null,
  points: null,
  city: null,
  busy: false,
  problem: '',
  mistake: '',
  needsPlainForms: false,
}

const isPostalCode = (text: string): boolean => /^\d{5}$/.test(text)

/** Returns true if HTML could be a cart's, rather than empty or an error page. */
const isFragment = (html: string): boolean => html.trim() !== '' && !isDocument(html)

/** Returns the digits of a postal code as it is pasted: « 75 001 », « F-75001 », « 12 rue de la Paix, 75002 Paris ». */
function cleanPostalCode(text: string): string {
  return /(?<!\d)\d{5}(?!\d)/.exec(text)?.[0] ?? text.replace(/\D/g, '')
}

/**
 * The search of relay points (RELAY-01): a postal code, its communes, the points of one. A newer request replaces the
 * last.
 */
export class RelaySearch {
  readonly stateAtom: PrimitiveAtom<RelaySearchState>
  #latest = createLatest()
  #asked = ''
  #again: () => Promise<void> = async () => {}

  constructor(start: Partial<RelaySearchState> = {}) {
    this.stateAtom = atom({ ...nothing, ...start })
  }

  get state(): RelaySearchState {
    return store.get(this.stateAtom)
  }

  /** Reads the text typed or pasted; exactly five digits start the search, once. */
  type(text: string): void {
    const postalCode = cleanPostalCode(text)
    this.#set({ postalCode, mistake: '' })
    if (isPostalCode(postalCode)) {
      if (postalCode !== this.#asked) void this.#findCities(postalCode)
      return
    }
    this.#asked = ''
    this.#latest.abort()
    this.#set({ busy: false })
  }

  /** Searches for the typed postal code, again if need be, or says why it is invalid. */
  async submit(): Promise<void> {
    const { postalCode, busy } = this.state
    if (!isPostalCode(postalCode)) this.#set({ mistake: pickerTexts('five-digits') })
    else if (!busy || postalCode !== this.#asked) await this.#findCities(postalCode)
  }

  /** Searches as if this had been typed; with `city`, shows its points at once. */
  async search(postalCode: string, city = ''): Promise<void> {
    this.#set({ postalCode: cleanPostalCode(postalCode), mistake: '' })
    const code = this.state.postalCode
    if (city && isPostalCode(code)) await this.chooseCity({ name: city, postalCode: code })
    else await this.submit()
  }

  async chooseCity(city: RelayCity): Promise<void> {
    this.#asked = city.postalCode
    await this.#run(async (signal) => {
      const points = await findPoints(city, signal)
      return { points, city, searched: city.postalCode }
    })
  }

  /** Shows the results of another search: that of the cart's own forms. */
  update(found: Partial<RelaySearchState>): void {
    this.#latest.abort()
    this.#set({ ...found, busy: false, problem: '', mistake: '' })
  }

  retry(): Promise<void> {
    return this.#again()
  }

  stop(): void {
    this.#asked = ''
    this.#latest.abort()
    this.#set({ busy: false })
  }

  async #findCities(postalCode: string): Promise<void> {
    this.#asked = postalCode
    await this.#run(async (signal) => {
      const { cities, points } = await findCities(postalCode, signal)
      const [city] = cities ?? []
      const found = { cities, searched: postalCode, city: null, points: null }
      if (!city || cities?.length !== 1) return found
      return { ...found, city, points: points ?? (await findPoints(city, signal)) }
    })
  }

  async #run(task: (signal: AbortSignal) => Promise<Partial<RelaySearchState>>): Promise<void> {
    this.#again = () => this.#run(task)
    this.#set({ busy: true, mistake: '' })
    try {
      const found = await this.#latest.run(task)
      this.#set({ ...found, busy: false, problem: '', needsPlainForms: false })
    } catch (error) {
      if (isAborted(error)) return
      this.#asked = ''
      const needsPlainForms = error instanceof RequestError && error.kind === 'wrong-kind' && isFragment(error.body)
      this.#set({ busy: false, problem: visitorMessage(error), needsPlainForms })
    }
  }

  #set(change: Partial<RelaySearchState>): void {
    store.set(this.stateAtom, (before) => ({ ...before, ...change }))
  }
}

/** Returns true if a map can show the point. Some carriers write 0 for an unknown position. */
export function isOnMap({ latitude, longitude }: RelayPoint): boolean {
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return false
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}

/** Returns the data of an answer; from HTML, the JSON that it holds for the picker. */
function dataOf(reply: Reply): unknown {
  if (reply.type === 'json') return reply.data
  const { address } = reply
  const json = parseFragment(reply.html).querySelector(jsonOfPicker)?.textContent
  if (!json?.trim()) {
    const detail = `du HTML est venu sans ${jsonOfPicker}`
    throw new RequestError('wrong-kind', { address, status: 200, detail, body: reply.html })
  }
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw new RequestError('invalid', { address, status: 200, detail: `${jsonOfPicker} n’est pas du JSON`, cause })
  }
}

/**
 * Returns true if an answer is about a search: a list, a message, or `ok` alone, which means that nothing was found.
 */
const saysSomething = (data: object, { status, error_msg }: RelayStart): boolean =>
  'villes' in data || 'relais_liste' in data || error_msg !== '' || status !== ''

/** Sends a search and returns its result; ignores what the answer says about the cart. */
async function ask(fields: Record<string, string>, signal: AbortSignal): Promise<RelayStart> {
  const address = endpoint('ajax/modules/boutique/panier/traitement.php')
  const body = new URLSearchParams({ ...fields, etape: stepInAddress() })
  const reply = await send({ address, body, signal })
  const data = dataOf(reply)
  const found = checkData(
    relayData,
    decodeTexts(data, (key) => key === 'error_msg'),
    reply.address,
  )
  if (reply.type === 'json' && !saysSomething(data as object, found)) {
    const detail = 'villes, relais_liste ou status attendu, rien de cela n’est venu'
    throw new RequestError('invalid', { address: reply.address, status: 200, detail })
  }
  const isRefused = found.status === 'refused' || (reply.type === 'html' && found.error_msg !== '')
  if (isRefused) throw new Refusal(plainText(found.error_msg))
  return found
}

/**
 * Fetches the communes of a postal code of five digits, and the points of the only one if the server returns them at
 * once.
 *
 * @throws {RequestError} of kind `wrong-kind` for HTML without data for the picker, and {Refusal}.
 */
async function findCities(postalCode: string, signal: AbortSignal): Promise<FoundRelays> {
  const { villes, relais_liste } = await ask({ action: 'searchVille', value: postalCode }, signal)
  return { cities: villes ?? [], points: relais_liste }
}

/**
 * Fetches the relay points of a commune, in the carrier's order.
 *
 * @throws {RequestError} and {Refusal}.
 */
async function findPoints({ name, postalCode }: RelayCity, signal: AbortSignal): Promise<RelayPoint[]> {
  const fields = { action: 'refreshRelais', value: '', code_postal: postalCode, ville: name }
  return (await ask(fields, signal)).relais_liste ?? []
}

/** The data of a relay point choice: in the page at first, then in the answers of the cart, and in HTML answers. */
export const relayData = v.object({
  status: wireStatus,
  error_msg: wireText,
  relais: v.nullish(chosenRelay, null),
  code_postal: wirePostalCode,
  ville: wireText,
  villes: v.nullish(v.array(relayCity), null),
  relais_liste: v.nullish(v.array(relayPoint), null),
  style: v.optional(v.record(v.string(), v.unknown())),
})

export type RelayStart = v.InferOutput<typeof relayData>

/** Matches the picker's JSON in an HTML answer. */
const jsonOfPicker = 'flx-relay-picker > script[type="application/json"]'

/** Returns the property `data`, else the element's JSON. Logs a warning if it is invalid, and ignores it. */
export function readStart(host: FlxElement, data: unknown): RelayStart {
  const read = v.safeParse(relayData, data ?? childJson(host))
  if (read.success) return read.output
  const [issue] = read.issues
  console.warn(`flx : ${openingTag(host)} : le JSON ne dit pas ce qu’il faut (${issue.message}).`)
  return v.parse(relayData, {})
}
