import { isUntrusted } from '../html/untrusted.ts'
import { wakeTranslations } from '../i18n/wake-translations.ts'
import type { Attributes, Values } from './codecs.ts'
import { reportError } from './report-error.ts'
import { defineProperties, withProperties } from './with-properties.ts'

/** An element as its behaviour knows it. */
export type BehaviourHost<A extends Attributes> = FlxBehaviourElement & Values<A>

/** What a behaviour does while its element is in the page; the function that it returns undoes it. */
export type Behaviour<A extends Attributes> = (host: BehaviourHost<A>) => (() => void) | undefined

const Base = withProperties(HTMLElement)

/**
 * An element that acts, and draws nothing, or by nodes of its own and, once it needs to, by React that it fetches then: it
 * costs a page none of React as it wakes.
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

  /** A move keeps the behaviour: it ends where the element is still out a microtask later. */
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
 * The behaviour ends and begins anew when an attribute changes.
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
