import { deferred } from '../deferred.ts'
import { RequestError } from './request-error.ts'

/** An answer to a write. It is `fresh` when no other write waits: only then does it say how things stand. */
export interface Written<Answer> {
  answer: Answer
  fresh: boolean
}

interface Write<Value, Answer> {
  lane: string
  value: Value
  ended: Promise<Written<Answer>>
  resolve(written: Written<Answer>): void
  reject(error: unknown): void
}

interface WriterOptions<Value, Answer> {
  send(value: Value, signal: AbortSignal, lane: string): Promise<Answer>
  /** What to send instead of a waiting value and a newer one of the same lane. @default the newer one */
  merge?(waiting: Value, newer: Value): Value
}

export interface Writer<Value, Answer> {
  /**
   * Writes a value. One write is in flight at a time, in order; a newer value takes the place of the one that waits
   * in its lane, whose promise then ends as the newer one's does.
   */
  write(lane: string, value: Value): Promise<Written<Answer>>
  /** Number of writes in flight or waiting. */
  pending(): number
  /** The value that this lane will have when all is written. */
  intended(lane: string): Value | undefined
  /** Calls back each time something starts or ends to wait. @returns a function that stops it. */
  subscribe(listener: () => void): () => void
  /** Abandons all, for a widget that leaves the page. */
  close(): void
}

/** Ordered writes of one widget (architecture, "Data, end to end"): the screen never goes back. */
export function createWriter<Value, Answer>(options: WriterOptions<Value, Answer>): Writer<Value, Answer> {
  const { send, merge = (_waiting, newer) => newer } = options
  const waiting: Write<Value, Answer>[] = []
  const listeners = new Set<() => void>()
  const abort = new AbortController()
  let flying: Write<Value, Answer> | undefined

  const tell = (): void => {
    for (const listener of listeners) listener()
  }

  const next = async (): Promise<void> => {
    if (flying) return
    const write = waiting.shift()
    if (!write) return
    flying = write
    let end: () => void
    try {
      const answer = await send(write.value, abort.signal, write.lane)
      end = () => write.resolve({ answer, fresh: waiting.length === 0 })
    } catch (error) {
      end = () => write.reject(error)
    }
    flying = undefined
    end()
    tell()
    await next()
  }

  return {
    write(lane, value) {
      if (abort.signal.aborted) return Promise.reject(closed())
      const place = waiting.find((write) => write.lane === lane)
      if (place) {
        place.value = merge(place.value, value)
      } else {
        const { promise: ended, resolve, reject } = deferred<Written<Answer>>()
        waiting.push({ lane, value, ended, resolve, reject })
      }
      const { ended } = place ?? (waiting.at(-1) as Write<Value, Answer>)
      void next()
      tell()
      return ended
    },
    pending: () => waiting.length + (flying ? 1 : 0),
    intended: (lane) => [flying, ...waiting].findLast((write) => write?.lane === lane)?.value,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      abort.abort()
      for (const write of waiting.splice(0)) write.reject(closed())
    },
  }
}

function closed(): RequestError {
  return new RequestError('aborted', { address: document.baseURI, detail: 'le composant a quitté la page' })
}
