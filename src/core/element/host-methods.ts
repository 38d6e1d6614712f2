type Method = (...args: never[]) => unknown
export type ArgumentsOf<F> = F extends (...args: infer A) => unknown ? A : never
export type ResultOf<F> = F extends (...args: never[]) => infer R ? Awaited<R> : never

/** Why calls are refused. */
interface Refusal {
  reason: string
  cause?: unknown
}

/**
 * The methods that a feature provides to the class of its element; `M` gives their names and types. Calls made before
 * the feature is ready wait for it and run in order. They reject if it fails, or if the element leaves the page first.
 */
export class HostMethods<M extends object = object> {
  #host: Element
  #offered = new Map<PropertyKey, Method>()
  #waiting: (() => void)[] = []
  #isOpen = false
  #refusal: Refusal | undefined

  constructor(host: Element) {
    this.#host = host
  }

  /** Provides a method. @returns a function that removes it. */
  provide<K extends keyof M>(name: K, method: M[K]): () => void {
    this.#offered.set(name, method as Method)
    return () => {
      if (this.#offered.get(name) === method) this.#offered.delete(name)
    }
  }

  call<K extends keyof M>(name: K, ...args: ArgumentsOf<M[K]>): Promise<ResultOf<M[K]>> {
    const run = () => this.#run(name, args as unknown as never[]) as Promise<ResultOf<M[K]>>
    if (this.#isOpen || this.#refusal) return run()
    return new Promise((resolve) => this.#waiting.push(() => resolve(run())))
  }

  /**
   * Called when the feature is ready: runs the calls that waited; later ones run at once. No effect if the feature has
   * failed.
   */
  open(): void {
    this.#isOpen = !this.#refusal
    this.#runWaiting()
  }

  /** Called when the feature has failed: calls reject until it is tried again. */
  fail(cause: unknown): void {
    this.#refusal = { reason: 'l’élément a rencontré une erreur', cause }
    this.#runWaiting()
  }

  /** Called before a failed feature is tried again: calls wait again. */
  retry(): void {
    if (this.#refusal) this.close()
  }

  /** Called when the feature stops for now: calls wait until it is ready again. */
  close(): void {
    this.#isOpen = false
    this.#refusal = undefined
    this.#offered.clear()
  }

  /** Called when the element has left the page: calls that waited reject. */
  leave(): void {
    this.#refusal = { reason: 'l’élément a quitté la page' }
    this.#runWaiting()
    this.close()
  }

  #runWaiting(): void {
    for (const run of this.#waiting.splice(0)) run()
  }

  async #run(name: PropertyKey, args: never[]): Promise<unknown> {
    const method = this.#offered.get(name)
    if (method && !this.#refusal) return method(...args)
    const { reason, cause } = this.#refusal ?? { reason: 'cet élément ne le peut pas' }
    throw new Error(`flx : <${this.#host.localName}> : la méthode « ${String(name)} » n’a pas agi, ${reason}.`, {
      cause,
    })
  }
}
