import { matches } from '../../core/browser/media.ts'
import { type Codec, int, selector, text } from '../../core/element/codecs.ts'

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
function byWidth<T>(read: (value: string) => T | undefined, fallback: string, bare = fallback): ByWidth<T> {
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

interface Defaults {
  autoplay?: string
  /** Milliseconds that a slide is shown (SLIDE-01 to SLIDE-03). */
  interval: string
  /** Milliseconds of a change of slide. */
  speed: string
  arrows?: string
  dots?: string
  fade?: string
}

const onOff = (fallback = 'off') =>
  byWidth((value) => (value === 'on' ? true : value === 'off' ? false : undefined), fallback, 'on')

const amount = (fallback: string, least = 0) =>
  byWidth((value) => (Number(value) >= least && value !== 'Infinity' ? Number(value) : undefined), fallback)

const shown = byWidth<number | 'auto' | undefined>(
  (value) => (value === 'auto' ? value : Number(value) >= 1 && Number(value) < 100 ? Number(value) : undefined),
  '',
)

/** Returns the attributes of an element that shows slides, with that element's defaults. */
export const slidesAttributes = ({ autoplay, interval, speed, arrows = 'on', dots, fade }: Defaults) => ({
  autoplay: onOff(autoplay),
  interval: amount(interval, 1),
  speed: amount(speed),
  shown,
  step: amount('1', 1),
  loop: onOff('on'),
  arrows: onOff(arrows),
  dots: onOff(dots),
  progress: onOff(),
  fade: onOff(fade),
  vertical: onOff(),
  swipe: amount('40', 1),
  start: int(1),
  label: text(),
  for: selector(),
})

export type SlidesAttributes = ReturnType<typeof slidesAttributes>

/** The methods of an element that shows slides. */
export interface SlidesMethods {
  next(): Promise<void>
  previous(): Promise<void>
  /** @param position - Counted from 1. */
  goTo(position: number): Promise<void>
  play(): Promise<void>
  pause(): Promise<void>
}
