interface Flight {
  answer: Promise<unknown>
  abort: AbortController
  passengers: number
}

const flights = new Map<string, Flight>()

/** Whether a request with this identity is on its way. */
export function isFlying(identity: string): boolean {
  return flights.has(identity)
}

function takeOff(identity: string, start: (signal: AbortSignal) => Promise<unknown>): Flight {
  const abort = new AbortController()
  const flight: Flight = { abort, passengers: 0, answer: start(abort.signal) }
  flights.set(identity, flight)
  const land = (): void => {
    if (flights.get(identity) === flight) flights.delete(identity)
  }
  flight.answer.then(land, land)
  return flight
}

/**
 * Joins the request of this identity, or starts it. Each passenger may leave by its signal;
 * the request itself is abandoned when the last one has left.
 */
export function board<T>(
  identity: string,
  start: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal | undefined,
  left: () => Error,
): Promise<T> {
  if (signal?.aborted) return Promise.reject(left())
  const flight = flights.get(identity) ?? takeOff(identity, start)
  flight.passengers++
  return new Promise<T>((resolve, reject) => {
    const leave = (): void => {
      reject(left())
      if (--flight.passengers > 0) return
      flights.delete(identity)
      flight.abort.abort()
    }
    signal?.addEventListener('abort', leave, { once: true })
    ;(flight.answer as Promise<T>).finally(() => signal?.removeEventListener('abort', leave)).then(resolve, reject)
  })
}
