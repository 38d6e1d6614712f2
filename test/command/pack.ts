import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
export const root = resolve(import.meta.dirname, '../..')

/** Packs what ships as `npm publish` would, and unpacks it in `folder`, under `package`. @returns the paths that it holds */
export async function unpackIn(folder: string): Promise<string[]> {
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: root,
  })
  const [packed] = JSON.parse(stdout) as { filename: string; files: { path: string }[] }[]
  if (!packed) throw new Error(stdout)
  await run('tar', ['-xzf', join(folder, packed.filename), '-C', folder])
  return packed.files.map(({ path }) => path)
}
