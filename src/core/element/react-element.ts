import r2wc from '@r2wc/react-to-web-component'
import { type ComponentType, useEffect, useEffectEvent, useInsertionEffect, useState } from 'react'
import { isUntrusted } from '../html/untrusted.ts'
import { wakeTranslations } from '../i18n/wake-translations.ts'
import { keepTranslatedTexts } from '../react-root.ts'
import { atom, store } from '../store.ts'
import { Bridge } from './bridge.tsx'
import type { Attributes, Values } from './codecs.ts'
import { drawSoon, whenNear } from './draw-queue.ts'
import { type ArgumentsOf, HostMethods, type ResultOf } from './host-methods.ts'
import { createMount, keepMount, type MountPlace, mountMark, slotMark } from './mounts.ts'
import { reportError } from './report-error.ts'
import { defineProperties, withProperties } from './with-properties.ts'

/**
 * The props of a feature: its element, and the element's properties. `M` are the methods that it provides to the
 * element's class.
 */
export type FeatureProps<A extends Attributes, M extends object = object> = Values<A> & {
  host: FlxElement<M> & Values<A>
}

interface R2wcElement extends HTMLElement {
  container: Element
  connectedCallback(): void
  disconnectedCallback(): void
}

/** When an element renders. `near` waits until it is near the window, since a page may have a thousand of them. */
type Draws = 'near' | 'now'

const Base = withProperties(r2wc(Bridge as ComponentType<object>) as unknown as new () => R2wcElement)

/**
 * An element rendered by React, in a mount node beside its author's children, which stay. Its methods wait for the
 * first render.
 */
export abstract class FlxElement<M extends object = object> extends Base {
  /** @internal Given by `reactElement`. */
  static feature: ComponentType<Record<string, unknown>>
  /** @internal Given by `reactElement`. */
  static draws: Draws = 'now'

  /** @internal */
  readonly methods = new HostMethods<M>(this)
  /** @internal The properties with which the feature is rendered. */
  readonly props = atom<Record<string, unknown>>({})
  #mounted = false
  #drawn = false
  /** True from the request to render until the element leaves the page. */
  #isDue = false
  #isAskedFor = false
  #removeMount: (() => void) | undefined

  /** @internal */
  get feature(): ComponentType<Record<string, unknown>> {
    return (this.constructor as typeof FlxElement).feature
  }

  /** Resolves once the element is rendered and its methods work; also if it failed, or has left the page. */
  get ready(): Promise<void> {
    this.#ask()
    return this.methods.ready
  }

  get isReady(): boolean {
    return this.methods.isReady
  }

  /** @internal Calls a method of the feature, at once or as soon as it is rendered. Rejects if that fails. */
  protected call<K extends keyof M>(method: K, ...args: ArgumentsOf<M[K]>): Promise<ResultOf<M[K]>> {
    this.#ask()
    return this.methods.call(method, ...args)
  }

  override connectedCallback(): void {
    if (!this.isConnected || isUntrusted(this)) return
    this.takeOverProperties()
    if (this.#mounted) {
      // It was out of the page when its turn to render came.
      if (this.#isDue && !this.#drawn) this.#draw()
      return
    }
    this.#mounted = true
    this.#dropDeadCopies()
    this.container = createMount(this.localName.replace('flx-', ''))
    this.placeMount(null)
    store.set(this.props, this.readProperties())
    const { draws } = this.constructor as typeof FlxElement
    if (draws === 'near' && !this.#isAskedFor) whenNear(this, () => this.#begin())
    else this.#begin()
  }

  /** @internal Places the mount node beside a node of the author's, or by default at the end of the element. */
  placeMount(place: MountPlace | null): void {
    if (!this.#mounted) return
    this.#removeMount?.()
    this.#removeMount = keepMount(this.container, place ?? { of: this, where: 'end' })
  }

  /** Renders the element at once, even far from the window, since a script waits for it or calls it. */
  #ask(): void {
    this.#isAskedFor = true
    if (this.#mounted) this.#begin()
  }

  #begin(): void {
    const texts = wakeTranslations()
    if (texts) void texts.then(() => this.#draw())
    else this.#draw()
  }

  #draw(): void {
    this.#isDue = true
    drawSoon(() => {
      if (!this.isConnected || !this.#mounted || this.#drawn) return
      this.#drawn = true
      keepTranslatedTexts()
      super.connectedCallback()
    })
  }

  /** Keeps everything when the element is moved with `moveBefore`. */
  connectedMoveCallback(): void {}

  /** A move disconnects and connects within one task: an element that is back a microtask later keeps its state. */
  override disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected || !this.#mounted) return
      this.#mounted = false
      if (this.#drawn) super.disconnectedCallback()
      this.#drawn = false
      this.#isDue = false
      this.#removeMount?.()
      this.methods.leave()
    })
  }

  override propertyChanged(): void {
    if (!this.#mounted) return
    this.methods.retry()
    store.set(this.props, this.readProperties())
  }

  /**
   * Removes copies of React's nodes, which come with a clone or a page kept as text; moves the author's nodes in them
   * back.
   */
  #dropDeadCopies(): void {
    for (const dead of this.querySelectorAll(`:scope > :is([${mountMark}], [${slotMark}])`)) {
      const slots = dead.hasAttribute(slotMark) ? [dead] : dead.querySelectorAll(`[${slotMark}]`)
      for (const slot of slots) dead.before(...slot.childNodes)
      dead.remove()
    }
  }
}

type FlxConstructor<A extends Attributes, M extends object> = Omit<typeof FlxElement, 'prototype'> &
  (abstract new () => FlxElement<M> & Values<A>)

/**
 * Turns a React feature into the base class of an element.
 *
 * @internal
 * @param feature - Component rendered in the element's own mount node; it gets `host` and the properties.
 * @param attributes - The element's properties; each with an attribute in kebab-case, unless made by `property()`.
 * @param options - `draws`: render at once (`now`), or once near the window, touched, or called by a script (`near`).
 */
export function reactElement<const A extends Attributes, M extends object = object>(
  feature: ComponentType<FeatureProps<A, M>>,
  attributes: A,
  { draws = 'now' }: { draws?: Draws } = {},
): FlxConstructor<A, M> {
  abstract class ReactElement extends FlxElement {
    static override feature = feature as unknown as ComponentType<Record<string, unknown>>
    static override attributes = attributes
    static override draws = draws
  }
  defineProperties(ReactElement.prototype, attributes)
  return ReactElement as unknown as FlxConstructor<A, M>
}

/** Renders an element's feature beside a node of the author's, or by default at the end of the element. */
export function useMountPlace(host: FlxElement, of: Element | null, where: MountPlace['where'] = 'after'): void {
  useInsertionEffect(() => {
    host.placeMount(of ? { of, where } : null)
  }, [host, of, where])
}

/**
 * Provides a method of the feature to its element's class, which calls it with `this.call(name, …)`. Calls made before
 * the first render wait for it.
 */
export function useHostMethod<M extends object, K extends keyof M>(host: FlxElement<M>, name: K, method: M[K]): void {
  const callLatest = useEffectEvent(method as (...args: never[]) => unknown)
  useEffect(() => host.methods.provide(name, callLatest as M[K]), [host, name])
}

/**
 * Loads a module once it is wanted and returns it; `null` until then, so that only the part that needs it waits.
 *
 * @param load - Pass the same function at each render.
 */
export function useLazyModule<T extends object>(host: FlxElement, wanted: boolean, load: () => Promise<T>): T | null {
  const [module, setModule] = useState<T | null>(null)
  useEffect(() => {
    if (wanted && !module) load().then(setModule, (error) => reportError(host, error))
  }, [host, wanted, module, load])
  return module
}
