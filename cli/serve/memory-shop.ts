import { request as ask, type IncomingHttpHeaders } from 'node:http'
import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { Worker } from 'node:worker_threads'
import { StartFailure } from '../../demo/server/failure.ts'

interface Opened {
  thread: Worker
  port: number
}

const database = '@electric-sql/pglite'

function headersOf(given: IncomingHttpHeaders): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) {
    for (const each of [value ?? []].flat()) headers.append(name, each)
  }
  for (const name of ['connection', 'keep-alive', 'transfer-encoding']) headers.delete(name)
  return headers
}

/** A shop in memory, in a worker thread that can be replaced by a new one. */
export class MemoryShop {
  #open: Promise<Opened>

  /** @throws StartFailure if the embedded database is not installed. */
  constructor(private readonly given: { distDir: string; url: string }) {
    try {
      createRequire(import.meta.url).resolve(database)
    } catch {
      throw new StartFailure(`la base en mémoire n’est pas installée : npm install --no-save ${database}`)
    }
    this.#open = this.#start()
  }

  #start(): Promise<Opened> {
    const thread = new Worker(new URL('./shop-thread.mjs', import.meta.url), { workerData: this.given })
    const opened = new Promise<Opened>((done, fail) => {
      thread.once('message', (port: number) => done({ thread, port }))
      thread.once('error', fail)
      thread.once('exit', () => fail(new Error('La boutique s’est arrêtée.')))
    })
    // A failure is reported to each request. This handler prevents an unhandled rejection before the first one.
    opened.catch(() => {})
    return opened
  }

  /** Resolves once the shop answers. @throws the error that prevented its start */
  async ready(): Promise<void> {
    await this.#open
  }

  /** Returns the shop's response once it is open, with cookies and redirections unchanged. */
  async fetch(url: URL, { method, headers, body, signal }: Request): Promise<Response> {
    const { port } = await this.#open
    return new Promise((done, fail) => {
      const options = { host: '127.0.0.1', port, method, path: url.pathname + url.search, signal }
      const asked = ask({ ...options, headers: { ...Object.fromEntries(headers), host: url.host } }, (answer) => {
        const { statusCode = 500 } = answer
        const isBare = [204, 205, 304].includes(statusCode) || method === 'HEAD'
        if (isBare) answer.resume()
        const stream = isBare ? null : (Readable.toWeb(answer) as ReadableStream)
        done(new Response(stream, { status: statusCode, headers: headersOf(answer.headers) }))
      })
      asked.once('error', fail)
      if (body) Readable.fromWeb(body as NodeStream).pipe(asked)
      else asked.end()
    })
  }

  /** Forgets all data: starts a new shop and ends the former one. */
  async renew(): Promise<void> {
    const former = this.#open
    this.#open = this.#start()
    await this.#open
    await former.then(({ thread }) => thread.terminate()).catch(() => {})
  }

  async close(): Promise<void> {
    await this.#open.then(({ thread }) => thread.terminate()).catch(() => {})
  }
}
