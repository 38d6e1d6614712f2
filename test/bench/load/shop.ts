import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../../server/support/postgres.ts'
import { countsStatements, type Statement, type Worked, watchStatements } from './statements.ts'

/** What the instances have spent since they were asked last. */
export interface Spent {
  /** Share of the time in which the event loop of an instance had work, the busiest one's. */
  utilization: number
  /** Milliseconds of processor of all instances. */
  cpu: number
  /** What PostgreSQL did; PGlite works in the process of its instance, and counts nothing. */
  database?: Worked
}

export interface Shop {
  name: string
  url: string
  spent(): Promise<Spent>
  /** What took PostgreSQL longest in all, where there is one. */
  longest(count: number): Promise<Statement[]>
  close(): Promise<void>
}

async function startInstance(
  databaseUrl?: string,
  passwords: 'cheap' | 'safe' = 'cheap',
): Promise<{ child: ChildProcess; url: string }> {
  const database = databaseUrl ? { DATABASE_URL: databaseUrl } : {}
  const env = { ...process.env, NODE_ENV: 'production', PASSWORDS: passwords, ...database }
  if (!databaseUrl) delete (env as Record<string, string | undefined>).DATABASE_URL
  const child = fork(join(import.meta.dirname, 'instance.ts'), { execArgv: ['--import', 'tsx'], env })
  const [{ url }] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('une instance ne démarre pas')
    }),
  ])) as [{ url: string }]
  return { child, url }
}

async function askSpent(children: ChildProcess[]): Promise<Spent> {
  const answers = children.map(async (child) => {
    const answer = once(child, 'message') as Promise<[Spent]>
    child.send('spent')
    return (await answer)[0]
  })
  const all = await Promise.all(answers)
  return {
    utilization: Math.max(...all.map(({ utilization }) => utilization)),
    cpu: all.reduce((sum, { cpu }) => sum + cpu, 0),
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  if (child.connected) child.disconnect()
  else child.kill()
  await Promise.race([ended, wait(10_000).then(() => child.kill('SIGKILL'))])
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  return port
}

async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return
    await wait(100)
  }
  throw new Error('le répartiteur n’écoute pas')
}

/** Whether Debian's `haproxy` is here. */
export function hasBalancer(): boolean {
  try {
    execFileSync('haproxy', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function startBalancer(urls: string[]): Promise<{ url: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'flx-balancer-'))
  const port = await freePort()
  const servers = urls.map((url, at) => `  server shop${at} ${new URL(url).host} maxconn 200`)
  const configuration = `defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
frontend visitors
  bind 127.0.0.1:${port}
  maxconn 500
  default_backend shops
backend shops
  balance leastconn
${servers.join('\n')}
`
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, configuration)
  const child = spawn('haproxy', ['-f', file, '-db'], { stdio: 'ignore' })
  await untilOpen(port)
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      await end(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The shop over PGlite, in one process with its database. */
export async function openAlone(): Promise<Shop> {
  const { child, url } = await startInstance()
  return {
    name: 'PGlite, une instance',
    url,
    spent: () => askSpent([child]),
    longest: async () => [],
    close: () => end(child),
  }
}

/**
 * The shop over a PostgreSQL of its own; several instances stand behind a balancer.
 *
 * @param passwords - Whether a password costs as much to try as in a shop that is open to strangers.
 */
export async function openOnPostgres(instances: number, passwords: 'cheap' | 'safe' = 'cheap'): Promise<Shop> {
  const postgres = await startPostgres(countsStatements)
  const databaseUrl = await postgres.url('charge')
  // The first one migrates and seeds.
  const started = [await startInstance(databaseUrl, passwords)]
  while (started.length < instances) started.push(await startInstance(databaseUrl, passwords))
  const children = started.map(({ child }) => child)
  const urls = started.map(({ url }) => url)
  const statements = await watchStatements(databaseUrl)
  // The seed is no visitor's.
  await statements.forget()
  const balancer = instances > 1 ? await startBalancer(urls) : undefined
  return {
    name: instances > 1 ? `PostgreSQL, ${instances} instances derrière HAProxy` : 'PostgreSQL, une instance',
    url: balancer?.url ?? urls[0] ?? '',
    spent: async () => ({ ...(await askSpent(children)), database: await statements.worked() }),
    longest: (count) => statements.longest(count),
    async close() {
      await statements.close()
      await balancer?.close()
      await Promise.all(children.map(end))
      await postgres.stop()
    },
  }
}
