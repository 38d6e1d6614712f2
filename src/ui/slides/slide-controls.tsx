import { type CSSProperties, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { readingKey } from '../../core/browser/reading-key.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { StatusLine } from '../status-line.tsx'
import type { SlidePosition } from './moving-row.ts'
import { slidesTexts } from './slides-messages.ts'
import type { Autoplay } from './use-autoplay.ts'

/** More dots than these are a number instead: none could be told from the next. */
const mostDots = 9

/** What an arrow key asks for; 0 where it is none. */
function stepOf({ key: pressed, currentTarget }: KeyboardEvent): 1 | -1 | 0 {
  const key = readingKey(pressed, currentTarget)
  if (key === 'ArrowDown') return 1
  if (key === 'ArrowUp') return -1
  return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
}

interface ArrowsProps {
  position: SlidePosition
  move(by: 1 | -1): void
}

function Arrows({ position: { atStart, atEnd }, move }: ArrowsProps): ReactNode {
  const t = useTexts(slidesTexts)
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    // The one that has come to its end hands on the focus.
    const active = document.activeElement
    if (atStart && active === previous.current) next.current?.focus()
    if (atEnd && active === next.current) previous.current?.focus()
  }, [atStart, atEnd])
  return (
    <>
      <button
        ref={previous}
        type="button"
        className="flx-slides__arrow"
        aria-label={t('previous')}
        disabled={atStart}
        onClick={() => move(-1)}
      />
      <button
        ref={next}
        type="button"
        className="flx-slides__arrow flx-slides__arrow--next"
        aria-label={t('next')}
        disabled={atEnd}
        onClick={() => move(1)}
      />
    </>
  )
}

interface DotsProps {
  position: SlidePosition
  goTo(index: number): void
}

function Dots({ position: { stops, from, total }, goTo }: DotsProps): ReactNode {
  const t = useTexts(slidesTexts)
  if (stops.length > mostDots) {
    return (
      <div className="flx-slides__dots" aria-hidden="true">
        {t('position', { n: from + 1, total })}
      </div>
    )
  }
  const current = stops.findLast((stop) => stop <= from)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the look of a form
    <div className="flx-slides__dots" role="group" aria-label={t('choose')}>
      {stops.map((stop) => (
        <button
          key={stop}
          type="button"
          className="flx-slides__dot"
          aria-label={t('goTo', { n: stop + 1 })}
          aria-current={stop === current || undefined}
          onClick={() => goTo(stop)}
        />
      ))}
    </div>
  )
}

interface SlideControlsProps extends ArrowsProps, DotsProps {
  arrows: boolean
  dots: boolean
  progress: boolean
  /** Where they play by themselves. */
  autoplay: Autoplay | false
  /** Where the visitor has come to. */
  said: string
}

/** What commands slides: first of all the button that stops them (decision 4). */
export function SlideControls({ position, said, autoplay, move, goTo, ...shown }: SlideControlsProps): ReactNode {
  const t = useTexts(slidesTexts)
  const { to, total, stops } = position
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = stepOf(event)
    if (!by) return
    event.preventDefault()
    move(by)
  }
  return (
    // All that there is is in view: nothing is to be moved.
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside
    <div className="flx-slides flx-slides__controls" hidden={stops.length < 2} onKeyDown={onKeyDown}>
      {autoplay && (
        <button
          type="button"
          className={`flx-slides__play${autoplay.isPlaying ? ' flx-slides__play--playing' : ''}`}
          aria-label={t(autoplay.isPlaying ? 'pause' : 'play')}
          onClick={() => (autoplay.isPlaying ? autoplay.end() : autoplay.play())}
        />
      )}
      {shown.arrows && <Arrows position={position} move={move} />}
      <StatusLine className="flx-slides__status">{said}</StatusLine>
      {shown.dots && <Dots position={position} goTo={goTo} />}
      {shown.progress && (
        <div
          className="flx-slides__progress"
          aria-hidden="true"
          style={{ '--flx-slides-done': (to + 1) / total } as CSSProperties}
        >
          <i className="flx-slides__done" />
        </div>
      )}
    </div>
  )
}
