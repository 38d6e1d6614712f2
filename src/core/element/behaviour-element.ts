import { isUntrusted } from '../html/untrusted.ts'
import { wakeTranslations } from '../i18n/wake-translations.ts'
import type { Attributes, Values } from './codecs.ts'
import { type ArgumentsOf, HostMethods, type ResultOf } from './host-methods.ts'
import { reportError } from './report-error.ts'
import { defineProperties, withProperties } from './with-properties.ts'

/** The element, with its properties, as its behaviour gets it. `M` are the methods that the behaviour provides. */
export type BehaviourHost<A extends Attributes, M extends object = object> = FlxBehaviourElement<M> & Values<A>

/**
 * What an element does while it is in the page. The function that it returns undoes it. It may provide methods of its
 * element with `host.methods.provide(name, method)`.
 */
export type Behaviour<A extends Attributes, M extends object = object> = (
  host: BehaviourHost<A, M>,
) => (() => void) | undefined

const Base = withProperties(HTMLElement)

/**
 * An element that draws nothing, or draws its own nodes, and fetches React only once it needs it: it starts without
 * React.
 */
export abstract class FlxBehaviourElement<M extends object = object> extends Base {
  /** @internal Given by `behaviourElement`. */
  static behaviour: (host: FlxBehaviourElement) => (() => void) | undefined

  /** @internal */
  readonly methods = new HostMethods<M>(this)
  #undo: (() => void) | undefined
  /** True from the moment it starts, so that the loader does not hold an event that the behaviour dispatches then. */
  #active = false

  get isReady(): boolean {
    return this.#active
  }

  get ready(): Promise<void> {
    return this.methods.ready
  }

  /** @internal Calls a method of the behaviour, at once or as soon as it has started. Rejects if it fails to start. */
  protected call<K extends keyof M>(method: K, ...args: ArgumentsOf<M[K]>): Promise<ResultOf<M[K]>> {
    return this.methods.call(method, ...args)
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
      this.methods.open()
    } catch (error) {
      this.methods.fail(error)
      reportError(this, error)
    }
  }

  #stop(): void {
    this.#active = false
    this.methods.leave()
    this.#undo?.()
    this.#undo = undefined
  }
}

type BehaviourConstructor<A extends Attributes, M extends object> = Omit<typeof FlxBehaviourElement, 'prototype'> &
  (abstract new () => BehaviourHost<A, M>)

/**
 * Turns a behaviour into the base class of an element.
 * When an attribute changes, the behaviour is undone and started again.
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
