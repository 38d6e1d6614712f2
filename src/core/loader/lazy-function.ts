type AnyFunction = (...args: never[]) => unknown

/** A function whose code arrives with its first call; every call answers with a promise. */
export type LazyFunction<F extends AnyFunction> = (...args: Parameters<F>) => Promise<Awaited<ReturnType<F>>>

type LazyMember<M, K extends keyof M> = M[K] extends AnyFunction ? LazyFunction<M[K]> : never

/** Makes a function of a module callable before the module is there. Calls run in the order they were made. */
export function lazyFunction<M, K extends keyof M>(load: () => Promise<M>, name: K): LazyMember<M, K> {
  const call = async (...args: unknown[]): Promise<unknown> => {
    const loaded = await load()
    return (loaded[name] as (...args: unknown[]) => unknown)(...args)
  }
  return call as unknown as LazyMember<M, K>
}
