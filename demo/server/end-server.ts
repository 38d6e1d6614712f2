import type { Server, ServerResponse } from 'node:http'

/** Time that requests under way have to end, in milliseconds: orchestrators kill after thirty seconds. */
const patience = 25_000

/** A stream of events has no end of its own. */
const isEndless = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream')

/**
 * Knows the requests under way, so that a stop lets them end.
 * @returns stops the server: nothing new is taken, what has begun is finished, then every connection is closed.
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
    // Connections that browsers keep for their next request would hold the server for as long as they like.
    server.closeAllConnections()
    await closed
  }
}
