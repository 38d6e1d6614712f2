import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

export interface Serving {
  /** `http://localhost:45123` */
  url: string
  /** The lines of its output. */
  lines: string[]
  /** Stops it as an author does, by Ctrl+C. @returns its exit code */
  close(): Promise<number | null>
}

const root = resolve(import.meta.dirname, '../..')
export const authorSite = resolve(root, 'test/fixtures/author-site')

/**
 * Starts the built `npx flx serve` on a free port, and waits until its shop is open. @throws its error output, if it
 * does not start
 */
export async function flxServe(folder: string, ...options: string[]): Promise<Serving> {
  const child = spawn(
    process.execPath,
    [resolve(root, 'dist/flx-cli.mjs'), 'serve', folder, '--port', '0', ...options],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const lines: string[] = []
  const complaints: string[] = []
  child.stderr.on('data', (chunk) => complaints.push(String(chunk)))
  const ended = once(child, 'exit')
  const ready = new Promise<string>((done) => {
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line)
      if (line.startsWith('La boutique est prête')) done(/http:\S+/.exec(lines.join('\n'))?.[0] ?? '')
    })
  })
  const started = await Promise.race([ready, ended.then(() => undefined)])
  if (!started) throw new Error(complaints.join(''))
  return {
    url: started,
    lines,
    async close() {
      child.kill('SIGINT')
      const [code] = (await ended) as [number | null]
      return code
    },
  }
}
