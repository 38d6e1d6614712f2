import { RequestError } from './request-error.ts'

export interface Latest {
  /**
   * Runs a task and aborts the previous one: its signal is aborted, and its promise rejects even if its answer comes
   * later.
   */
  run<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** Aborts the task under way. */
  abort(): void
}

/** Creates a runner for repeated requests of which only the latest counts: suggestions, search, password strength. */
export function createLatest(): Latest {
  let current: AbortController | undefined
  return {
    async run(task) {
      current?.abort()
      const mine = new AbortController()
      current = mine
      const stale = (): RequestError =>
        new RequestError('aborted', { address: document.baseURI, detail: 'une demande plus récente l’a remplacée' })
      const outcome = await task(mine.signal).catch((error: unknown) => {
        throw mine.signal.aborted ? stale() : error
      })
      if (mine.signal.aborted) throw stale()
      return outcome
    },
    abort() {
      current?.abort()
    },
  }
}
