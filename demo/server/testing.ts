import { join, resolve } from 'node:path'
import { type RunningServer, start } from './start.ts'

const cache = resolve(import.meta.dirname, '../../.cache')

/** A seeded server on a free port, over an embedded database in memory unless told otherwise. Close it after. */
export function startServer(
  options: { port?: number; databaseUrl?: string; dataDir?: string; distDir?: string; now?: () => Date } = {},
): Promise<RunningServer> {
  return start({ port: 0, dataDir: 'memory://', mediaDir: join(cache, 'media'), ...options })
}
