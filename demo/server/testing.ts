import { type OpenedDatabase, openDatabase } from './database.ts'
import { seededSnapshot } from './seeded-snapshot.ts'
import { type RunningServer, type StartOptions, start } from './start.ts'

/** Tests log in hundreds of times: hashes that are cheap to try are enough for them. */
const passwordCost = 2 ** 8

/** All the visitors of a test come from one address. */
const budgets = { address: 10_000, account: 10_000, all: 10_000, codes: 10_000, sessions: 10_000, holds: 10_000 }

let snapshot: Promise<Blob> | undefined

/** What each database in memory begins with: read once in a process. */
function snapshotOnce(): Promise<Blob> {
  snapshot ??= seededSnapshot(passwordCost)
  return snapshot
}

/** A seeded database in memory, without a server. Close it after. */
export async function openSeededDatabase(): Promise<OpenedDatabase> {
  return openDatabase({ dataDir: 'memory://', snapshot: await snapshotOnce() })
}

/** A seeded server on a free port, over an embedded database in memory unless told otherwise. Close it after. */
export async function startServer(options: Partial<StartOptions> = {}): Promise<RunningServer> {
  const inMemory = !options.databaseUrl && !options.dataDir
  const begun = inMemory ? { snapshot: await snapshotOnce() } : {}
  return start({ port: 0, dataDir: 'memory://', passwordCost, budgets, ...begun, ...options })
}
