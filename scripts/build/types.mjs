import { execFile } from 'node:child_process'
import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const folder = 'dist/types'
const relativeImport = /(?:from |import\(|import )['"](\.[^'"]+)['"]/g
const withoutExtension = (path) => path.replace(/(\.d)?\.tsx?$/, '')

/** Every declaration file, by its path without extension. */
async function readDeclarations() {
  const files = new Map()
  for await (const name of glob('**/*.d.ts', { cwd: folder })) {
    const path = name.replaceAll('\\', '/')
    files.set(withoutExtension(path), { path, text: await readFile(join(folder, path), 'utf8') })
  }
  return files
}

const importsOf = (path, text) =>
  [...text.matchAll(relativeImport)].map(([, to]) => withoutExtension(normalize(join(dirname(path), to))))

function reachable(files, entries) {
  const found = new Set()
  const follow = (stem) => {
    const file = files.get(stem)
    if (!file || found.has(stem)) return
    found.add(stem)
    for (const next of importsOf(file.path, file.text)) follow(next)
  }
  for (const entry of entries) follow(entry)
  return found
}

/**
 * Writes the typed declarations of everything public into `dist/types`, entered by `flx.d.ts`: the functions, and what
 * adds itself to the DOM's own types (elements by tag, events by name). What these do not need is left out.
 */
export async function buildTypes() {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  try {
    await run(process.execPath, [tsc, '-p', 'tsconfig.build.json'])
  } catch (error) {
    throw new Error(`Les déclarations de types n’ont pas pu être écrites.\n${error.stdout || error.message}`)
  }
  const files = await readDeclarations()
  const global = [...files].filter(([, { text }]) => text.includes('declare global')).map(([stem]) => stem)
  const kept = reachable(files, ['elements/index', ...global])
  for (const [stem, { path }] of files) if (!kept.has(stem)) await rm(join(folder, path))
  const imports = global.sort().map((stem) => `import './${stem}.ts'`)
  await writeFile(join(folder, 'flx.d.ts'), `${imports.join('\n')}\nexport * from './elements/index.ts'\n`)
}
