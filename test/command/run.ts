import { execFile } from 'node:child_process'
import { resolve } from 'node:path'

/** How a command ended. */
export interface Ended {
  status: number
  said: string
  complained: string
}

/** The command as it ships. */
export const command = resolve(import.meta.dirname, '../../dist/flx-cli.mjs')

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

/** The rules that a run says are not kept, in its order. */
export const rulesIn = ({ said }: Ended): string[] =>
  [...said.matchAll(/^(?:Erreur|À vérifier) · ([\w-]+)/gm)].map(([, rule = '']) => rule)
