import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { mock } from 'node:test'
import { pathToFileURL } from 'node:url'
import type { CheckOptions } from '../../cli/check/check-site.ts'

/** How a command ended. */
export interface Ended {
  status: number
  said: string
  complained: string
}

/** The command as it ships. */
const command = resolve(import.meta.dirname, '../../dist/flx-cli.mjs')

/** Runs `flx` with these words. */
export const flx = (...words: string[]): Promise<Ended> => flxWith({}, ...words)

/** The same, with more in its environment. */
export function flxWith(more: Record<string, string>, ...words: string[]): Promise<Ended> {
  return new Promise((done) => {
    const env = { ...process.env, ...more }
    execFile(process.execPath, [command, ...words], { env }, (error, said, complained) => {
      done({ status: error ? Number(error.code) : 0, said, complained })
    })
  })
}

const root = resolve(import.meta.dirname, '../..')

/** What the build writes in, and a console that says what the report says. */
function asBuilt(): void {
  const names = globSync('elements/*.ts', { cwd: root }).map((file) => `flx-${basename(file, '.ts')}`)
  const tags = names.filter((tag) => tag !== 'flx-index')
  Object.assign(globalThis, { __FLX_TAGS__: tags, __FLX_VERSION__: '0.0.0-test' })
  mock.method(console, 'warn', () => {})
}

/** Reads a page as the command does, in this process: to start another for each of a hundred sites takes minutes. */
export async function checkHere(address: string, options: Omit<CheckOptions, 'address' | 'manifest'> = {}) {
  asBuilt()
  const { checkSite } = await import('../../cli/check/check-site.ts')
  const { textReport } = await import('../../cli/check/reports/text.ts')
  const manifest = pathToFileURL(resolve(root, 'dist/custom-elements.json'))
  const report = await checkSite({ ...options, address, manifest })
  return { rules: report.faults.map(({ rule }) => rule), said: textReport(report) }
}

/** The rules that a run says are not kept, in its order. */
export const rulesIn = ({ said }: Ended): string[] =>
  [...said.matchAll(/^(?:Erreur|À vérifier) · ([\w-]+)/gm)].map(([, rule = '']) => rule)
