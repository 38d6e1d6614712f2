import { readFileSync } from 'node:fs'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import typescript from '@rollup/plugin-typescript'
import { chunkAddresses, fingerprint } from './scripts/rollup/chunk-addresses.mjs'
import { cssText } from './scripts/rollup/css-text.mjs'
import { leanKy } from './scripts/rollup/lean-ky.mjs'
import { minify } from './scripts/rollup/minify.mjs'
import { noEval } from './scripts/rollup/no-eval.mjs'
import { pastContent } from './scripts/rollup/past-content.mjs'
import { chunkOf, sharedChunks } from './scripts/rollup/shared-chunks.mjs'
import { sharedImports } from './scripts/rollup/shared-imports.mjs'
import { sideEffectsOf } from './scripts/rollup/side-effects-of.mjs'
import { tameLibraries } from './scripts/rollup/tame-libraries.mjs'
import { valibotParts } from './scripts/rollup/valibot-parts.mjs'
import { wholeAddresses } from './scripts/rollup/whole-addresses.mjs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const index = 'elements/index.ts'
const build = fingerprint()

/** Types are stripped file by file: `tsc --noEmit` checks them, as a step of its own. */
const strip = {
  noEmit: false,
  noCheck: true,
  noResolve: true,
  allowImportingTsExtensions: false,
  rewriteRelativeImportExtensions: false,
  types: [],
  lib: ['ES2023'],
  sourceMap: true,
  inlineSources: true,
  declaration: false,
}
const chunks = chunkAddresses(index)
const shared = sharedImports(chunks)

const plugins = () => [
  cssText(),
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': '"production"',
      __FLX_VERSION__: JSON.stringify(version),
      __FLX_BUILD__: JSON.stringify(build),
      __FLX_TAGS__: JSON.stringify([...chunks.elements.values()].map((name) => `flx-${name}`)),
      ...shared.values,
    },
  }),
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  tameLibraries(),
  leanKy(),
  commonjs(),
  typescript({ compilerOptions: strip, include: ['src/**', 'elements/**'] }),
  valibotParts(),
  pastContent(),
]
const esm = {
  dir: 'dist',
  format: 'es',
  sourcemap: true,
  generatedCode: 'es2015',
  // The loader finds what is shared by its name.
  chunkFileNames: ({ name }) =>
    `chunks/[name]-${sharedChunks.includes(name) || name === 'maplibre' ? build : '[hash]'}.js`,
  plugins: [
    minify(
      true,
      ({ name }) => name === 'flx',
      ({ name }) => name === chunks.start.name,
    ),
  ],
}

/** What a map runs beside the page: a file of its own, which is never part of another. */
const mapWorker = { 'maplibre-worker': 'maplibre-gl/dist/maplibre-gl-worker.mjs' }
const isMapCode = (id) => /[\\/]ui[\\/]map[\\/]maplibre\.ts$/.test(id)

/** One file per element, what they share in files of their own, then the loader that knows their addresses. */
const modules = {
  input: { ...chunks.inputs(), ...mapWorker },
  preserveEntrySignatures: 'allow-extension',
  output: { ...esm, entryFileNames: `chunks/[name]-${build}.js`, manualChunks: chunkOf(chunks) },
  plugins: [noEval(), wholeAddresses(), shared.record, ...plugins()],
}
const loader = {
  input: { flx: index },
  output: { ...esm, entryFileNames: '[name].js' },
  plugins: [chunks.rewrite(shared.bitsOf), ...plugins()],
}
/** The loader for bundlers, which follow an import where its address is written out; it shares the chunks. */
const bundled = {
  input: { 'flx.module': index },
  external: (id) => chunks.isInput(id),
  output: { ...esm, entryFileNames: '[name].js', paths: (id) => `./chunks/${chunks.nameOf(id)}-${build}.js` },
  plugins: [chunks.spellOut(), ...plugins()],
}
/** What stands for it where pages are drawn ahead, without a browser. */
const server = {
  input: { 'flx.server': 'src/core/server.ts' },
  output: { ...esm, entryFileNames: '[name].js' },
  plugins: plugins(),
}
/** A classic script may run before the page is read; what it does waits for that, as a module does. */
const onceRead = {
  banner: `(run=>document.readyState==='loading'?document.addEventListener('DOMContentLoaded',run):run())(()=>{`,
  footer: '})',
}

/** Everything but the map library in one classic file, for pages that cannot use modules. */
const all = {
  input: 'flx.all',
  external: isMapCode,
  output: {
    file: 'dist/flx.all.js',
    format: 'iife',
    sourcemap: true,
    generatedCode: 'es2015',
    inlineDynamicImports: true,
    paths: (id) => (isMapCode(id) ? `./chunks/maplibre-${build}.js` : id),
    ...onceRead,
    plugins: [minify(false)],
  },
  plugins: [sideEffectsOf('flx.all', index), chunks.spellOut(), ...plugins()],
}

export default [modules, loader, bundled, server, all]
