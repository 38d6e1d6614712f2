import { isAddress } from '../browser/is-address.ts'
import { isSelector, matchesNothing } from '../browser/select.ts'
import { openingTag } from './report-error.ts'

/** How one property of an element is read from and written to its attribute. */
export interface Codec<T> {
  /** Returns the value of an attribute; a default if it is absent (`null`) or invalid. */
  parse(attribute: string | null): T
  /** Returns the attribute for a value; `null` removes it. */
  format(value: T): string | null
  /**
   * Returns what is wrong with an attribute, worded to follow it: « … n’est pas une adresse »; undefined if it is
   * valid.
   */
  problem?(attribute: string): string | undefined
}

/** A property without an attribute, for objects and functions. */
export interface PropertyCodec<T> {
  fallback: T
}

export type Attributes = Record<string, Codec<unknown> | PropertyCodec<unknown>>

export type Values<A extends Attributes> = {
  -readonly [K in keyof A]: A[K] extends Codec<infer T> ? T : A[K] extends PropertyCodec<infer T> ? T : never
}

/** True if the attribute is present, whatever its text; false removes it. */
export const flag: Codec<boolean> = {
  parse: (attribute) => attribute !== null,
  format: (value) => (value ? '' : null),
}

export function text(fallback = ''): Codec<string> {
  return {
    parse: (attribute) => attribute ?? fallback,
    format: (value) => (value == null ? null : String(value)),
  }
}

/** An attribute that is `null` when absent, so that absent and empty differ. */
export const optionalText: Codec<string | null> = {
  parse: (attribute) => attribute,
  format: (value) => (value == null ? null : String(value)),
}

function readNumber<T>(read: (text: string) => number, fallback: T): Codec<number | T> {
  return {
    parse: (attribute) => {
      const value = attribute === null || attribute.trim() === '' ? Number.NaN : read(attribute)
      return Number.isFinite(value) ? value : fallback
    },
    format: (value) => (value == null ? null : String(value)),
  }
}

/** A whole number as `parseInt` reads it (`"38px"` is 38); the fallback if there is none. */
export function int(fallback: number): Codec<number>
export function int(fallback?: undefined): Codec<number | undefined>
export function int(fallback?: number): Codec<number | undefined> {
  return readNumber((text) => Number.parseInt(text, 10), fallback)
}

export function number(fallback: number): Codec<number>
export function number(fallback?: undefined): Codec<number | undefined>
export function number(fallback?: number): Codec<number | undefined> {
  return readNumber(Number, fallback)
}

export function oneOf<const V extends string>(values: readonly V[], fallback: NoInfer<V>): Codec<V> {
  const known = (text: unknown): text is V => values.includes(text as V)
  return {
    parse: (attribute) => (known(attribute) ? attribute : fallback),
    format: (value) => (value == null ? null : String(value)),
  }
}

export function property<T>(fallback: T): PropertyCodec<T> {
  return { fallback }
}

export function hasAttribute(codec: Codec<unknown> | PropertyCodec<unknown>): codec is Codec<unknown> {
  return 'parse' in codec
}

/** `closeTop` → `close-top`. */
export function attributeName(propertyName: string): string {
  return propertyName.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** @internal */
export function addressBy(isOne: (text: string) => boolean, fallback: string): Codec<string> {
  return {
    parse: (attribute) => (attribute !== null && isOne(attribute) ? attribute : fallback),
    format: (value) => (value == null ? null : String(value)),
    problem: (attribute) => (isOne(attribute) ? undefined : 'n’est pas une adresse : il n’en est pas tenu compte'),
  }
}

/** An attribute with an address. An invalid one, or one that would run as a script, is ignored. */
export const address = (fallback = ''): Codec<string> => addressBy(isAddress, fallback)

/**
 * An attribute with a selector of other elements. An invalid one (`for="1,5"`) matches no element, so that reading it
 * never throws. If absent or blank, it is the fallback.
 */
export function selector(fallback = ''): Codec<string> {
  return {
    parse: (attribute) => {
      const given = attribute?.trim() ?? ''
      if (!given) return fallback
      return isSelector(given) ? given : matchesNothing
    },
    format: (value) => (value == null ? null : String(value)),
    problem: (attribute) =>
      attribute.trim() && !isSelector(attribute) ? 'n’est pas un sélecteur : il ne désigne rien' : undefined,
  }
}

/**
 * Returns the object in an element's `<script type="application/json">`, which is how objects travel in HTML.
 * Text that is not a JSON object logs a warning and counts as an empty object.
 */
export function childJson(host: Element): Record<string, unknown> {
  const script = [...host.querySelectorAll('script[type="application/json"]')].find(
    (candidate) => candidate.parentElement?.closest(host.localName) === host,
  )
  if (!script?.textContent?.trim()) return {}
  try {
    const value: unknown = JSON.parse(script.textContent)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
    console.warn(`flx : ${openingTag(host)} : le JSON doit être un objet { … }.`)
  } catch (error) {
    console.warn(`flx : ${openingTag(host)} : le JSON n’a pas pu être lu.`, error)
  }
  return {}
}
