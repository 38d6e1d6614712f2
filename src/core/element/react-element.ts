import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import { Bridge } from './bridge.tsx'
import { type Attributes, attributeName, type Codec, hasAttribute, type PropertyCodec, type Values } from './codecs.ts'
import { HostState } from './host-state.ts'

/** What a feature is drawn with: its element, and the element's properties. */
export type FeatureProps<A extends Attributes> = Values<A> & { host: FlxElement & Values<A> }

interface R2wcElement extends HTMLElement {
  container: Element
  connectedCallback(): void
  disconnectedCallback(): void
}

const mountMark = 'data-flx-mount'
const slotMark = 'data-flx-slot'

const Base = r2wc(Bridge as ComponentType<object>) as unknown as new () => R2wcElement

/** What every element of ours is: author's children kept, a mount node beside them, typed properties, awaited methods. */
export abstract class FlxElement extends Base {
  /** The feature and its properties, given by `reactElement`. */
  static feature: ComponentType<Record<string, unknown>>
  static attributes: Attributes
  static readonly version: string = __FLX_VERSION__

  static get observedAttributes(): string[] {
    return Object.entries(this.attributes)
      .filter(([, codec]) => hasAttribute(codec))
      .map(([name]) => attributeName(name))
  }

  /** @internal */
  readonly state: HostState
  #properties = new Map<string, unknown>()
  #mounted = false
  #tookOver = false

  constructor() {
    super()
    const { feature, attributes } = this.constructor as typeof FlxElement
    this.state = new HostState(feature, () => {
      const names = Object.keys(attributes) as (keyof this)[]
      return Object.fromEntries(names.map((name) => [name, this[name]]))
    })
  }

  /** Resolves once the element has drawn itself and its methods act. */
  get ready(): Promise<void> {
    return this.state.ready
  }

  get isReady(): boolean {
    return this.state.isReady
  }

  /** Runs a method by its name. Rejects with an error that says so when there is no such method (HTTP-03). */
  async invoke(method: string, ...args: unknown[]): Promise<unknown> {
    const found = (this as unknown as Record<string, unknown>)[method]
    if (typeof found !== 'function' || method in HTMLElement.prototype) {
      throw new Error(`flx : la méthode « ${method} » n’existe pas sur <${this.localName}>.`)
    }
    return found.apply(this, args)
  }

  /** Passes a call on to the feature, at once or as soon as it is drawn. */
  protected call(method: string, ...args: unknown[]): Promise<unknown> {
    return this.state.call(method, args)
  }

  override connectedCallback(): void {
    if (!this.isConnected) return
    this.#takeOverProperties()
    if (this.#mounted) return
    this.#mounted = true
    this.#dropDeadCopies()
    const mount = document.createElement('div')
    mount.setAttribute(mountMark, '')
    this.append(mount)
    this.container = mount
    this.state.refresh()
    super.connectedCallback()
  }

  /** A move leaves and enters within one task: what is back a microtask later keeps its state. */
  override disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected || !this.#mounted) return
      this.#mounted = false
      super.disconnectedCallback()
      this.container.remove()
      this.state.resetReady()
    })
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (before !== after) this.#update()
  }

  /** @internal */
  readProperty(name: string, codec: Codec<unknown> | PropertyCodec<unknown>): unknown {
    if (hasAttribute(codec)) return codec.parse(this.getAttribute(attributeName(name)))
    return this.#properties.has(name) ? this.#properties.get(name) : codec.fallback
  }

  /** @internal */
  writeProperty(name: string, codec: Codec<unknown> | PropertyCodec<unknown>, value: unknown): void {
    if (!hasAttribute(codec)) {
      this.#properties.set(name, value)
      this.#update()
      return
    }
    const formatted = codec.format(value)
    if (formatted === null) this.removeAttribute(attributeName(name))
    else this.setAttribute(attributeName(name), formatted)
  }

  #update(): void {
    if (!this.#mounted) return
    if (this.container.parentNode !== this) this.append(this.container)
    this.state.refresh()
  }

  #takeOverProperties(): void {
    if (this.#tookOver) return
    this.#tookOver = true
    const own = this as unknown as Record<string, unknown>
    for (const name of Object.keys((this.constructor as typeof FlxElement).attributes)) {
      if (!Object.hasOwn(this, name)) continue
      const value = own[name]
      delete own[name]
      own[name] = value
    }
  }

  /** A clone, or a page kept as text, carries what React once drew: its slots' nodes go home, the rest goes. */
  #dropDeadCopies(): void {
    for (const dead of this.querySelectorAll(`:scope > [${mountMark}]`)) {
      for (const slot of dead.querySelectorAll(`[${slotMark}]`)) dead.before(...slot.childNodes)
      dead.remove()
    }
  }
}

type FlxConstructor<A extends Attributes> = Omit<typeof FlxElement, 'prototype'> &
  (abstract new () => FlxElement & Values<A>)

/**
 * Turns a React feature into the base class of an element.
 *
 * @param feature - Component drawn in the element's own mount node; it gets `host` and the properties.
 * @param attributes - The element's properties; each with an attribute in kebab-case, unless made by `property()`.
 */
export function reactElement<const A extends Attributes>(
  feature: ComponentType<FeatureProps<A>>,
  attributes: A,
): FlxConstructor<A> {
  abstract class ReactElement extends FlxElement {
    static override feature = feature as unknown as ComponentType<Record<string, unknown>>
    static override attributes = attributes
  }
  for (const [name, codec] of Object.entries(attributes)) {
    Object.defineProperty(ReactElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: FlxElement) {
        return this.readProperty(name, codec)
      },
      set(this: FlxElement, value: unknown) {
        this.writeProperty(name, codec, value)
      },
    })
  }
  return ReactElement as unknown as FlxConstructor<A>
}
