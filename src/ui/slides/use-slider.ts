import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import { onMedia } from '../../core/browser/media.ts'
import { useMedia } from '../../core/browser/use-media.ts'
import { type FlxElement, useHostMethod } from '../../core/element/react-element.ts'
import { emit } from '../../core/events.ts'
import { focusOn } from '../../core/focus/focusable.ts'
import { useEvent } from '../../core/use-event.ts'
import { type MovingRow, moveSlides, type SlidePosition } from './moving-row.ts'
import { type ByWidth, type SlidesAttributes, type SlidesMethods, widthsIn } from './slides-attributes.ts'
import type { SlideSource } from './slides-events.ts'
import { slidesTexts as t } from './slides-messages.ts'
import type { useAutoplay } from './use-autoplay.ts'
import type { useRow } from './use-row.ts'

/** Returns the index of the slide that contains the target of the page's address; -1 if there is none. */
function linkedSlide(slides: readonly HTMLElement[]): number {
  const target = document.querySelector(':target')
  return target ? slides.findIndex((slide) => slide.contains(target)) : -1
}

/** « 3 sur 8 », « 3 à 5 sur 8 ». */
const tellPosition = ({ from, to, total }: SlidePosition): string =>
  from === to ? t('position', { n: from + 1, total }) : t('range', { from: from + 1, to: to + 1, total })

interface SliderOptions {
  host: FlxElement<SlidesMethods>
  row: ReturnType<typeof useRow>
  options: ReturnType<typeof useOptions>
  /** The slide that is shown first, counted from 1. */
  start: number
  autoplay: ReturnType<typeof useAutoplay>
}

interface Slider {
  /** Undefined if there are no slides. */
  position: SlidePosition | undefined
  /** The position that screen readers announce. */
  announcement: string
  move(by: 1 | -1): void
  goTo(index: number): void
}

/** Moves the slides of an element, as its options say, for the visitor, autoplay and scripts. */
export function useSlider({ host, row, options, start, autoplay }: SliderOptions): Slider {
  const { track, slides, scrolledTo } = row
  const [state, setState] = useState<Pick<Slider, 'position' | 'announcement'>>({
    position: undefined,
    announcement: '',
  })
  const [started] = useState(() => Promise.withResolvers<void>())
  const moving = useRef<MovingRow>(null)
  /** The slide that comes first; it stays so when options change, or slides are added and removed. */
  const first = useRef<HTMLElement>(undefined)
  /** The cause of the next change. */
  const source = useRef<SlideSource>('code')
  const wantsLess = useMedia('(prefers-reduced-motion: reduce)')

  const show = useEffectEvent((position: SlidePosition) => {
    const { index, seen } = position
    const slide = slides[index] as HTMLElement
    const isNew = slide !== first.current
    const by = source.current
    const lost = slides.some((each, at) => !seen.includes(at) && each.contains(document.activeElement))
    first.current = slide
    flushSync(() =>
      setState((last) => {
        const announcement = isNew && by === 'visitor' ? tellPosition(position) : last.announcement
        const isSame = announcement === last.announcement && JSON.stringify(position) === JSON.stringify(last.position)
        return isSame ? last : { position, announcement }
      }),
    )
    // If the focus was in a slide that went out of view, moves it to one in view.
    if (lost) focusOn(slides[seen[0] ?? index] as HTMLElement)
    if (!isNew) return
    source.current = 'code'
    emit(host, 'flx-slide-change', { position: index + 1, slide, source: by })
  })
  const begin = useEffectEvent((): number => {
    const kept = first.current ? slides.indexOf(first.current) : -1
    const linked = linkedSlide(slides)
    const wanted = kept >= 0 ? kept : linked >= 0 ? linked : scrolledTo || start - 1
    return Math.min(Math.max(0, wanted), slides.length - 1)
  })
  const swipe = useEffectEvent(() => {
    autoplay.end()
    source.current = 'visitor'
  })

  useLayoutEffect(() => {
    if (!track || slides.length === 0) {
      setState({ position: undefined, announcement: '' })
      return
    }
    let isMoving = false
    const speed = wantsLess ? 0 : options.speed
    const onPlace = (): void => {
      if (isMoving) show(moved.position)
    }
    const moved = moveSlides({ ...options, host, track, slides, speed, start: begin(), onPlace, onSwipe: swipe })
    track.scrollTo({ left: 0, top: 0, behavior: 'instant' })
    const { position } = moved
    first.current = slides[position.index]
    setState(({ announcement }) => ({ position, announcement }))
    moving.current = moved
    isMoving = true
    return () => {
      isMoving = false
      moving.current = null
      moved.undo()
    }
  }, [host, track, slides, options, wantsLess])
  const isStarted = scrolledTo !== null && (track !== null || slides.length === 0)
  useLayoutEffect(() => {
    if (isStarted) started.resolve()
  }, [isStarted, started])

  const act = (by: SlideSource, action: (row: MovingRow) => void): void => {
    if (!moving.current) return
    if (by === 'visitor') autoplay.end()
    source.current = by
    action(moving.current)
    source.current = 'code'
  }
  const move = (by: 1 | -1, from: SlideSource = 'code'): void => act(from, (moved) => moved.move(by))
  const goTo = (index: number, from: SlideSource = 'code'): void =>
    act(from, (moved) => moved.goTo(Math.min(Math.max(0, index || 0), slides.length - 1)))

  const goOn = useEffectEvent(() => (state.position?.atEnd ? autoplay.end() : move(1, 'play')))
  const goesOn = options.autoplay && autoplay.goesOn
  const index = state.position?.index
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of a slide begins with it
  useEffect(() => {
    if (!goesOn) return
    const timer = setTimeout(goOn, options.interval)
    return () => clearTimeout(timer)
  }, [goesOn, options.interval, index])

  useEvent(window, 'hashchange', () => {
    const linked = linkedSlide(slides)
    if (linked >= 0) goTo(linked, 'visitor')
  })
  const later = (action: () => void) => async (): Promise<void> => {
    await started.promise
    action()
  }
  useHostMethod(
    host,
    'next',
    later(() => move(1)),
  )
  useHostMethod(
    host,
    'previous',
    later(() => move(-1)),
  )
  useHostMethod(host, 'goTo', (position) => later(() => goTo(Math.round(position) - 1))())
  useHostMethod(
    host,
    'play',
    later(() => options.autoplay && autoplay.play()),
  )
  useHostMethod(host, 'pause', later(autoplay.end))

  return { ...state, move: (by) => move(by, 'visitor'), goTo: (at) => goTo(at, 'visitor') }
}

type Options = {
  [Name in keyof SlidesAttributes as SlidesAttributes[Name] extends ByWidth<unknown> ? Name : never]: ReturnType<
    Extract<SlidesAttributes[Name], ByWidth<unknown>>['at']
  >
}

/** Returns the options for the current width of the window; the same object as long as they do not change. */
export function useOptions(host: FlxElement): Options {
  const written = Object.entries((host.constructor as typeof FlxElement).attributes).flatMap(([name, codec]) =>
    'at' in codec ? [[name, codec as ByWidth<unknown>, String(host[name as keyof FlxElement])] as const] : [],
  )
  const widths = [...widthsIn(written.map(([, , value]) => value))].join(' ')
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = widths.split(' ').map((width) => onMedia(`(min-width: ${width}px)`, listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [widths],
  )
  const now = (): string =>
    JSON.stringify(Object.fromEntries(written.map(([name, codec, value]) => [name, codec.at(value)])))
  const told = useSyncExternalStore(subscribe, now)
  return useMemo(() => JSON.parse(told), [told])
}
