import { matches } from '../../core/browser/media.ts'
import type { Codec } from '../../core/element/codecs.ts'

/**
 * An option that may depend on the width of the window, as `shown="1 576:2 992:4"`: one, then two from 576 px on, then
 * four from 992 px on. Invalid values are ignored.
 */
export interface ByWidth<T> extends Codec<string> {
  /** Returns its value at the current width of the window. */
  at(written: string): T
}

const word = /^(?:(\d+):)?(.+)$/

const words = (written: string): string[] => written.split(/\s+/).filter(Boolean)

/**
 * @param read - Reads one value; returns undefined if it is invalid.
 * @param fallback - The value without an attribute.
 * @param bare - The value of an attribute that is written without one.
 */
export function byWidth<T>(read: (value: string) => T | undefined, fallback: string, bare = fallback): ByWidth<T> {
  const steps = (written: string): [from: number, value: T][] =>
    words(written).flatMap((each) => {
      const [, from = '0', text = ''] = word.exec(each) ?? []
      const value = read(text)
      return value === undefined ? [] : [[Number(from), value] as [number, T]]
    })
  return {
    parse: (attribute) => (attribute === null ? fallback : attribute.trim() || bare),
    format: (value) => (value == null ? null : String(value)),
    problem: (attribute) =>
      words(attribute).every((each) => steps(each).length > 0) ? undefined : 'ne se lit pas en entier',
    at(written) {
      const own = steps(written)
      const all = own.some(([from]) => from === 0) ? own : [...steps(fallback).slice(0, 1), ...own]
      const now = all.filter(([from]) => from === 0 || matches(`(min-width: ${from}px)`))
      return now.sort(([one], [other]) => one - other).at(-1)?.[1] as T
    },
  }
}

/** Returns the widths of the window, in pixels, at which these options change. */
export function widthsIn(written: readonly string[]): Set<string> {
  return new Set(written.flatMap((each) => words(each).flatMap((step) => word.exec(step)?.[1] ?? [])))
}
