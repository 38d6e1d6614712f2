import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { FaultName } from './faults.ts'

/** A call that a visitor's page made. */
export interface Asked {
  title: string
  /** With its search. */
  path: string
  status: number | undefined
  fault: FaultName | undefined
  milliseconds: number
}

/** What the panel set for one browser, and what that one asked since. */
export interface Visitor {
  /** By the id of a call; `*` for those that have none of their own. */
  faults: Map<string, FaultName>
  /** The latest first. */
  asked: Asked[]
}

const cookie = 'flx_serve'
const mostAsked = 30

/** Browsers that came to the panel. A page that never did has no cookie of ours. */
export class Visitors {
  readonly #known = new Map<string, Visitor>()

  find(c: Context): Visitor | undefined {
    return this.#known.get(getCookie(c, cookie) ?? '')
  }

  /** The one who asks; their cookie is set with the answer. */
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
