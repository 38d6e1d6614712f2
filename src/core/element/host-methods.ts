import { deferred } from '../deferred.ts'

type Method = (...args: never[]) => unknown
export type ArgumentsOf<F> = F extends (...args: infer A) => unknown ? A : never
export type ResultOf<F> = F extends (...args: never[]) => infer R ? Awaited<R> : never

interface Call {
  name: PropertyKey
  args: unknown[]
  resolve(value: unknown): void
  reject(error: unknown): void
}

function answer({ args, resolve, reject }: Call, method: Method): void {
  try {
    resolve(method(...(args as never[])))
  } catch (error) {
    reject(error)
  }
}

/**
 * The methods that a feature offers to the class of its element; `M` says which, and their types. Calls made before the
 * feature acts wait for it and run in their order. They reject where it fails, or leaves the page first.
 */
export class HostMethods<M extends object = object> {
  #host: Element
  #offered = new Map<PropertyKey, Method>()
  #waiting: Call[] = []
  #status: 'waiting' | 'open' | 'failed' = 'waiting'
  #failure: unknown

  constructor(host: Element) {
    this.#host = host
  }

  /** Offers methods. @returns a function that withdraws them. */
  provide(methods: Partial<M>): () => void {
    const entries = Object.entries(methods) as [string, Method][]
    for (const [name, method] of entries) this.#offered.set(name, method)
    return () => {
      for (const [name, method] of entries) if (this.#offered.get(name) === method) this.#offered.delete(name)
    }
  }

  call<K extends keyof M>(name: K, ...args: ArgumentsOf<M[K]>): Promise<ResultOf<M[K]>> {
    const { promise, resolve, reject } = deferred<unknown>()
    const call = { name, args, resolve, reject }
    if (this.#status === 'waiting') this.#waiting.push(call)
    else this.#run(call)
    return promise as Promise<ResultOf<M[K]>>
  }

  /** The feature acts: calls that waited run, and later ones run at once. */
  open(): void {
    if (this.#status !== 'waiting') return
    this.#status = 'open'
    for (const call of this.#waiting.splice(0)) this.#run(call)
  }

  /** The feature failed: calls reject until it is tried again. */
  fail(error: unknown): void {
    this.#status = 'failed'
    this.#failure = error
    for (const call of this.#waiting.splice(0)) this.#run(call)
  }

  /** The feature stops for now: calls wait until it acts again. */
  close(): void {
    this.#status = 'waiting'
    this.#offered.clear()
  }

  /** What failed is about to be tried again. */
  retry(): void {
    if (this.#status === 'failed') this.close()
  }

  /** The element has left the page: what waited has nothing to wait for. */
  leave(): void {
    this.close()
    for (const call of this.#waiting.splice(0)) this.#refuse(call, 'l’élément a quitté la page')
  }

  #run(call: Call): void {
    const method = this.#offered.get(call.name)
    if (this.#status === 'failed') this.#refuse(call, 'l’élément a rencontré une erreur', this.#failure)
    else if (!method) this.#refuse(call, 'cet élément ne le peut pas')
    else answer(call, method)
  }

  #refuse({ name, reject }: Call, reason: string, cause?: unknown): void {
    const { localName } = this.#host
    reject(new Error(`flx : <${localName}> : la méthode « ${String(name)} » n’a pas agi, ${reason}.`, { cause }))
  }
}
