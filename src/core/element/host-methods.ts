type Method = (...args: never[]) => unknown
export type ArgumentsOf<F> = F extends (...args: infer A) => unknown ? A : never
export type ResultOf<F> = F extends (...args: never[]) => infer R ? Awaited<R> : never

/** Why calls are refused. */
interface Refusal {
  reason: string
  cause?: unknown
}

/**
 * The methods that a feature offers to the class of its element; `M` says which, and their types. Calls made before the
 * feature acts wait for it and run in their order. They reject where it fails, or leaves the page first.
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

  /** Offers a method. @returns a function that withdraws it. */
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

  /** The feature acts, unless it failed: calls that waited run, and later ones run at once. */
  open(): void {
    this.#isOpen = !this.#refusal
    this.#runWaiting()
  }

  /** The feature failed: calls reject until it is tried again. */
  fail(cause: unknown): void {
    this.#refusal = { reason: 'l’élément a rencontré une erreur', cause }
    this.#runWaiting()
  }

  /** What failed is about to be tried again. */
  retry(): void {
    if (this.#refusal) this.close()
  }

  /** The feature stops for now: calls wait until it acts again. */
  close(): void {
    this.#isOpen = false
    this.#refusal = undefined
    this.#offered.clear()
  }

  /** The element has left the page: what waited has nothing to wait for. */
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
