import { type BehaviourHost, behaviourElement, type FlxBehaviourElement } from './behaviour-element.ts'
import type { Attributes } from './codecs.ts'
import { type ArgumentsOf, HostMethods, type ResultOf } from './host-methods.ts'

/** What an element has besides, whose behaviour offers methods to its class. */
export declare abstract class Callable<M extends object> {
  /** @internal */
  readonly methods: HostMethods<M>
  /** @internal Calls a method of the behaviour, at once or as soon as it acts. Rejects where it cannot. */
  protected call<K extends keyof M>(method: K, ...args: ArgumentsOf<M[K]>): Promise<ResultOf<M[K]>>
}

/**
 * A behaviour that offers the methods `M` to its element's class, with `host.methods.provide(name, method)`, until it is
 * undone. It goes with `behaviourWithMethods`.
 */
export type CallableBehaviour<A extends Attributes, M extends object> = (
  host: BehaviourHost<A> & Callable<M>,
) => (() => void) | undefined

type CallableConstructor<A extends Attributes, M extends object> = Omit<typeof FlxBehaviourElement, 'prototype'> &
  (abstract new () => BehaviourHost<A> & Callable<M>)

/**
 * Turns a behaviour that offers methods into the base class of an element. It stands apart from
 * `behaviourElement`, so that a page pays nothing for methods where it has none.
 *
 * @param onChange - The method that a changed attribute calls; without it, the behaviour ends and begins anew.
 */
export function behaviourWithMethods<const A extends Attributes, M extends object>(
  behaviour: CallableBehaviour<A, M>,
  attributes: A,
  onChange?: keyof M,
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

    override propertyChanged(): void {
      if (!onChange) super.propertyChanged()
      else if (this.isReady) void this.call(onChange, ...([] as unknown as ArgumentsOf<M[keyof M]>))
    }
  }
  return CallableElement as unknown as CallableConstructor<A, M>
}
