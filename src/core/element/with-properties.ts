import { type Attributes, attributeName, type Codec, hasAttribute, type PropertyCodec } from './codecs.ts'
import { openingTag } from './report-error.ts'

type AnyCodec = Codec<unknown> | PropertyCodec<unknown>

/** Members that `withProperties` adds to an element. */
export interface PropertiesMembers {
  /** Calls a method by its name. Rejects with an error that names it if there is no such method (HTTP-03). */
  invoke(method: string, ...args: unknown[]): Promise<unknown>
  /** @internal Called when a property has changed. */
  propertyChanged(): void
  /** @internal Returns the current value of every property. */
  readProperties(): Record<string, unknown>
  /**
   * @internal Properties set before the upgrade are own properties that hide the accessors: sets them again through
   * these.
   */
  takeOverProperties(): void
}

export interface PropertiesClass<H> {
  attributes: Attributes
  readonly version: string
  readonly observedAttributes: string[]
  prototype: H & PropertiesMembers
}

/**
 * Adds what all elements of ours share, with or without React: typed properties in step with their attributes,
 * properties set before the upgrade, and methods called by name.
 */
export function withProperties<H extends HTMLElement>(
  Base: abstract new () => H,
): PropertiesClass<H> & (abstract new () => H & PropertiesMembers) {
  class PropertiesElement extends (Base as unknown as typeof HTMLElement) implements PropertiesMembers {
    static attributes: Attributes = {}
    static readonly version: string = __FLX_VERSION__

    static get observedAttributes(): string[] {
      return Object.entries(this.attributes)
        .filter(([, codec]) => hasAttribute(codec))
        .map(([name]) => attributeName(name))
    }

    #values = new Map<string, unknown>()
    #tookOver = false

    propertyChanged(): void {}

    async invoke(method: string, ...args: unknown[]): Promise<unknown> {
      const found = (this as unknown as Record<string, unknown>)[method]
      if (typeof found !== 'function' || method in HTMLElement.prototype) {
        throw new Error(`flx : la méthode « ${method} » n’existe pas sur <${this.localName}>.`)
      }
      return found.apply(this, args)
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (before === after) return
      if (after !== null) this.#warnOfProblem(name, after)
      this.propertyChanged()
    }

    /** Logs a warning for an invalid attribute when it is set; the element goes on without it. */
    #warnOfProblem(name: string, written: string): void {
      const { attributes } = this.constructor as typeof PropertiesElement
      for (const [property, codec] of Object.entries(attributes)) {
        if (!hasAttribute(codec) || attributeName(property) !== name) continue
        const problem = codec.problem?.(written)
        if (problem) console.warn(`flx : ${openingTag(this)} : ${name}="${written}" ${problem}.`)
      }
    }

    readProperty(name: string, codec: AnyCodec): unknown {
      if (hasAttribute(codec)) return codec.parse(this.getAttribute(attributeName(name)))
      return this.#values.has(name) ? this.#values.get(name) : codec.fallback
    }

    writeProperty(name: string, codec: AnyCodec, value: unknown): void {
      if (!hasAttribute(codec)) {
        this.#values.set(name, value)
        this.propertyChanged()
        return
      }
      const formatted = codec.format(value)
      if (formatted === null) this.removeAttribute(attributeName(name))
      else this.setAttribute(attributeName(name), formatted)
    }

    readProperties(): Record<string, unknown> {
      const { attributes } = this.constructor as typeof PropertiesElement
      return Object.fromEntries(
        Object.entries(attributes).map(([name, codec]) => [name, this.readProperty(name, codec)]),
      )
    }

    takeOverProperties(): void {
      if (this.#tookOver) return
      this.#tookOver = true
      const own = this as unknown as Record<string, unknown>
      for (const name of Object.keys((this.constructor as typeof PropertiesElement).attributes)) {
        if (!Object.hasOwn(this, name)) continue
        const value = own[name]
        delete own[name]
        own[name] = value
      }
    }
  }
  return PropertiesElement as unknown as ReturnType<typeof withProperties<H>>
}

interface PropertyHost {
  readProperty(name: string, codec: AnyCodec): unknown
  writeProperty(name: string, codec: AnyCodec, value: unknown): void
}

/** Defines one accessor per property on a class, which reads and writes through the property's codec. */
export function defineProperties(prototype: object, attributes: Attributes): void {
  for (const [name, codec] of Object.entries(attributes)) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: PropertyHost) {
        return this.readProperty(name, codec)
      },
      set(this: PropertyHost, value: unknown) {
        this.writeProperty(name, codec, value)
      },
    })
  }
}
