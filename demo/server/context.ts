import type { Hono } from 'hono'
import type { Database } from './database.ts'
import type { Session } from './sessions.ts'

/** What the routes need from outside. Nothing in it changes from one request to the next. */
export interface Services {
  db: Database
  /** Where drawn images are kept. */
  mediaDir: string
  /** What the CDN serves. */
  distDir: string
  now(): Date
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
