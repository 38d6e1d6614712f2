type AnyFunction = (...args: never[]) => unknown

/** A function whose code arrives with its first call; every call answers with a promise. */
export type Later<F extends AnyFunction> = (...args: Parameters<F>) => Promise<Awaited<ReturnType<F>>>

/** Makes a function of a module callable before the module is there. Calls run in the order they were made. */
export function later<M, K extends keyof M>(
  load: () => Promise<M>,
  name: K,
): M[K] extends AnyFunction ? Later<M[K]> : never {
  const call = async (...args: unknown[]): Promise<unknown> => {
    const loaded = await load()
    return (loaded[name] as (...args: unknown[]) => unknown)(...args)
  }
  return call as unknown as M[K] extends AnyFunction ? Later<M[K]> : never
}
