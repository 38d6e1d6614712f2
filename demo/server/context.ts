import type { Hono } from 'hono'
import type { Database } from './database.ts'
import type { Flash } from './schema.ts'

/** What the routes need from outside. Nothing in it changes from one request to the next. */
export interface Services {
  db: Database
  /** What the CDN serves. */
  distDir: string
  /** Where files that visitors send are kept. */
  uploadsDir: string
  /** What hashing a password costs: scrypt's N. */
  passwordCost: number
  now(): Date
}

/** A visitor's session, as the database keeps it. */
export interface Session {
  tokenHash: string
  flash: Flash | null
  /** Who logged in; null for a visitor. */
  customerId: number | null
}

export interface AppEnv {
  Variables: {
    /** Nonce of this answer's scripts. */
    nonce: string
    /** The visitor's session, once it is known to exist. */
    session?: Session
  }
}

export type App = Hono<AppEnv>

/** A part of the site: adds its routes to the application. */
export type RouteModule = (app: App, services: Services) => void
