import { type BehaviourHost, behaviourElement, type FlxBehaviourElement } from './behaviour-element.ts'
import type { Attributes } from './codecs.ts'
import { type ArgumentsOf, HostMethods, type ResultOf } from './host-methods.ts'

/** Members of an element whose behaviour provides methods. */
export declare abstract class Callable<M extends object> {
  /** @internal */
  readonly methods: HostMethods<M>
  /** @internal Calls a method of the behaviour, at once or as soon as it has started. Rejects if it fails to start. */
  protected call<K extends keyof M>(method: K, ...args: ArgumentsOf<M[K]>): Promise<ResultOf<M[K]>>
}

/**
 * A behaviour that provides the methods `M` of its element, with `host.methods.provide(name, method)`, until it is
 * undone. Use it with `behaviourWithMethods`.
 */
export type CallableBehaviour<A extends Attributes, M extends object> = (
  host: BehaviourHost<A> & Callable<M>,
) => (() => void) | undefined

type CallableConstructor<A extends Attributes, M extends object> = Omit<typeof FlxBehaviourElement, 'prototype'> &
  (abstract new () => BehaviourHost<A> & Callable<M>)

/**
 * Turns a behaviour that provides methods into the base class of an element. Kept apart from `behaviourElement`, so
 * that pages without such elements do not load its code.
 */
export function behaviourWithMethods<const A extends Attributes, M extends object>(
  behaviour: CallableBehaviour<A, M>,
  attributes: A,
): CallableConstructor<A, M> {
  const Base = behaviourElement<A>((element) => {
    const host = element as BehaviourHost<A> & Callable<M>
    host.methods.close()
    try {
      const undo = behaviour(host)
      host.methods.open()
      return () => {
        host.methods.close()
        undo?.()
      }
    } catch (error) {
      host.methods.fail(error)
      throw error
    }
  }, attributes)
  abstract class CallableElement extends (Base as unknown as new () => FlxBehaviourElement) {
    readonly methods = new HostMethods<M>(this)

    call<K extends keyof M>(method: K, ...args: ArgumentsOf<M[K]>): Promise<ResultOf<M[K]>> {
      return this.methods.call(method, ...args)
    }
  }
  return CallableElement as unknown as CallableConstructor<A, M>
}
