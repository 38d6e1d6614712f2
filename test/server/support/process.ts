import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

export interface Ended {
  code: number | null
  out: string
  error: string
}

/** Runs a file of the server as a process of its own. `line`: the first thing that it says. */
export function run(
  file: string,
  env: Record<string, string>,
  args: string[] = [],
): { child: ChildProcess; ended: Promise<Ended>; line: Promise<string> } {
  const child = spawn(process.execPath, ['--import', 'tsx', `demo/server/${file}`, ...args], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, error] = ['', '']
  const line = new Promise<string>((done) => {
    child.stdout?.on('data', (part: Buffer) => {
      out += part
      if (out.includes('\n')) done(out)
    })
  })
  child.stderr?.on('data', (part: Buffer) => {
    error += part
  })
  const ended = new Promise<Ended>((done) => child.on('exit', (code) => done({ code, out, error })))
  return { child, ended, line }
}

export interface MainProcess {
  url: string
  /** Sends a signal; resolves once the process has ended. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<Ended>
}

/** The server as `npm start` runs it, on a free port. */
export async function startMain(env: Record<string, string>): Promise<MainProcess> {
  const { child, ended, line } = run('main.ts', { PORT: '0', ...env })
  const first = await Promise.race([line, ended.then(({ error }) => Promise.reject(new Error(error)))])
  return {
    url: /http:\S+/.exec(first)?.[0] ?? '',
    stop(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}
