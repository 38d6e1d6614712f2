import { execFile } from 'node:child_process'
import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { promisify } from 'node:util'

/**
 * The TypeScript compiler: that of version 7, which is native and checks some three times as fast. Version 6 is
 * installed as well, for tools that need the compiler's JavaScript API, which version 7 does not have.
 */
export const compiler = 'node_modules/@typescript/native/bin/tsc'

const run = promisify(execFile)
const folder = 'dist/types'
const relativeImport = /(?:from |import\(|import )['"](\.[^'"]+)['"]/g
const withoutExtension = (path) => path.replace(/(\.d)?\.tsx?$/, '')

/** Returns every declaration file, by its path without extension. */
async function readDeclarations() {
  const files = new Map()
  for await (const name of glob('{elements,src}/**/*.d.ts', { cwd: folder })) {
    const path = name.replaceAll('\\', '/')
    files.set(withoutExtension(path), { path, text: await readFile(join(folder, path), 'utf8') })
  }
  return files
}

const importsOf = (path, text) =>
  [...text.matchAll(relativeImport)].map(([, to]) => withoutExtension(normalize(join(dirname(path), to))))

/**
 * Returns the files that the entries need, by path without extension. `missing` are files that could not be written.
 */
function reachable(files, entries) {
  const found = new Set()
  const missing = new Set()
  const follow = (stem) => {
    if (found.has(stem)) return
    found.add(stem)
    const file = files.get(stem)
    if (!file) missing.add(stem)
    else for (const next of importsOf(file.path, file.text)) follow(next)
  }
  for (const entry of entries) follow(entry)
  return { found, missing }
}

/**
 * Runs the compiler. @returns its messages. Errors are no failure here: internal files may have no valid declarations.
 */
async function compile() {
  try {
    await run(process.execPath, [compiler, '-p', 'tsconfig.build.json'])
    return ''
  } catch (error) {
    return error.stdout || error.message
  }
}

/**
 * Writes the declarations of the public API into `dist/types`, with `flx.d.ts` as the entry: the functions, and the
 * additions to the DOM's types (elements by tag, events by name). Files that these do not need are removed.
 */
export async function buildTypes() {
  const said = await compile()
  const files = await readDeclarations()
  const global = [...files].filter(([, { text }]) => text.includes('declare global')).map(([stem]) => stem)
  const elements = await Array.fromAsync(glob('elements/*.ts'), withoutExtension)
  const { found, missing } = reachable(files, [...elements, ...global])
  if (missing.size > 0) throw new Error(`Déclarations de types manquantes : ${[...missing].join(', ')}.\n${said}`)
  for (const [stem, { path }] of files) if (!found.has(stem)) await rm(join(folder, path))
  const imports = global.sort().map((stem) => `import './${stem}.ts'`)
  await writeFile(join(folder, 'flx.d.ts'), `${imports.join('\n')}\nexport * from './elements/index.ts'\n`)
}
