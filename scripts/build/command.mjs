import { chmod, cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { defines } from '../defines.mjs'

/** Folder of the shop of `flx serve`. It is beside `dist`, because no CDN needs it. */
const shop = 'serve'
const place = `${shop}/demo/server`

/** The files that the shop reads at run time, at the same paths as in the project: `demo/server/root.ts`. */
const read = [
  'demo/server/migrations/*.sql',
  'demo/server/migrations/meta/_journal.json',
  'demo/server/seed/tables/*.tsv',
  'demo/media/fonts/*',
  'demo/media/objet/*-480.webp',
  'demo/media/photo/*-480.webp',
  'demo/site/scripts/*.js',
  'demo/site/styles/*.css',
  'elements/places.css',
  'demo/site/logo.svg',
  'demo/site/fixtures/*.css',
  'src/**/*.css',
]

/** Folder of the files that come from packages. */
const files = 'files'
const fonts = ['400Regular/SourceSans3_400Regular.ttf', '600SemiBold/SourceSans3_600SemiBold.ttf']

const options = {
  bundle: true,
  minify: true,
  sourcemap: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  charset: 'utf8',
  jsx: 'automatic',
  loader: { '.css': 'text' },
  logLevel: 'error',
  define: defines('production'),
}
const withRequire =
  "import { createRequire as flxRequire } from 'node:module'; const require = flxRequire(import.meta.url);"

/** Keeps the server out of the command's file, which imports it only when needed. */
const serverApart = {
  name: 'server-apart',
  setup(build) {
    build.onResolve({ filter: /\/serve\/serve\.ts$/ }, () => ({ path: `../${place}/serve.mjs`, external: true }))
  },
}

/** Builds the shop. @returns its files that come from packages, seen from `dist`, with the paths of the sources in each */
async function buildShop() {
  await rm(shop, { recursive: true, force: true })
  const { metafile } = await build({
    ...options,
    entryPoints: ['cli/serve/serve.ts', 'cli/serve/shop-thread.ts'],
    outdir: place,
    outExtension: { '.js': '.mjs' },
    sourcemap: false,
    metafile: true,
    // Without the native library that resizes pictures, the shop refuses uploaded ones as unreadable.
    external: ['@electric-sql/pglite', 'sharp'],
    banner: {
      js: `${withRequire} import { dirname as flxDirname } from 'node:path'; import { fileURLToPath as flxPath } from 'node:url'; const flxFolder = flxDirname(flxPath(import.meta.url)); const flxResolve = (name) => new URL('../../${files}/' + name.split('/').at(-1), import.meta.url).href;`,
    },
    define: { ...options.define, 'import.meta.dirname': 'flxFolder', 'import.meta.resolve': 'flxResolve' },
  })
  const sources = Object.fromEntries(
    Object.entries(metafile.outputs).map(([file, { inputs }]) => [
      `../${file}`,
      Object.keys(inputs).filter((path) => inputs[path].bytesInOutput > 0),
    ]),
  )
  for await (const path of glob(read)) {
    await mkdir(join(shop, dirname(path)), { recursive: true })
    await cp(path, join(shop, path))
  }
  await mkdir(join(shop, files))
  for (const font of fonts) {
    const source = import.meta.resolve(`@expo-google-fonts/source-sans-3/${font}`)
    await cp(fileURLToPath(source), join(shop, files, basename(font)))
    sources[`../${shop}/${files}/${basename(font)}`] = [source]
  }
  const source = import.meta.resolve('codes-postaux/codes-postaux.json')
  const towns = JSON.parse(await readFile(fileURLToPath(source), 'utf8'))
  const rows = towns.map(({ nomCommune, codePostal }) => ({ nomCommune, codePostal }))
  await writeFile(join(shop, files, 'codes-postaux.json'), JSON.stringify(rows))
  sources[`../${shop}/${files}/codes-postaux.json`] = [source]
  return sources
}

/**
 * Writes the command of the package: `dist/flx-cli.mjs`, a single file that Node runs without other packages, and its
 * shop in `serve/`, which needs the embedded database.
 *
 * @returns what `buildShop` returns
 */
export async function buildCommand() {
  const outfile = 'dist/flx-cli.mjs'
  const [sources] = await Promise.all([
    buildShop(),
    build({
      ...options,
      outfile,
      entryPoints: ['cli/flx.ts'],
      banner: { js: `#!/usr/bin/env node\n${withRequire}` },
      plugins: [serverApart],
    }),
  ])
  await chmod(outfile, 0o755)
  return sources
}
