import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { installDependencies } from '../../scripts/setup.mjs'

const root = resolve(import.meta.dirname, '../..')

/** @returns a folder with the project's files, those that are not committed yet too, and the packages of this one. */
export function makeClone(): string {
  // Else npm start in the clone would put an installation of its own in the place of the link.
  installDependencies()
  const folder = mkdtempSync(join(tmpdir(), 'flx-newcomer-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  const paths = listed.toString().split('\0').filter(Boolean)
  for (const path of new Set(paths)) {
    if (existsSync(join(root, path))) cpSync(join(root, path), join(folder, path))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

export const removeClone = (folder: string): void => rmSync(folder, { recursive: true, force: true })

const listen = async (port: number): Promise<number> => {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

export const freePort = (): Promise<number> => listen(0)

/** @throws where something listens to it. */
export const assertFree = (port: number): Promise<number> => listen(port)

export interface Command {
  /** The address of the shop, once it is told; empty where the command ends before. */
  url: Promise<string>
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  /** All that it has said. */
  said(): string
  /** A signal to npm alone. */
  kill(signal: NodeJS.Signals): void
  /** Ctrl-C: the terminal tells all that runs in it. */
  interrupt(): void
  /** Waits until neither it nor anything that it has begun is there. */
  gone(): Promise<void>
  /** Ends what is left of it. */
  clear(): void
}

/** What another run of npm has set for its own project is nothing to this one. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|FLX_|NODE_|DATA_DIR|DIST_DIR|DATABASE_URL)/i.test(name)),
  )

/** Runs `npm start`, say, in a folder, as the leader of a group of processes. */
export function npm(folder: string, args: string[], port: number): Command {
  const child = spawn('npm', args, {
    cwd: folder,
    env: { ...environment(), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const group = -(child.pid ?? Number.NaN)
  let said = ''
  let tell: (url: string) => void = () => {}
  const url = new Promise<string>((resolve) => {
    tell = resolve
  })
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (part: Buffer) => {
      said += part
      const [, address] = /^Guide : (\S+)\/guide$/m.exec(said) ?? []
      if (address) tell(address)
    })
  }
  const ended = once(child, 'close').then(([code, signal]) => {
    tell('')
    return { code, signal }
  })
  const isThere = (): boolean => {
    try {
      return process.kill(group, 0)
    } catch {
      return false
    }
  }
  return {
    url,
    ended,
    said: () => said,
    kill: (signal) => child.kill(signal),
    interrupt: () => process.kill(group, 'SIGINT'),
    async gone() {
      for (let looks = 0; looks < 200 && isThere(); looks++) await wait(100)
      if (isThere()) throw new Error(`something is left of npm ${args.join(' ')}`)
    },
    clear() {
      if (isThere()) process.kill(group, 'SIGKILL')
    },
  }
}
