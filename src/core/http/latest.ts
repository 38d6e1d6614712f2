import { RequestError } from './request-error.ts'

export interface Latest {
  /** Runs the task and abandons the one before: its signal aborts, and a late answer of it never comes out. */
  run<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** Abandons the task that runs. */
  abort(): void
}

/** For what is asked again and again, of which only the newest counts: suggestions, search, password strength. */
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
