import type { Hono } from 'hono'
import type { Passwords } from './accounts/password.ts'
import type { Budgets } from './accounts/tries.ts'
import type { Database } from './database.ts'
import type { Flash, FollowedLink } from './schema.ts'

/** The services that routes use. They stay the same from one request to the next. */
export interface Services {
  db: Database
  /** Folder of the files that the CDN serves. */
  distDir: string
  /** Folder in which uploaded files are kept. */
  uploadsDir: string
  /** Hashes passwords, a few at a time. */
  passwords: Passwords
  /** Rate limits: how many tries are allowed. */
  budgets: Budgets
  /** Secret that the bank signs its notices with. */
  bankSecret: string
  /** True when cookies are sent over TLS only. */
  isSecure: boolean
  /**
   * Features of a demonstration that a real shop has not: well-known accounts, messages shown on the machine, a
   * simulated bank.
   */
  demo: { accounts: boolean; outbox: boolean; bank: boolean }
  /** Address of the bank's page, completed by a payment's token; undefined for the simulated bank. */
  bankUrl: string | undefined
  now(): Date
}

/** A visitor's session, as stored in the database. */
export interface Session {
  tokenHash: string
  flash: Flash | null
  /** Customer who is logged in; null for a visitor. */
  customerId: number | null
  /** Hash by which the session's pages know it; null until the first login or logout. */
  pageHash: string | null
  link: FollowedLink | null
}

export interface AppEnv {
  Variables: {
    /** Origin of the site, as the visitor knows it. */
    origin: string
    /** Address of the client that makes the request. */
    client: string
    /** Nonce of the scripts in this response. */
    nonce: string
    /** The visitor's session, once it has been read. */
    session?: Session
  }
}

export type App = Hono<AppEnv>

/** Adds the routes of one part of the site to the application. */
export type RouteModule = (app: App, services: Services) => void
