import { readFileSync } from 'node:fs'
import commonjs from '@rollup/plugin-commonjs'
import json from '@rollup/plugin-json'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import typescript from '@rollup/plugin-typescript'
import { minify } from '@swc/core'
import { defines } from './scripts/defines.mjs'
import { chunkOf } from './scripts/rollup/chunks.mjs'
import { cssText } from './scripts/rollup/css-text.mjs'
import { fileTable, hashLength, inputs } from './scripts/rollup/file-table.mjs'

const files = fileTable()
const mapVersion = JSON.parse(readFileSync('node_modules/maplibre-gl/package.json', 'utf8')).version

/** Types are stripped file by file: `tsc --noEmit` checks them, as a step of its own. */
const stripTypes = {
  noEmit: false,
  // The plugin would want a folder for what it made of scripts.
  allowJs: false,
  noCheck: true,
  noResolve: true,
  allowImportingTsExtensions: false,
  rewriteRelativeImportExtensions: false,
  types: [],
  lib: ['ES2023'],
  sourceMap: true,
  inlineSources: true,
}

const compile = typescript({
  compilerOptions: stripTypes,
  include: ['src/**/*.ts', 'src/**/*.tsx', 'elements/**/*.ts'],
})
let isCompiled = false
/** Compiles all files at the first of the builds below, and gives them to each: the plugin would do it anew, 3 s a build. */
const compileOnce = {
  ...compile,
  buildStart(options) {
    if (!isCompiled) compile.buildStart.call(this, options)
    isCompiled = true
  },
}

const chunkName = `chunks/[name]-[hash:${hashLength}].js`

const plugins = [
  cssText(),
  replace({ preventAssignment: true, values: defines('production') }),
  // MapLibre is given the whole address of its worker; Turbopack stops where one is made of this and of what it cannot read.
  replace({ preventAssignment: true, include: /maplibre-gl/, values: { 'import.meta.url': 'document.baseURI' } }),
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  commonjs({ include: /\/node_modules\// }),
  json(),
  compileOnce,
]

const minified = {
  name: 'minified',
  renderChunk: (code) =>
    minify(code, { ecma: 2022, module: true, compress: { passes: 2 }, mangle: true, sourceMap: true }),
}
const output = {
  dir: 'dist',
  format: 'es',
  sourcemap: true,
  generatedCode: 'es2015',
  entryFileNames: '[name].js',
  plugins: [minified],
}

/** A map runs this beside the page, from an address that its code makes: the name is that of its version. */
const worker = {
  input: { [`chunks/maplibre-worker-${mapVersion}`]: 'maplibre-gl/dist/maplibre-gl-worker.mjs' },
  // It comes bundled: all of it is used.
  treeshake: false,
  output,
  plugins: [nodeResolve()],
}
/** What the loader fetches, and what these files share. */
const chunks = {
  input: inputs,
  preserveEntrySignatures: 'allow-extension',
  output: {
    ...output,
    entryFileNames: chunkName,
    chunkFileNames: chunkName,
    manualChunks: chunkOf(),
    onlyExplicitManualChunks: true,
  },
  plugins: [files.record, ...plugins],
}
/** The script of a page. */
const loader = {
  input: { flx: 'elements/index.ts' },
  output,
  plugins: [files.write, ...plugins],
}
/** The same for bundlers, which follow an import where its address is written out. */
const bundled = {
  input: { 'flx.module': 'elements/index.ts' },
  external: files.isFile,
  output: { ...output, paths: files.addressOf },
  plugins,
}
/** What stands for it where pages are drawn ahead, without a browser. */
const server = { input: { 'flx.server': 'src/core/server.ts' }, output, plugins }

/** The map library, and the rules of the diagnosis. */
const isBeside = (id) => /[\\/](?:access|maplibre)-(?!worker)[\w-]+\.js$/.test(id)

/**
 * The address of what lies beside a classic script, in full: browsers take one of another origin that is loaded without
 * `crossorigin` for a script of no address, beside which lies nothing.
 */
const besideScript = {
  name: 'beside-script',
  renderDynamicImport: ({ targetModuleId }) =>
    isBeside(targetModuleId ?? '') ? { left: 'import(new URL(', right: ', flxFile).href)' } : null,
}

/** Reads a built file with its source map, so that the map of the result refers to the sources. */
const withMaps = {
  name: 'with-maps',
  load(path) {
    const code = readFileSync(path, 'utf8').replace(/\/\/# sourceMappingURL=\S+\s*$/, '')
    return { code, map: JSON.parse(readFileSync(`${path}.map`, 'utf8')) }
  },
}

/** Everything else in one classic script, for pages that cannot use modules: made of what was built above. */
const all = {
  input: 'dist/flx.module.js',
  external: isBeside,
  // What is unused was removed when these files were built.
  treeshake: false,
  output: {
    file: 'dist/flx.all.js',
    format: 'iife',
    sourcemap: true,
    inlineDynamicImports: true,
    // A classic script may run before the page is read; what it does waits for that, as a module does. What the page's own
    // scripts say meanwhile by `flx.configure` is kept where the configuration is (`src/core/shared.ts`).
    banner: `(run=>{
const page=globalThis
page.flx??={configure(values){const registry=page[Symbol.for('flx')]??={};Object.assign((registry.config??={given:{}}).given,values)}}
const file=document.currentScript?.src??document.baseURI
const start=()=>run(file)
document.readyState==='loading'?document.addEventListener('DOMContentLoaded',start):start()
})(flxFile=>{`,
    footer: '})',
  },
  plugins: [withMaps, besideScript],
}

export default [worker, chunks, loader, bundled, server, all]
