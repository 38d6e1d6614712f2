import { after, before, describe } from 'node:test'
import type { Database } from '../../../demo/server/database.ts'
import type { RunningServer } from '../../../demo/server/start.ts'
import { startServer } from '../../../demo/server/testing.ts'
import { startPostgres } from './postgres.ts'
import { Visitor } from './visitor.ts'

export interface Shop {
  /** A newcomer. */
  visitor(): Visitor
  url(): string
  /** What the shop's back office would write. */
  db(): Database
}

const stops: (() => Promise<void>)[] = []

async function onPglite(): Promise<RunningServer> {
  const server = await startServer()
  stops.push(() => server.close())
  return server
}

async function onPostgres(): Promise<RunningServer> {
  const postgres = await startPostgres()
  const server = await startServer({ databaseUrl: await postgres.url('boutique') })
  stops.push(async () => {
    await server.close()
    await postgres.stop()
  })
  return server
}

const starts = { PGlite: onPglite, PostgreSQL: onPostgres }
const started = new Map<keyof typeof starts, Promise<RunningServer>>()

/** One server of each kind for all the tests of a process: their visitors never meet. */
function serverOn(kind: keyof typeof starts): Promise<RunningServer> {
  const server = started.get(kind) ?? starts[kind]()
  started.set(kind, server)
  return server
}

after(async () => {
  for (const stop of stops) await stop()
})

/** The same tests against a server over PGlite and over a real PostgreSQL. */
export function onEachDatabase(title: string, tests: (shop: Shop) => void): void {
  for (const kind of ['PGlite', 'PostgreSQL'] as const) {
    describe(`${title}, ${kind}`, () => {
      let server: RunningServer
      before(async () => {
        server = await serverOn(kind)
      })
      tests({ visitor: () => new Visitor(server.url), url: () => server.url, db: () => server.db })
    })
  }
}
