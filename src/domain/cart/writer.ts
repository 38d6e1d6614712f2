import { type Deferred, deferred } from '../../core/deferred.ts'
import { RequestError } from '../../core/http/request-error.ts'
import { type Atom, atom, store } from '../../core/store.ts'

interface Write<Value, Answer> extends Deferred<Answer> {
  lane: string
  value: Value
}

interface WriterOptions<Value, Answer> {
  send(value: Value, signal: AbortSignal, lane: string): Promise<Answer>
  /** Returns the value to send instead of a waiting one and a newer one of the same lane. @default the newer one */
  merge?(waiting: Value, newer: Value): Value
}

export interface Writer<Value, Answer> {
  /**
   * Writes a value. Writes are sent one at a time, in order. A newer value replaces the one that waits in its lane,
   * whose promise then settles like that of the newer one.
   */
  write(lane: string, value: Value): Promise<Answer>
  /** Number of writes in flight or waiting. */
  pending: Atom<number>
  /** Returns the last value of this lane that is being sent or waits; undefined if there is none. */
  intended(lane: string): Value | undefined
  /** Aborts all writes, for a widget that is removed. */
  close(): void
}

/**
 * Creates a queue of ordered writes (architecture, "Data, end to end"), so that the screen never shows an older state
 * again.
 */
export function createWriter<Value, Answer>(options: WriterOptions<Value, Answer>): Writer<Value, Answer> {
  const { send, merge = (_waiting, newer) => newer } = options
  const waiting: Write<Value, Answer>[] = []
  const pending = atom(0)
  const abort = new AbortController()
  let inFlight: Write<Value, Answer> | undefined

  const countPending = (): void => store.set(pending, waiting.length + (inFlight ? 1 : 0))

  const next = async (): Promise<void> => {
    if (inFlight) return
    const write = waiting.shift()
    if (!write) return
    inFlight = write
    let end: () => void
    try {
      const answer = await send(write.value, abort.signal, write.lane)
      end = () => write.resolve(answer)
    } catch (error) {
      end = () => write.reject(error)
    }
    inFlight = undefined
    end()
    countPending()
    await next()
  }

  return {
    write(lane, value) {
      if (abort.signal.aborted) return Promise.reject(closed())
      const known = waiting.find((write) => write.lane === lane)
      const write = known ?? { lane, value, ...deferred<Answer>() }
      if (known) known.value = merge(known.value, value)
      else waiting.push(write)
      countPending()
      void next()
      return write.promise
    },
    pending,
    intended: (lane) => [inFlight, ...waiting].findLast((write) => write?.lane === lane)?.value,
    close() {
      abort.abort()
      for (const write of waiting.splice(0)) write.reject(closed())
      countPending()
    },
  }
}

function closed(): RequestError {
  return new RequestError('aborted', { address: document.baseURI, detail: 'le composant a quitté la page' })
}
