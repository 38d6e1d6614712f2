import type { Server, ServerResponse } from 'node:http'

/** Milliseconds that current requests have to end: orchestrators kill the process after thirty seconds. */
const patience = 25_000

/** Returns true for a stream of events, which has no end of its own. */
const isEndless = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream')

/**
 * Tracks the current requests, so that a stop lets them end.
 * @returns a function that stops the server: it accepts nothing new, finishes the current requests, then closes every
 * connection.
 */
export function endGently(server: Server): () => Promise<void> {
  const underWay = new Set<ServerResponse>()
  let look = (): void => {}
  server.on('request', (_request, response: ServerResponse) => {
    underWay.add(response)
    response.once('close', () => {
      underWay.delete(response)
      look()
    })
  })
  return async () => {
    const closed = new Promise<void>((done) => server.close(() => done()))
    await new Promise<void>((done) => {
      look = () => {
        if ([...underWay].every(isEndless)) done()
      }
      setTimeout(done, patience).unref()
      look()
    })
    // Connections that browsers keep open for later requests would delay the stop indefinitely.
    server.closeAllConnections()
    await closed
  }
}
