import { cancellation } from '../cancellation.ts'

type AnyFunction = (...args: never[]) => unknown

/** A function whose code is fetched by its first call; every call returns a promise. */
export type LazyFunction<F extends AnyFunction> = (...args: Parameters<F>) => Promise<Awaited<ReturnType<F>>>

type LazyMember<M, K extends keyof M> = M[K] extends AnyFunction ? LazyFunction<M[K]> : never

type Functions = Record<PropertyKey, (...args: unknown[]) => unknown>

/**
 * Makes a function of a module callable before the module is loaded. Calls run in order. If the visitor cancels
 * meanwhile, the module's function of the same name in `cancelledAnswers` runs instead, which returns as if it had
 * opened and closed.
 */
export function lazyFunction<M, K extends keyof M>(load: () => Promise<M>, name: K): LazyMember<M, K> {
  const call = async (...args: unknown[]): Promise<unknown> => {
    const before = cancellation.count
    const loaded = (await load()) as Functions & { cancelledAnswers?: Functions }
    const cancelled = before < cancellation.count && loaded.cancelledAnswers?.[name]
    return (cancelled || loaded[name])(...args)
  }
  return call as unknown as LazyMember<M, K>
}
