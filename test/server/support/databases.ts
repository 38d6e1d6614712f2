import { after, describe } from 'node:test'
import type { Database } from '../../../demo/server/database.ts'
import type { RunningServer } from '../../../demo/server/start.ts'
import { startServer } from '../../../demo/server/testing.ts'
import { forSuite } from '../../support/for-suite.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { Visitor } from './visitor.ts'

export interface Shop {
  /** A newcomer. */
  visitor(): Visitor
  url(): string
  /** What the shop's back office would write. */
  db(): Database
  /** What it answers. */
  routes(): RunningServer['routes']
}

let postgres: Promise<TestPostgres> | undefined
let copies = 0

/** A PostgreSQL with a shop in it. */
async function startSeededPostgres(): Promise<TestPostgres> {
  const started = await startPostgres()
  const server = await startServer({ databaseUrl: await started.url('modele') })
  await server.close()
  return started
}

/** One PostgreSQL for all the tests of a process, and in it a copy of the shop for each suite. */
async function onPostgres(): Promise<RunningServer> {
  postgres ??= startSeededPostgres()
  return startServer({ databaseUrl: await (await postgres).url(`boutique_${++copies}`, 'modele') })
}

after(async () => {
  await (await postgres)?.stop()
})

/** Tests against a server over a real PostgreSQL; the journeys of `test/e2e` and the other tests are over PGlite. */
export function onPostgreSQL(title: string, tests: (shop: Shop) => void): void {
  describe(title, () => {
    const server = forSuite(onPostgres)
    tests({
      visitor: () => new Visitor(server.url),
      url: () => server.url,
      db: () => server.db,
      routes: () => server.routes,
    })
  })
}
