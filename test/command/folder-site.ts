import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** Serves a folder as a plain host does, `index.html` at its root, as long as the tests run. @returns its address */
export async function openFolder(folder: string): Promise<string> {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : decodeURIComponent(url.replace(/\?.*$/, ''))
    try {
      const content = await readFile(join(folder, path))
      response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream')
      response.end(content)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => server.unref().listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}/`
}
