import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'

/** What is asked of a server, and what it answers to. */
export interface Asking {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  /** The parts of its path: in whose way of writing, what kind of thing, then its name. */
  parts: string[]
}

const dist = resolve(import.meta.dirname, '../../dist')

function sendDist(path: string, response: ServerResponse): void {
  try {
    const type = path.endsWith('.css') ? 'text/css' : 'text/javascript; charset=utf-8'
    response.setHeader('Content-Type', type).end(readFileSync(resolve(dist, path)))
  } catch {
    response.writeHead(404).end()
  }
}

/** Listens on a free port, and sends the files of the library; all else is the site's to answer. */
export async function listen(serve: (asking: Asking) => Promise<void>): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://site')
    const parts = decodeURIComponent(url.pathname).split('/').slice(1)
    if (parts[0] === 'dist') sendDist(parts.slice(1).join('/'), response)
    else void serve({ request, response, url, parts })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

/** Who asks, by a cookie that is set at the first time. */
export function visitorOf({ request, response }: Asking): string {
  const known = /visiteur=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1]
  if (known) return known
  const visitor = crypto.randomUUID()
  response.setHeader('Set-Cookie', `visiteur=${visitor}; Path=/`)
  return visitor
}
