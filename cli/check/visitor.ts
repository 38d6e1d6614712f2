import { parseSetCookie } from 'set-cookie-parser'
import { Unread } from './unread.ts'

/** What came from an address. */
export interface Answer {
  /** What was asked. */
  asked: string
  /** Where redirections led. */
  address: string
  status: number
  /** Of `Content-Type`; empty where there is none. */
  type: string
  headers: Headers
  body: Uint8Array<ArrayBuffer>
  text: string
}

/** What is asked of an address. */
export interface Question {
  address: string
  /** Form-encoded; with it the question is a POST. */
  body?: URLSearchParams
  /** Asked by a script of the page, as the library does. */
  isCall?: boolean
  /** A file of a script: of any origin, without the visitor's cookies. */
  isFile?: boolean
}

/** A cookie as the site set it. */
export interface SetCookie {
  name: string
  value: string
  httpOnly: boolean
  secure: boolean
  /** Lower case; empty where it is not said. */
  sameSite: string
  /** The address whose answer set it. */
  from: string
}

export interface VisitorLimits {
  /** How many questions may be sent in all, redirections included. */
  questions: number
  /** Of one answer, in bytes. */
  bytes: number
  /** Until the whole answer must be there, in milliseconds. */
  timeout: number
}

const usualLimits: VisitorLimits = { questions: 60, bytes: 8_000_000, timeout: 15_000 }

const mostHops = 5
const megabytes = (bytes: number): string => String(bytes / 1_000_000).replace('.', ',')

/** Why nothing came, in words. */
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
 * A visitor without a browser: keeps the cookies of one site, sends a bounded number of questions, and none to another
 * origin but for the script's files.
 */
export class Visitor {
  readonly origin: string
  /** Each question that was sent: `POST https://…`. */
  readonly sent: string[] = []
  /** Each cookie that was set. */
  readonly cookies: SetCookie[] = []
  readonly #limits: VisitorLimits
  readonly #kept = new Map<string, string>()

  /** Whether it comes with a session that somebody else began. */
  readonly isGiven: boolean

  /** @param cookies - Those that it comes with, by name. */
  constructor(origin: string, limits: Partial<VisitorLimits> = {}, cookies: Iterable<[string, string]> = []) {
    this.origin = origin
    this.#limits = { ...usualLimits, ...limits }
    for (const [name, value] of cookies) this.#kept.set(name, value)
    this.isGiven = this.#kept.size > 0
  }

  /** Another visitor of the site, who shares what may be sent. */
  #other(cookies: Iterable<[string, string]>): Visitor {
    const other = new Visitor(this.origin, this.#limits, cookies)
    // One list, one bound.
    Object.defineProperty(other, 'sent', { value: this.sent })
    return other
  }

  /** One whose cookies have values that the server never gave. */
  withDeadSession(): Visitor {
    return this.#other([...this.#kept.keys()].map((name) => [name, 'session-finie']))
  }

  /** One who has just come. */
  withoutCookies(): Visitor {
    return this.#other([])
  }

  /** Whether the site has set a cookie that is still kept. */
  get hasCookies(): boolean {
    return this.#kept.size > 0
  }

  /** @throws {Unread} where no whole answer came. */
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

/** As the library decodes an answer, by what its type says; a byte order mark is no part of it. */
function decode(body: Uint8Array, type: string): string {
  try {
    return new TextDecoder(/charset="?([\w-]+)/i.exec(type)?.[1]).decode(body)
  } catch {
    return new TextDecoder().decode(body)
  }
}
