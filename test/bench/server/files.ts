import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A body as it travels, in each way a browser may take it. */
export type Encoded = Record<Encoding, Buffer>

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const kept = new Map<string, Promise<Encoded>>()

export const typeOf = (path: string) => types[extname(path)] ?? 'application/octet-stream'

/** Compressed as hard as a CDN does it once for all. */
export async function encode(content: Buffer): Promise<Encoded> {
  const [br, gz] = await Promise.all([brotli(content), gzipped(content, { level: 9 })])
  return { br, gzip: gz, identity: content }
}

/** A file of a folder, compressed once; nothing where it is not. */
export async function encodedFile(folder: string, name: string): Promise<Encoded | undefined> {
  const path = normalize(join(folder, name))
  if (!path.startsWith(join(folder, '/'))) return undefined
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) return undefined
  const key = `${path} ${found.mtimeMs}`
  const file = kept.get(key) ?? readFile(path).then(encode)
  kept.set(key, file)
  return file
}
