import type { Request, Route } from 'playwright-core'
import type { SitePage } from './site.ts'

/**
 * How one request fails: `unsent` never reaches the server; for `lost`, only the answer is lost, with its cookies;
 * `failed`, `page` and `cut` reach it, and are answered with a status 500, a proxy's page, or half of the answer.
 */
export type Fault = 'unsent' | 'lost' | 'failed' | 'page' | 'cut'

/** How the network treats all requests. */
export interface Manners {
  /** Delays answers by a random time, from this seed. */
  seed?: number
  /** True to send each request to the server twice, and return the second answer. */
  twice?: boolean
  /** True to hold an answer until that of a later request, if there is one. */
  backwards?: boolean
}

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** The addresses of the services of the cart, and of forms. */
export const services = { cart: '**/boutique/panier/*.php', forms: '**/modules/formulaire/*.php' }
const mostDelay = 250
const errorPage = '<!doctype html><html lang="fr"><title>Erreur</title><h1>Une erreur est survenue</h1></html>'

/** Returns a generator of numbers from 0 to 1 that depend only on the seed (Mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

/** Sends a request to the server itself. The browser only gets the answer's cookies if it gets the answer. */
async function forward(route: Route): Promise<Answer> {
  const request = route.request()
  const url = request.url()
  const cookies = await request.frame().page().context().cookies(url)
  const headers = {
    ...request.headers(),
    origin: new URL(url).origin,
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  }
  const body = request.postDataBuffer()
  const response = await fetch(url, {
    method: request.method(),
    headers,
    body: body && new Uint8Array(body),
    redirect: 'manual',
  })
  const cookie = response.headers.getSetCookie().join('\n')
  return {
    status: response.status,
    headers: { 'content-type': response.headers.get('content-type') ?? '', ...(cookie && { 'set-cookie': cookie }) },
    body: Buffer.from(await response.arrayBuffer()),
  }
}

function spoil({ status, headers, body }: Answer, fault: Fault): Answer {
  const { 'content-type': type = '' } = headers
  if (fault === 'failed') return { status: 500, headers: { 'content-type': type }, body: Buffer.from('') }
  if (fault === 'page') return { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from(errorPage) }
  return {
    status,
    headers: { 'content-type': type },
    body: body.subarray(0, type.includes('json') ? body.length / 2 : 0),
  }
}

/** Returns the action of a cart request, the step of a form that is checked, or else the service. */
function actionOf(request: Request): string {
  const form = new URLSearchParams(request.postData() ?? '')
  const service = new URL(request.url()).pathname.split('/').at(-1) ?? ''
  const action = form.get('action') ?? form.get('panierv3[action]') ?? form.get('verif[etape]')
  return action ?? (service === 'add_item.php' ? 'add_item' : service)
}

/** An unreliable network between a page and services of the real server. */
export class RoughNetwork {
  #faults: Fault[] = []
  #victim = ''
  #manners: Manners = {}
  #random = random(0)
  #asked = 0
  #given = 0
  /** The action of each request, in order. */
  readonly actions: string[] = []

  static async before(page: SitePage, calls = services.cart): Promise<RoughNetwork> {
    const network = new RoughNetwork()
    // What the browser and the elements say of the faults.
    page.provoked = /^console: /
    await page.route(calls, (route) => network.#carry(route))
    return network
  }

  /** Makes the next requests of an action fail in these ways, one after the other. All other requests succeed. */
  suffer(action: string, ...faults: Fault[]): void {
    this.#victim = action
    this.#faults = faults
  }

  /** Returns the number of faults that have not occurred yet. */
  pending(): number {
    return this.#faults.length
  }

  /** Waits until at most `count` faults have not occurred yet. */
  async reaches(count: number): Promise<void> {
    for (let looks = 0; this.pending() > count && looks < 200; looks++) await wait(50)
  }

  /** Treats all requests in this way from now on. */
  behave(manners: Manners): void {
    this.#manners = manners
    this.#random = random(manners.seed ?? 0)
  }

  async #carry(route: Route): Promise<void> {
    const { seed, twice, backwards } = this.#manners
    const turn = ++this.#asked
    const action = actionOf(route.request())
    this.actions.push(action)
    const fault = action === this.#victim ? this.#faults.shift() : undefined
    if (fault === 'unsent') return route.abort('connectionfailed')
    let answer = await forward(route)
    if (twice) answer = await forward(route)
    if (seed !== undefined) await wait(this.#random() * mostDelay)
    if (backwards) await this.#letOvertake(turn)
    this.#given = Math.max(this.#given, turn)
    if (fault === 'lost') return route.abort('connectionreset')
    // The page may have been closed meanwhile.
    await route.fulfill(fault ? spoil(answer, fault) : answer).catch(() => {})
  }

  /** Waits for the answer of a later request, and briefly for such a request. */
  async #letOvertake(turn: number): Promise<void> {
    for (let looks = 0; this.#given < turn && looks < (this.#asked > turn ? 60 : 4); looks++) await wait(50)
  }
}
