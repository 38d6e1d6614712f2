import { prefersReducedMotion } from '../../core/browser/media.ts'
import { setAttributes } from '../../core/browser/set-attributes.ts'
import { setStyles } from '../../core/browser/set-styles.ts'
import type { BehaviourHost } from '../../core/element/behaviour-element.ts'
import { emit } from '../../core/events.ts'
import type { ByWidth } from './by-width.ts'
import { holderOf, slidesOf, takeRow } from './row.ts'
import { drawControls } from './slide-controls.ts'
import { nameSlides } from './slide-names.ts'
import type { SlidePosition } from './slide-position.ts'
import type { SlidesAttributes } from './slides-attributes.ts'
import type { SlideSource } from './slides-events.ts'

type Host = BehaviourHost<SlidesAttributes>

/** Marks the slides that are inert because they are out of view, in a copy of them too: others are so by their author. */
const outOfView = 'flx'

/** What moves slides. */
export interface Slider {
  move(by: 1 | -1, source?: SlideSource): void
  /** @param index - Counted from 0; past the ends it is that of the last or of the first. */
  goTo(index: number, source?: SlideSource): void
  play(): void
  pause(): void
}

/** The slide that the visitor has scrolled to, where the row scrolled by itself; else the first. */
function scrolledTo(host: Element): number {
  const row = holderOf(host)
  if (!row.scrollLeft && !row.scrollTop) return 0
  const box = row.getBoundingClientRect()
  const index = slidesOf(host).findIndex((slide) => {
    const { left, right, top, bottom } = slide.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  })
  return Math.max(0, index)
}

/** The slide that holds what the address of the page names; -1 where none does. */
function linkedSlide(slides: readonly HTMLElement[]): number {
  const target = document.querySelector(':target')
  return target ? slides.findIndex((slide) => slide.contains(target)) : -1
}

function firstSlide(host: Host, slides: readonly HTMLElement[], scrolled: number, current?: HTMLElement): number {
  const kept = current ? slides.indexOf(current) : -1
  const linked = linkedSlide(slides)
  const wanted = kept >= 0 ? kept : linked >= 0 ? linked : scrolled || host.start - 1
  return Math.min(Math.max(0, wanted), slides.length - 1)
}

/** What an arrow key asks for; 0 where it is none. */
function stepOf({ key }: KeyboardEvent, rtl: boolean): 1 | -1 | 0 {
  if (key === 'ArrowDown') return 1
  if (key === 'ArrowUp') return -1
  const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  return rtl && by ? (by === 1 ? -1 : 1) : by
}

type Options = {
  [Name in keyof SlidesAttributes as SlidesAttributes[Name] extends ByWidth<unknown> ? Name : never]: ReturnType<
    Extract<SlidesAttributes[Name], ByWidth<unknown>>['at']
  >
}

/** The options as they are at the width that the window has now. */
function optionsOf(host: Host, attributes: SlidesAttributes): Options {
  const entries = Object.entries(attributes).flatMap(([name, codec]) =>
    'at' in codec ? [[name, codec.at(String(host[name as keyof Options]))]] : [],
  )
  return Object.fromEntries(entries) as Options
}

/** What is fetched besides: some of it only where it is asked for. */
type Parts = typeof import('./moving-row.ts') &
  Partial<typeof import('./autoplay.ts') & typeof import('./slide-marks.ts') & typeof import('./thumbnails.ts')>

export interface Given {
  host: Host
  attributes: SlidesAttributes
  parts: Parts
  signal: AbortSignal
}

export interface Run extends Slider {
  /** The slide that comes first now. */
  readonly current: HTMLElement
  /** Whether it plays by itself; undefined where it never does. */
  readonly playing: boolean | undefined
  undo(): void
}

/**
 * Makes the slides move as the options of now say, until it is undone.
 *
 * @param before - What it goes on from: the slide that was shown, and whether it still played.
 * @returns nothing where there are no slides.
 */
export function runSlides({ host, attributes, parts }: Given, before?: Run): Run | undefined {
  const scrolled = scrolledTo(host)
  const row = takeRow(host)
  if (!row) return undefined
  const { track, slides } = row
  const stop = new AbortController()
  const { signal } = stop
  const options = optionsOf(host, attributes)
  const { shown } = options
  // Where it is not given, a site may say it in its own sheet.
  const undo = [setStyles(host, Number(shown) ? { '--flx-slides-shown': String(shown) } : {})]
  for (const slide of slides) if (slide.getAttribute('inert') === outOfView) slide.inert = false
  undo.push(nameSlides(host, host.label, row))
  /** Whose doing the next change is. */
  let source: SlideSource = 'code'

  const position = (): SlidePosition => {
    const { whole } = moving.inView()
    const [from, to] = [whole[0], whole.at(-1)].map((slide) => (slide ? slides.indexOf(slide) : moving.index))
    const { atStart, atEnd } = moving
    return { from: from ?? 0, to: to ?? 0, total: slides.length, stops: moving.stops(), atStart, atEnd }
  }
  const place = (): void => {
    const { some } = moving.inView()
    const lost = slides.find((slide) => !some.includes(slide) && slide.contains(document.activeElement))
    for (const slide of slides) {
      if (some.includes(slide)) {
        if (slide.getAttribute('inert') === outOfView) slide.inert = false
      } else if (!slide.inert) slide.setAttribute('inert', outOfView)
    }
    // A picture is there before its slide is: what a clipped row hides, browsers do not fetch ahead.
    const beside = [moving.index - 1, moving.index + some.length].map((at) => slides.at(at % slides.length))
    for (const slide of [...some, ...beside]) {
      for (const image of slide?.querySelectorAll<HTMLImageElement>('img[loading="lazy"]') ?? [])
        image.loading = 'eager'
    }
    // Who had the focus in a slide that went comes along with the move.
    if (lost && some[0]) {
      undo.push(setAttributes(some[0], { tabindex: '-1' }))
      some[0].focus({ preventScroll: true })
    }
    controls.show(position())
    mark?.(position())
  }
  const change = (): void => {
    place()
    const slide = slides[moving.index] as HTMLElement
    if (source === 'visitor') {
      player?.end()
      controls.announce(position())
    } else player?.restart()
    emit(host, 'flx-slide-change', { position: moving.index + 1, slide, source })
    source = 'code'
  }
  const act = (by: SlideSource, action: () => void): void => {
    source = by
    if (by === 'visitor') player?.end()
    action()
    source = 'code'
  }
  const slider: Slider = {
    move: (by, from = 'code') => act(from, () => moving.move(by)),
    goTo(index, from = 'code') {
      const wanted = Math.min(Math.max(0, index || 0), slides.length - 1)
      act(from, () => moving.goTo(wanted))
    },
    play: () => player?.play(),
    pause: () => player?.end(),
  }

  const controls = drawControls(options.arrows, (by) => slider.move(by, 'visitor'))
  for (const old of host.querySelectorAll(':scope > .flx-slides')) old.remove()
  host.prepend(controls.element)
  const mark = parts.drawMarks?.({
    ...options,
    controls: controls.element,
    goTo: (index) => slider.goTo(index, 'visitor'),
  })
  const player = options.autoplay
    ? parts.autoplay?.(host, {
        controls: controls.element,
        begins: before?.playing !== false,
        interval: options.interval,
        signal,
        next: () => (moving.atEnd ? player?.end() : slider.move(1, 'play')),
      })
    : undefined

  const moving = new parts.MovingRow(
    host,
    row,
    {
      ...options,
      speed: prefersReducedMotion() ? 0 : options.speed,
      own: shown === 'auto',
      start: firstSlide(host, slides, scrolled, before?.current),
    },
    {
      onChange: change,
      onPlace: place,
      onSwipe() {
        player?.end()
        source = 'visitor'
      },
    },
  )
  track.scrollTo({ left: 0, top: 0, behavior: 'instant' })
  place()
  if (host.for) parts.tieThumbnails?.({ shower: host.for, slides, signal, goTo: slider.goTo })
  addEventListener(
    'hashchange',
    () => {
      const linked = linkedSlide(slides)
      if (linked >= 0) slider.goTo(linked, 'visitor')
    },
    { signal },
  )
  controls.element.addEventListener('keydown', (event) => {
    const by = stepOf(event, getComputedStyle(host).direction === 'rtl')
    if (!by) return
    event.preventDefault()
    slider.move(by, 'visitor')
  })

  return {
    ...slider,
    get current() {
      return slides[moving.index] as HTMLElement
    },
    get playing() {
      return player?.playing
    },
    undo() {
      stop.abort()
      moving.undo()
      controls.element.remove()
      for (const slide of slides) if (slide.getAttribute('inert') === outOfView) slide.inert = false
      for (const each of undo.reverse()) each()
      row.undo()
    },
  }
}
