import { isUntrusted } from '../html/untrusted.ts'
import { wakeTranslations } from '../i18n/wake-translations.ts'
import type { Attributes, Values } from './codecs.ts'
import { type ArgumentsOf, HostMethods, type ResultOf } from './host-methods.ts'
import { reportError } from './report-error.ts'
import { defineProperties, withProperties } from './with-properties.ts'

/** The element, with its properties, as its behaviour gets it. */
export type BehaviourHost<A extends Attributes> = FlxBehaviourElement & Values<A>

/** What an element does while it is in the page. The function that it returns undoes it. */
export type Behaviour<A extends Attributes> = (host: BehaviourHost<A>) => (() => void) | undefined

const Base = withProperties(HTMLElement)

/**
 * An element that draws nothing, or draws its own nodes, and fetches React only once it needs it: it starts without
 * React.
 */
export abstract class FlxBehaviourElement extends Base {
  /** @internal Given by `behaviourElement`. */
  static behaviour: (host: FlxBehaviourElement) => (() => void) | undefined

  #undo: (() => void) | undefined
  #active = false

  get isReady(): boolean {
    return this.#active
  }

  get ready(): Promise<void> {
    return Promise.resolve(wakeTranslations() as Promise<void> | undefined)
  }

  connectedCallback(): void {
    if (!this.isConnected || isUntrusted(this)) return
    this.takeOverProperties()
    const texts = wakeTranslations()
    if (texts) void texts.then(() => this.#begin())
    else this.#begin()
  }

  #begin(): void {
    if (this.isConnected && !this.#active) this.#start()
  }

  /** Moving the element keeps the behaviour: it only ends if the element is still out of the page a microtask later. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected) this.#stop()
    })
  }

  override propertyChanged(): void {
    if (!this.#active) return
    this.#stop()
    this.#start()
  }

  #start(): void {
    this.#active = true
    try {
      this.#undo = (this.constructor as typeof FlxBehaviourElement).behaviour(this)
    } catch (error) {
      reportError(this, error)
    }
  }

  #stop(): void {
    this.#active = false
    this.#undo?.()
    this.#undo = undefined
  }
}

type BehaviourConstructor<A extends Attributes> = Omit<typeof FlxBehaviourElement, 'prototype'> &
  (abstract new () => BehaviourHost<A>)

/**
 * Turns a behaviour into the base class of an element.
 * When an attribute changes, the behaviour is undone and started again.
 */
export function behaviourElement<const A extends Attributes>(
  behaviour: Behaviour<A>,
  attributes: A,
): BehaviourConstructor<A> {
  abstract class BehaviourElement extends FlxBehaviourElement {
    static override behaviour = behaviour as unknown as (host: FlxBehaviourElement) => (() => void) | undefined
    static override attributes = attributes
  }
  defineProperties(BehaviourElement.prototype, attributes)
  return BehaviourElement as unknown as BehaviourConstructor<A>
}

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

/** Turns a behaviour that provides methods into the base class of an element. */
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
