import { reportError } from './report-error.ts'

/** The engine of an element, whose code is loaded when it is first used. */
export interface LateEngine<E> {
  /** Loads the code. A failure is reported, and the next call tries again. */
  get(): Promise<E>
  /** Stops the engine, now or as soon as its code is loaded. */
  stop(): void
}

/** @param create - Imports the engine's code and creates it. */
export function lateEngine<E extends { stop(): void }>(host: HTMLElement, create: () => Promise<E>): LateEngine<E> {
  let engine: Promise<E> | undefined
  let isOver = false
  const start = async (): Promise<E> => {
    try {
      const created = await create()
      if (isOver) created.stop()
      return created
    } catch (error) {
      engine = undefined
      reportError(host, error)
      throw error
    }
  }
  return {
    get() {
      engine ??= start()
      return engine
    },
    stop() {
      isOver = true
      engine?.then(
        (ready) => ready.stop(),
        () => {},
      )
    },
  }
}
