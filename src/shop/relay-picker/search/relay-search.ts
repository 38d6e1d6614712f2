import { isDocument } from '../../../core/html/is-document.ts'
import { createLatest } from '../../../core/http/latest.ts'
import { isAborted, RequestError, visitorMessage } from '../../../core/http/request-error.ts'
import { atom, type PrimitiveAtom, store } from '../../../core/store.ts'
import type { RelaySearch as Found, RelayCity, RelayPoint } from '../../../domain/relay/relay-point.ts'
import { findCities, findPoints, SearchRefusal } from '../relay-picker-api.ts'
import { pickerTexts } from '../relay-picker-messages.ts'

/** The state of a search. Results stay until newer ones arrive. */
export interface RelaySearchState extends Found {
  /** As typed, without spaces. */
  postalCode: string
  /** The postal code whose communes are shown. */
  searched: string
  /** The commune whose points are shown. */
  city: RelayCity | null
  busy: boolean
  /** Why the last request failed. */
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

/** Returns the digits of a postal code as it is pasted: « 75 001 », « F-75001 ». */
function cleanPostalCode(text: string): string {
  return text.replace(/\D/g, '')
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
    const { postalCode } = this.state
    if (!isPostalCode(postalCode)) this.#set({ mistake: pickerTexts('five-digits') })
    else await this.#findCities(postalCode)
  }

  /** Searches as if this had been typed; with `city`, shows its points at once. */
  async search(postalCode: string, city = ''): Promise<void> {
    this.#set({ postalCode: cleanPostalCode(postalCode), mistake: '' })
    const code = this.state.postalCode
    if (city && isPostalCode(code)) await this.chooseCity({ name: city, postalCode: code })
    else await this.submit()
  }

  /** Shows the points of a commune. */
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

  /** Repeats the request that failed. */
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
      const problem = error instanceof SearchRefusal ? error.message : visitorMessage(error)
      this.#asked = ''
      const needsPlainForms = error instanceof RequestError && error.kind === 'wrong-kind' && isFragment(error.body)
      this.#set({ busy: false, problem, needsPlainForms })
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
