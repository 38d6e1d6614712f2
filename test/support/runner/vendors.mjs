import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { build } from 'esbuild'

const root = resolve(import.meta.dirname, '../../..')
const require = createRequire(import.meta.url)
// What is read here, to know its exports, is what the tests run.
process.env.NODE_ENV = 'production'

/** Large packages that many test files need: compiled into each of them they would be most of the run's bytes. */
const commonJs = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-dom/server']
const modules = ['@open-wc/testing', 'maplibre-gl']
const vendors = [...commonJs, ...modules]

const addressOf = (name) => `/test/.vendors/${name.replaceAll('/', '_')}.js`

/** Names a package's exports one by one where these are a CommonJS object, which `export *` cannot see into. */
function reexport(name) {
  if (modules.includes(name)) return `export * from '${name}'`
  return `import all from '${name}'; export default all; export const { ${Object.keys(require(name)).join(', ')} } = all`
}

/** Leaves these packages out of a bundle, which imports them from their address. */
export const toVendors = {
  name: 'to-vendors',
  setup({ onResolve }) {
    onResolve({ filter: new RegExp(`^(${vendors.join('|')})$`) }, ({ path }) => ({
      path: addressOf(path),
      external: true,
    }))
  },
}

/** @returns what each address of a package gives, and of what they share */
export async function bundleVendors() {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: vendors.map((name) => ({ in: `vendor:${name}`, out: name.replaceAll('/', '_') })),
    plugins: [
      {
        name: 'vendor',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^vendor:/ }, ({ path }) => ({ path: path.slice('vendor:'.length), namespace: 'vendor' }))
          onLoad({ filter: /./, namespace: 'vendor' }, ({ path }) => ({ contents: reexport(path), resolveDir: root }))
        },
      },
    ],
    bundle: true,
    splitting: true,
    write: false,
    outdir: 'test/.vendors',
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  return new Map(outputFiles.map(({ path, text }) => [path.slice(root.length).replaceAll('\\', '/'), text]))
}
