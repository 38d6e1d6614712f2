import { int, text } from '../../core/element/codecs.ts'
import { selector } from '../../core/element/selector-codec.ts'
import { byWidth } from './by-width.ts'

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
