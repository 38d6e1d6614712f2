import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { is, sql } from 'drizzle-orm'
import { type PgDatabase, type PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { errorCode, StartFailure } from './failure.ts'
import { root } from './root.ts'
import * as schema from './schema.ts'

/** The shop's database: the same queries over PGlite and over PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** A transaction, or the database itself. */
export type Connection = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

export interface OpenedDatabase {
  db: Database
  close(): Promise<void>
}

export const migrationsFolder = join(root, 'demo/server/migrations')

/**
 * Time limits of the database, in milliseconds, shorter than a page waits for its response (15 s). Waiting for a lock
 * ends first, and a transaction that the server left open is ended by PostgreSQL.
 */
const waits = { statement_timeout: 10_000, lock_timeout: 5000, idle_in_transaction_session_timeout: 15_000 }

/** Key of the lock shared by all instances: the first one creates the tables, the others wait. */
const migrationLock = 4173_2026

async function openPglite(dataDir: string, snapshot?: Blob): Promise<OpenedDatabase> {
  const inMemory = dataDir === 'memory://'
  const client = inMemory ? new PGlite({ loadDataDir: snapshot }) : new PGlite(join(dataDir, 'base'))
  try {
    await client.waitReady
    const db = drizzlePglite(client, { schema })
    await migratePglite(db, { migrationsFolder })
    return { db, close: () => client.close() }
  } catch (error) {
    throw new StartFailure(
      `La base embarquée du dossier ${dataDir} ne s’ouvre pas (${errorCode(error) ?? String(error)}) : « npm run reset » repart de zéro.`,
      { cause: error },
    )
  }
}

/** Returns the host and database of an address, without its password, to be shown. */
export function shownAddress(url: string): string {
  try {
    const parsed = new URL(url)
    return `${parsed.host}${parsed.pathname}`
  } catch {
    return 'adresse illisible'
  }
}

function unreachable(url: string, cause: unknown): StartFailure {
  return new StartFailure(
    `La base de DATABASE_URL ne répond pas (${shownAddress(url)}, ${errorCode(cause) ?? 'erreur inconnue'}) : vérifiez l’adresse, le compte et que le serveur PostgreSQL est démarré.`,
    { cause },
  )
}

function refusedTables(url: string, cause: unknown): StartFailure {
  return new StartFailure(
    `Les tables de la boutique ne se créent pas dans la base de DATABASE_URL (${shownAddress(url)}, ${errorCode(cause) ?? 'erreur inconnue'}) : vérifiez que le compte en a le droit et que la base ne contient pas d’autres tables.`,
    { cause },
  )
}

async function openPostgres(url: string): Promise<OpenedDatabase> {
  const quiet = { onnotice: () => {}, connect_timeout: 5 }
  try {
    const single = postgres(url, { ...quiet, max: 1 })
    try {
      const db = drizzlePostgres(single)
      await db.execute(sql`select pg_advisory_lock(${migrationLock})`)
      await migratePostgres(db, { migrationsFolder }).catch((error) => {
        throw refusedTables(url, error)
      })
    } finally {
      await single.end({ timeout: 1 })
    }
    const client = postgres(url, { ...quiet, max: 10, connection: waits })
    return { db: drizzlePostgres(client, { schema }), close: () => client.end({ timeout: 2 }) }
  } catch (error) {
    throw error instanceof StartFailure ? error : unreachable(url, error)
  }
}

/**
 * Opens the database, and creates its tables when they are missing.
 * @param options.databaseUrl a PostgreSQL address; without one, PGlite in `dataDir` (`memory://` keeps nothing, and may
 * start from a snapshot).
 * @throws StartFailure when it cannot be reached or opened, or refuses the tables.
 */
export function openDatabase(options: {
  databaseUrl?: string
  dataDir: string
  snapshot?: Blob
}): Promise<OpenedDatabase> {
  const { databaseUrl, dataDir, snapshot } = options
  return databaseUrl ? openPostgres(databaseUrl) : openPglite(dataDir, snapshot)
}

/** Drops every table of the shop. @throws StartFailure when the server cannot be reached. */
export async function emptyDatabase(url: string): Promise<void> {
  const client = postgres(url, { onnotice: () => {}, connect_timeout: 5, max: 1 })
  try {
    const db = drizzlePostgres(client)
    for (const table of Object.values(schema)) {
      if (is(table, PgTable)) await db.execute(sql`drop table if exists ${table} cascade`)
    }
    await db.execute(sql`drop table if exists drizzle.__drizzle_migrations`)
  } catch (error) {
    throw unreachable(url, error)
  } finally {
    await client.end({ timeout: 1 })
  }
}
