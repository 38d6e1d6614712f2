import { join } from 'node:path'
import { build } from 'esbuild'
import type { Answer } from './page.ts'

const pages = join(import.meta.dirname, '..', 'pages')
const made = new Map<string, Promise<Answer>>()

async function make(file: string): Promise<Answer> {
  const { outputFiles } = await build({
    entryPoints: [join(pages, file)],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return { type: 'text/javascript', body: outputFiles[0]?.contents ?? '' }
}

/** Code of a peer that has no file for browsers: one file of `pages/`, as a site's build would make it. */
export function bundled(file: string): Promise<Answer> {
  const found = made.get(file) ?? make(file)
  made.set(file, found)
  return found
}
