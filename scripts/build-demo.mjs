import { readFile } from 'node:fs/promises'
import { build, context } from 'esbuild'
import { frenchSpaces } from './rollup/french-spaces.mjs'
import { root } from './setup.mjs'
import { siteDist, siteOptions } from './site-build.mjs'

/** The texts of the elements are spaced as those that ship. */
const spaced = {
  name: 'french-spaces',
  setup({ onLoad }) {
    const { transform } = frenchSpaces()
    onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => {
      const code = transform(await readFile(path, 'utf8'))?.code
      return code && { contents: code, loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}

const isWatched = process.argv.includes('--watch')
const folder = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? siteDist

/** Builds the elements for the demonstration in seconds, unminified; with `--watch`, again at each change. */
const options = { ...(await siteOptions()), absWorkingDir: root, outdir: folder, plugins: [spaced] }
if (isWatched) await (await context(options)).watch()
else await build(options)
