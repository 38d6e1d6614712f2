interface InFlightRequest {
  answer: Promise<unknown>
  abort: AbortController
  /** How many callers wait for the answer. */
  callers: number
}

/** The requests in flight, by identity; others may join them. */
const requests = new Map<string, InFlightRequest>()

/** Returns true if a request with this identity is in flight. */
export function isInFlight(identity: string): boolean {
  return requests.has(identity)
}

function start(identity: string, send: (signal: AbortSignal) => Promise<unknown>): InFlightRequest {
  const abort = new AbortController()
  const request: InFlightRequest = { abort, callers: 0, answer: send(abort.signal) }
  requests.set(identity, request)
  const forget = (): void => {
    if (requests.get(identity) === request) requests.delete(identity)
  }
  request.answer.then(forget, forget)
  return request
}

/**
 * Joins the request of this identity that is in flight, or sends it. Each caller may leave by its signal; the request
 * itself is aborted when the last one has left.
 */
export function joinOrSend<T>(
  identity: string,
  send: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal | undefined,
  abortedError: () => Error,
): Promise<T> {
  if (signal?.aborted) return Promise.reject(abortedError())
  const request = requests.get(identity) ?? start(identity, send)
  request.callers++
  return new Promise<T>((resolve, reject) => {
    const leave = (): void => {
      reject(abortedError())
      if (--request.callers > 0) return
      requests.delete(identity)
      request.abort.abort()
    }
    signal?.addEventListener('abort', leave, { once: true })
    ;(request.answer as Promise<T>).finally(() => signal?.removeEventListener('abort', leave)).then(resolve, reject)
  })
}
