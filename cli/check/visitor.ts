import { parseSetCookie } from 'set-cookie-parser'
import { Unread } from './fault.ts'

/** The response of an address. */
export interface Answer {
  /** The requested address. */
  asked: string
  /** The address after redirections. */
  address: string
  status: number
  /** The `Content-Type`; empty if there is none. */
  type: string
  headers: Headers
  body: Uint8Array<ArrayBuffer>
  text: string
}

/** A request to send. */
export interface Question {
  address: string
  /** The form-encoded body. With it, the request is a POST. */
  body?: URLSearchParams
  /** True for a call as the library makes it from a script. */
  isCall?: boolean
  /** True for a script file: from any origin, without the visitor's cookies. */
  isFile?: boolean
}

/** A cookie that the site has set. */
export interface SetCookie {
  name: string
  value: string
  httpOnly: boolean
  secure: boolean
  /** In lower case; empty if not specified. */
  sameSite: string
  /** The address whose response set it. */
  from: string
}

export interface VisitorLimits {
  /** The largest number of requests, redirections included. */
  questions: number
  /** The largest size of one response, in bytes. */
  bytes: number
  /** Timeout of a whole response, in milliseconds. */
  timeout: number
}

const usualLimits: VisitorLimits = { questions: 60, bytes: 8_000_000, timeout: 15_000 }

const mostHops = 5
const megabytes = (bytes: number): string => String(bytes / 1_000_000).replace('.', ',')

/** Returns why there was no response, as text. */
function whyUnread(error: unknown, timeout: number): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string; message?: string } }
  if (name === 'TimeoutError') return `pas de réponse entière en ${String(timeout / 1000).replace('.', ',')} s`
  const code = cause?.code ?? ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'ce nom de domaine est inconnu'
  if (code === 'ECONNREFUSED') return 'rien n’écoute à cette adresse'
  if (/CERT|TLS|SSL|SELF_SIGNED|ALTNAME/.test(code)) return `son certificat n’est pas admis (${code})`
  return `la connexion s’est coupée${code ? ` (${code})` : ''}`
}

/**
 * A visitor without a browser. It keeps the cookies of one site, sends a limited number of requests, and none to
 * another origin, except for script files.
 */
export class Visitor {
  readonly origin: string
  /** Each request that was sent: `POST https://…`. */
  readonly sent: string[] = []
  /** Each cookie that was set. */
  readonly cookies: SetCookie[] = []
  readonly #limits: VisitorLimits
  readonly #kept = new Map<string, string>()

  /** True if the visitor was created with the cookies of an existing session. */
  readonly isGiven: boolean

  /** @param cookies - The cookies it starts with, by name. */
  constructor(origin: string, limits: Partial<VisitorLimits> = {}, cookies: Iterable<[string, string]> = []) {
    this.origin = origin
    this.#limits = { ...usualLimits, ...limits }
    for (const [name, value] of cookies) this.#kept.set(name, value)
    this.isGiven = this.#kept.size > 0
  }

  /** Returns another visitor of the site, which shares the limit of requests. */
  #other(cookies: Iterable<[string, string]>): Visitor {
    const other = new Visitor(this.origin, this.#limits, cookies)
    // The shared list of requests makes the limit common to both.
    Object.defineProperty(other, 'sent', { value: this.sent })
    return other
  }

  /** Returns a visitor whose cookies have values that the server never set. */
  withDeadSession(): Visitor {
    return this.#other([...this.#kept.keys()].map((name) => [name, 'session-finie']))
  }

  /** Returns a visitor without cookies. */
  withoutCookies(): Visitor {
    return this.#other([])
  }

  /** True if the visitor has a cookie of the site. */
  get hasCookies(): boolean {
    return this.#kept.size > 0
  }

  /** Sends a request and follows its redirections. @throws {Unread} if there is no complete response. */
  async ask(question: Question): Promise<Answer> {
    let { address, body } = question
    for (let hop = 0; hop <= mostHops; hop++) {
      if (!question.isFile && new URL(address).origin !== this.origin) {
        throw new Unread(`${question.address} mène à une autre origine, ${address} : elle n’est pas suivie`)
      }
      const response = await this.#send(address, { ...question, body })
      const location = response.headers.get('Location')
      if (response.status < 300 || response.status >= 400 || response.status === 304 || !location) {
        return this.#read(response, question.address, address)
      }
      await response.body?.cancel()
      if (!URL.canParse(location, address))
        throw new Unread(`${address} renvoie à « ${location} », qui n’est pas une adresse`)
      address = new URL(location, address).href
      if (response.status !== 307 && response.status !== 308) body = undefined
    }
    throw new Unread(`${question.address} renvoie sans fin d’une adresse à l’autre (plus de ${mostHops} fois)`)
  }

  async #send(address: string, { body, isCall, isFile }: Question): Promise<Response> {
    const method = body ? 'POST' : 'GET'
    if (this.sent.length >= this.#limits.questions) {
      throw new Unread(`${address} : le nombre de demandes est limité à ${this.#limits.questions}`)
    }
    this.sent.push(`${method} ${address}`)
    const headers = new Headers({ 'User-Agent': 'flx-check', 'Accept-Encoding': 'gzip, deflate, br' })
    headers.set('Accept', isCall ? 'application/json, text/html;q=0.9' : isFile ? '*/*' : 'text/html')
    if (isCall) headers.set('X-Requested-With', 'XMLHttpRequest')
    if (body || isFile) headers.set('Origin', this.origin)
    if (body) headers.set('Content-Type', 'application/x-www-form-urlencoded;charset=UTF-8')
    if (!isFile) {
      headers.set('Sec-Fetch-Site', 'same-origin')
      if (this.#kept.size > 0)
        headers.set('Cookie', [...this.#kept].map(([name, value]) => `${name}=${value}`).join('; '))
    }
    try {
      const signal = AbortSignal.timeout(this.#limits.timeout)
      const response = await fetch(address, {
        method,
        headers,
        redirect: 'manual',
        signal,
        body: body?.toString() ?? null,
      })
      if (!isFile) this.#keep(response, address)
      return response
    } catch (error) {
      throw new Unread(`${address} : ${whyUnread(error, this.#limits.timeout)}`)
    }
  }

  #keep(response: Response, from: string): void {
    for (const { name, value, httpOnly, secure, sameSite, maxAge } of parseSetCookie(response.headers.getSetCookie(), {
      decodeValues: false,
    })) {
      if (maxAge !== undefined && maxAge <= 0) this.#kept.delete(name)
      else this.#kept.set(name, value)
      this.cookies.push({
        ...{ name, value, from, httpOnly: httpOnly ?? false, secure: secure ?? false },
        sameSite: (sameSite ?? '').toLowerCase(),
      })
    }
  }

  async #read(response: Response, asked: string, address: string): Promise<Answer> {
    const parts: Uint8Array[] = []
    let size = 0
    try {
      for await (const part of response.body ?? []) {
        size += part.length
        if (size > this.#limits.bytes) break
        parts.push(part)
      }
    } catch (error) {
      throw new Unread(`${address} : ${whyUnread(error, this.#limits.timeout)}`)
    }
    if (size > this.#limits.bytes) {
      throw new Unread(`${address} : la réponse n’en finit pas (plus de ${megabytes(this.#limits.bytes)} Mo)`)
    }
    const body = new Uint8Array(Buffer.concat(parts))
    const { status, headers } = response
    const type = headers.get('Content-Type') ?? ''
    return { asked, address, status, type, headers, body, text: decode(body, type) }
  }
}

/** Decodes a response by the charset of its type, as the library does, and removes a byte order mark. */
function decode(body: Uint8Array, type: string): string {
  try {
    return new TextDecoder(/charset="?([\w-]+)/i.exec(type)?.[1]).decode(body)
  } catch {
    return new TextDecoder().decode(body)
  }
}
