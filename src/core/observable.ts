/** A value that tells when it is replaced. */
export interface Observable<T> {
  get(): T
  /** Replaces the value, and calls every listener back. */
  set(value: T): void
  /** Calls back after each replacement. @returns a function that stops it. */
  subscribe(listener: () => void): () => void
}

/** State of a module or an element that others follow. What the widgets of a page share with each other is in `store`. */
export function observable<T>(initial: T): Observable<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
