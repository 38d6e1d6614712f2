import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { getMimeType } from 'hono/utils/mime'

/**
 * Returns the content type of a file. TypeScript types are read as text: `.ts` is otherwise the extension of a video.
 */
const typeOf = (name: string): string =>
  name.endsWith('.ts') ? 'text/plain; charset=utf-8' : (getMimeType(name) ?? 'application/octet-stream')

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

interface StaticFile {
  body: Uint8Array<ArrayBuffer>
  etag: string
}

type Encoding = 'br' | 'gzip' | 'identity'

/** Cache of the compressed files, by path, encoding, time and size; each instance builds its own. */
const prepared = new Map<string, Promise<StaticFile>>()

function encodingFor(c: Context, type: string): Encoding {
  const accepted = c.req.header('accept-encoding') ?? ''
  if (!COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type)) return 'identity'
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

async function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') {
    return brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  }
  return encoding === 'gzip' ? gzipped(content, { level: 9 }) : content
}

async function prepare(path: string, encoding: Encoding): Promise<StaticFile> {
  const content = await readFile(path)
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 16)
  return { body: new Uint8Array(await compress(content, encoding)), etag: `"${hash}-${encoding}"` }
}

async function open(path: string, encoding: Encoding): Promise<StaticFile | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) return undefined
  const key = `${path} ${encoding} ${found.mtimeMs} ${found.size}`
  const file = prepared.get(key) ?? prepare(path, encoding)
  prepared.set(key, file)
  return file
}

/** Returns a file of a folder, compressed as the browser accepts it; undefined when it does not exist. */
export async function serveFile(
  c: Context,
  folder: string,
  name: string,
  headers: Record<string, string>,
): Promise<Response | undefined> {
  const path = normalize(join(folder, name))
  if (!path.startsWith(join(folder, '/')) || path.includes('\0')) return undefined
  const type = typeOf(path)
  const encoding = encodingFor(c, type)
  const file = await open(path, encoding)
  if (!file) return undefined
  const common = { ...headers, ETag: file.etag, Vary: 'Accept-Encoding' }
  if (c.req.header('if-none-match') === file.etag) return new Response(null, { status: 304, headers: common })
  return new Response(file.body, {
    headers: {
      ...common,
      'Content-Type': type,
      'Content-Length': String(file.body.byteLength),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    },
  })
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

/**
 * Plays the CDN: serves the build to pages of any origin. Chunks have a hash in their name and never change; those of
 * the previous build stay available to pages opened before it was replaced.
 */
export function serveDist(folder: string): MiddlewareHandler {
  return async (c) => {
    const name = readable(c.req.path.replace(/^\/dist\//, ''))
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Timing-Allow-Origin': '*',
      'Cache-Control': name.startsWith('chunks/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    }
    const earlier = () => (name.startsWith('chunks/') ? serveFile(c, `${folder}-before`, name, headers) : undefined)
    const file = (await serveFile(c, folder, name, headers)) ?? (await earlier())
    return file ?? c.text('Fichier introuvable.', 404, headers)
  }
}
