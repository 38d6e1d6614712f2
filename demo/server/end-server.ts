import type { Server, ServerResponse } from 'node:http'

/** Time that requests under way have to end, in milliseconds: what stops servers waits ten seconds or more. */
const patience = 8000

/**
 * Counts the requests under way, so that a stop lets them end.
 * @returns stops the server: nothing new is taken, what has begun is finished, then every connection is closed.
 */
export function endGently(server: Server): () => Promise<void> {
  let underWay = 0
  let whenNone = (): void => {}
  server.on('request', (_request, response: ServerResponse) => {
    underWay++
    response.once('close', () => {
      underWay--
      if (underWay === 0) whenNone()
    })
  })
  return async () => {
    const closed = new Promise<void>((done) => server.close(() => done()))
    if (underWay > 0) {
      await new Promise<void>((done) => {
        whenNone = done
        setTimeout(done, patience).unref()
      })
    }
    // Connections that browsers keep for their next request would hold the server for as long as they like.
    server.closeAllConnections()
    await closed
  }
}
