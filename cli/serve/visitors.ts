import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { FaultName } from './faults.ts'

/** A call that a visitor's page made, as the panel lists it. */
export interface Asked {
  title: string
  /** The path with its query. */
  path: string
  status: number | undefined
  fault: FaultName | undefined
  milliseconds: number
}

/** The faults set in the panel for one browser, and the calls it has made since. */
export interface Visitor {
  /** The fault of each call, by its id; `*` applies to calls without a fault of their own. */
  faults: Map<string, FaultName>
  /** The calls, the latest first. */
  asked: Asked[]
}

const cookie = 'flx_serve'
const mostAsked = 30

/** The browsers that have opened the panel. A browser that never did gets no cookie from us. */
export class Visitors {
  readonly #known = new Map<string, Visitor>()

  find(c: Context): Visitor | undefined {
    return this.#known.get(getCookie(c, cookie) ?? '')
  }

  /** Returns the visitor of a request. A new one gets a cookie with the response. */
  ensure(c: Context): Visitor {
    const found = this.find(c)
    if (found) return found
    const token = randomBytes(16).toString('base64url')
    const visitor: Visitor = { faults: new Map(), asked: [] }
    this.#known.set(token, visitor)
    setCookie(c, cookie, token, { httpOnly: true, sameSite: 'Lax', path: '/' })
    return visitor
  }
}

export function note(visitor: Visitor, asked: Asked): void {
  visitor.asked.unshift(asked)
  visitor.asked.length = Math.min(visitor.asked.length, mostAsked)
}
