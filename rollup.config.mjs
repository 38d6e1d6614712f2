import { readFileSync } from 'node:fs'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import typescript from '@rollup/plugin-typescript'
import { chunkAddresses } from './scripts/rollup/chunk-addresses.mjs'
import { cssText } from './scripts/rollup/css-text.mjs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const index = 'elements/index.ts'

const plugins = [
  cssText(),
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': '"production"', __FLX_VERSION__: JSON.stringify(version) },
  }),
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  commonjs(),
  typescript({
    compilerOptions: { noEmit: false, sourceMap: true, inlineSources: true, declaration: false },
    include: ['src/**', 'elements/**'],
  }),
]
const minify = terser({ module: true, compress: { passes: 2 }, format: { comments: false } })
const output = { dir: 'dist', format: 'es', sourcemap: true, generatedCode: 'es2015', plugins: [minify] }

const chunks = chunkAddresses(index)

/** One file per element, what they share in files of their own, then the loader that knows their addresses. */
const modules = {
  input: chunks.inputs(),
  output: { ...output, entryFileNames: 'chunks/[name]-[hash].js', chunkFileNames: 'chunks/[name]-[hash].js' },
  plugins: [...plugins, chunks.record()],
}
const loader = {
  input: { flx: index },
  output: { ...output, entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
  plugins: [chunks.rewrite(), ...plugins],
}
/** Everything in one classic file, for pages that cannot use modules. */
const all = {
  input: { 'flx.all': index },
  output: { ...output, format: 'iife', name: 'flxModule', entryFileNames: '[name].js', inlineDynamicImports: true },
  plugins,
}

export default [modules, loader, all]
