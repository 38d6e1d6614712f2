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
 * the feature has started wait for it and run in order. They reject if it fails, or if the element leaves the page
 * first.
 */
export class HostMethods<M extends object = object> {
  /** True once the feature has started, or failed to. */
  isReady = false
  readonly #host: Element
  readonly #provided = new Map<PropertyKey, Method>()
  #refusal: Refusal | undefined
  #started = Promise.withResolvers<Refusal | undefined>()

  constructor(host: Element) {
    this.#host = host
  }

  /** Resolves once the feature has started; also if it failed, or the element has left the page. */
  get ready(): Promise<void> {
    return this.#started.promise.then(() => {})
  }

  /** Provides a method. @returns a function that removes it. */
  provide<K extends keyof M>(name: K, method: M[K]): () => void {
    this.#provided.set(name, method as Method)
    return () => {
      if (this.#provided.get(name) === method) this.#provided.delete(name)
    }
  }

  async call<K extends keyof M>(name: K, ...args: ArgumentsOf<M[K]>): Promise<ResultOf<M[K]>> {
    // Without `await` if the feature has started, so that the method has acted before this function returns.
    const refusal = this.isReady ? this.#refusal : await this.#started.promise
    const method = this.#provided.get(name)
    if (method && !refusal) return method(...(args as unknown as never[])) as ResultOf<M[K]>
    const { reason, cause } = refusal ?? { reason: 'cet élément ne le peut pas' }
    throw new Error(`flx : <${this.#host.localName}> : la méthode « ${String(name)} » n’a pas agi, ${reason}.`, {
      cause,
    })
  }

  /** Called when the feature has started: calls run, unless it has failed. */
  open(): void {
    this.isReady = true
    this.#started.resolve(this.#refusal)
  }

  /** Called when the feature has failed: calls reject until it is tried again. */
  fail(cause: unknown): void {
    this.#refusal = { reason: 'l’élément a rencontré une erreur', cause }
    this.open()
  }

  /** Called before a failed feature is tried again: calls wait again. */
  retry(): void {
    if (this.#refusal) this.leave()
  }

  /** Called when the feature has ended: calls that waited reject, later ones wait until it starts again. */
  leave(): void {
    this.#started.resolve({ reason: 'l’élément a quitté la page' })
    this.#started = Promise.withResolvers()
    this.isReady = false
    this.#refusal = undefined
    this.#provided.clear()
  }
}
