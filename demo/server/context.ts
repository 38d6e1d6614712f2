import type { Hono } from 'hono'
import type { Passwords } from './accounts/password.ts'
import type { Budgets } from './accounts/tries.ts'
import type { Database } from './database.ts'
import type { Flash, FollowedLink } from './schema.ts'

/** What the routes need from outside. Nothing in it changes from one request to the next. */
export interface Services {
  db: Database
  /** What the CDN serves. */
  distDir: string
  /** Where files that visitors send are kept. */
  uploadsDir: string
  /** Hashes passwords, a few at a time. */
  passwords: Passwords
  /** How much may be tried. */
  budgets: Budgets
  /** What the bank signs its notices with. */
  bankSecret: string
  /** Whether cookies travel over TLS alone. */
  isSecure: boolean
  /** What a demonstration has, and a shop does not: accounts that anyone knows, messages shown on the machine. */
  demo: { accounts: boolean; outbox: boolean; bank: boolean }
  /** Address of the bank's page, which a payment's token ends; undefined: the simulated one. */
  bankUrl: string | undefined
  now(): Date
}

/** A visitor's session, as the database keeps it. */
export interface Session {
  tokenHash: string
  flash: Flash | null
  /** Who logged in; null for a visitor. */
  customerId: number | null
  /** What its page is known by; null until the first login or logout. */
  pageHash: string | null
  link: FollowedLink | null
}

export interface AppEnv {
  Variables: {
    /** Origin of the site, as the visitor knows it. */
    origin: string
    /** Address that asks. */
    client: string
    /** Nonce of this answer's scripts. */
    nonce: string
    /** The visitor's session, once it is known to exist. */
    session?: Session
  }
}

export type App = Hono<AppEnv>

/** A part of the site: adds its routes to the application. */
export type RouteModule = (app: App, services: Services) => void
