import { type OpenedDatabase, openDatabase } from './database.ts'
import { seededSnapshot } from './seeded-snapshot.ts'
import { type RunningServer, type StartOptions, start } from './start.ts'

/** Tests log in hundreds of times, so they use a cheap hash. */
const passwordCost = 2 ** 8

/** Wide rate limits, since all the visitors of a test share one address. */
const budgets = { address: 10_000, account: 10_000, all: 10_000, codes: 10_000, sessions: 10_000, holds: 10_000 }

let snapshot: Promise<Blob> | undefined

/** Returns the snapshot that each database in memory starts from, read once per process. */
function snapshotOnce(): Promise<Blob> {
  snapshot ??= seededSnapshot(passwordCost)
  return snapshot
}

/** Opens a seeded database in memory, without a server. Close it after use. */
export async function openSeededDatabase(): Promise<OpenedDatabase> {
  return openDatabase({ dataDir: 'memory://', snapshot: await snapshotOnce() })
}

/** Starts a seeded server on a free port, with a database in memory unless told otherwise. Close it after use. */
export async function startServer(options: Partial<StartOptions> = {}): Promise<RunningServer> {
  const inMemory = !options.databaseUrl && !options.dataDir
  const begun = inMemory ? { snapshot: await snapshotOnce() } : {}
  return start({ port: 0, dataDir: 'memory://', passwordCost, budgets, ...begun, ...options })
}
