import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * What becomes of one request: of `unsent` the server hears nothing, of `lost` it hears and its answer is gone, `failed` is
 * a status 500, `held` has no answer until the visitor leaves.
 */
export type Fault = 'unsent' | 'lost' | 'failed' | 'held'

/** The way between a browser of any engine and the shop. It is a proxy: engines share no way to spoil requests. */
export interface Network {
  url: string
  /** Whether requests, each named as `POST /path` and by what it sends, meet a fault. */
  spoil: (asked: string) => Fault | undefined
  /** What met a fault, in order. */
  spoilt: string[]
  /** Waits until something did. */
  untilSpoilt(): Promise<void>
  close(): Promise<void>
}

async function bodyOf(asking: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of asking) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** @param server where what is not spoilt goes */
export async function openNetwork(server: string): Promise<Network> {
  const { hostname, port } = new URL(server)
  const network: Network = {
    url: '',
    spoil: () => undefined,
    spoilt: [],
    async untilSpoilt() {
      const end = performance.now() + 30_000
      while (network.spoilt.length === 0) {
        if (performance.now() > end) throw new Error('no request came that was to meet a fault')
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    close: async () => {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }

  const forward = ({ method, url, headers }: IncomingMessage, body: Buffer, answer?: ServerResponse) =>
    new Promise<void>((done) => {
      const sent = request({ hostname, port, path: url, method, headers }, (came) => {
        came.on('end', done).on('error', () => done())
        if (!answer) return void came.resume()
        answer.writeHead(came.statusCode ?? 502, came.headers)
        came.pipe(answer)
      })
      sent.on('error', () => {
        answer?.destroy()
        done()
      })
      sent.end(body)
    })

  const proxy = createServer(async (asking, answer) => {
    const body = await bodyOf(asking).catch(() => Buffer.of())
    const asked = `${asking.method} ${asking.url} ${body}`
    const fault = network.spoil(asked)
    if (!fault) return void forward(asking, body, answer)
    network.spoilt.push(asked)
    if (fault === 'lost') await forward(asking, body)
    if (fault === 'failed') answer.writeHead(500, { 'Content-Type': 'text/html' }).end('<p>Panne</p>')
    else if (fault !== 'held') asking.socket.destroy()
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  network.url = `http://localhost:${(proxy.address() as AddressInfo).port}`
  return network
}
