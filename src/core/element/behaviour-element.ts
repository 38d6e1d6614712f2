import type { Attributes, Values } from './codecs.ts'
import type { ArgumentsOf, HostMethods, ResultOf } from './host-methods.ts'
import { reportError } from './report-error.ts'
import { defineProperties, withProperties } from './with-properties.ts'

/** An element as its behaviour knows it; `M` are the methods that it offers to the element's class. */
export type BehaviourHost<A extends Attributes, M extends object = object> = FlxBehaviourElement<M> & Values<A>

/**
 * What a behaviour does while its element is in the page; the function that it returns undoes it. It offers its methods
 * with `host.methods.provide({ … })`, until it is undone.
 */
export type Behaviour<A extends Attributes, M extends object = object> = (
  host: BehaviourHost<A, M>,
) => (() => void) | undefined

const Base = withProperties(HTMLElement)

/** An element that draws nothing and only acts. It costs a page none of React. */
export abstract class FlxBehaviourElement<M extends object = object> extends Base {
  /** @internal */
  static override base: { prototype: object } = FlxBehaviourElement
  /** Given by `behaviourElement`. */
  static behaviour: (host: FlxBehaviourElement) => (() => void) | undefined

  /** @internal */
  declare readonly methods: HostMethods<M>
  #undo: (() => void) | undefined
  #active = false

  get isReady(): boolean {
    return this.#active
  }

  get ready(): Promise<void> {
    return Promise.resolve()
  }

  /** @internal Calls a method of the behaviour, at once or as soon as it acts. Rejects where it cannot. */
  protected call<K extends keyof M>(method: K, ...args: ArgumentsOf<M[K]>): Promise<ResultOf<M[K]>> {
    return this.methods.call(method, ...args)
  }

  connectedCallback(): void {
    if (!this.isConnected) return
    this.takeOverProperties()
    if (!this.#active) this.#start()
  }

  /** A move keeps the behaviour: it ends where the element is still out a microtask later. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected || !this.#active) return
      this.#stop()
      this.methods.leave()
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
      this.methods.open()
    } catch (error) {
      this.methods.fail(error)
      reportError(this, error)
    }
  }

  #stop(): void {
    this.#active = false
    this.#undo?.()
    this.#undo = undefined
    this.methods.close()
  }
}

type BehaviourConstructor<A extends Attributes, M extends object> = Omit<typeof FlxBehaviourElement, 'prototype'> &
  (abstract new () => BehaviourHost<A, M>)

/**
 * Turns a behaviour into the base class of an element that draws nothing.
 * The behaviour ends and begins anew when an attribute changes.
 */
export function behaviourElement<const A extends Attributes, M extends object = object>(
  behaviour: Behaviour<A, M>,
  attributes: A,
): BehaviourConstructor<A, M> {
  abstract class BehaviourElement extends FlxBehaviourElement {
    static override behaviour = behaviour as unknown as (host: FlxBehaviourElement) => (() => void) | undefined
    static override attributes = attributes
  }
  defineProperties(BehaviourElement.prototype, attributes)
  return BehaviourElement as unknown as BehaviourConstructor<A, M>
}
