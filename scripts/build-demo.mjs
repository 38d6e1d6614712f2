import { build, context } from 'esbuild'
import { root } from './setup.mjs'
import { siteDist, siteOptions } from './site-build.mjs'

const isWatched = process.argv.includes('--watch')
const folder = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? siteDist

/** Builds the elements for the demonstration in seconds, unminified; with `--watch`, again at each change. */
const options = { ...siteOptions(), absWorkingDir: root, outdir: folder }
if (isWatched) await (await context(options)).watch()
else await build(options)
