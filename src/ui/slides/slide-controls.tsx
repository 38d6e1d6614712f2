import { type CSSProperties, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { readingKey } from '../../core/browser/reading-key.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { StatusLine } from '../message.tsx'
import type { SlidePosition } from './moving-row.ts'
import { slidesTexts } from './slides-messages.ts'
import type { Autoplay } from './use-autoplay.ts'

/** With more stops than this, a number replaces the dots, which could not be told apart. */
const mostDots = 9

/** Returns the direction of an arrow key; 0 for any other key. With Alt, for instance, an arrow is the browser's Back. */
function stepOf({ key: pressed, altKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent): 1 | -1 | 0 {
  if (altKey || ctrlKey || metaKey) return 0
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
    // A button that becomes disabled at the end passes its focus to the other one.
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
  /** The state of autoplay; false if these slides do not play. */
  autoplay: Autoplay | false
  /** The position that screen readers announce. */
  announcement: string
}

/** The controls of the slides; the button that stops autoplay comes first (decision 4). */
export function SlideControls({
  position,
  announcement,
  autoplay,
  move,
  goTo,
  ...shown
}: SlideControlsProps): ReactNode {
  const t = useTexts(slidesTexts)
  const { to, total, stops } = position
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = stepOf(event)
    if (!by) return
    event.preventDefault()
    move(by)
  }
  return (
    // Hidden if all slides are in view: there is nowhere to move.
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
      <StatusLine className="flx-slides__status">{announcement}</StatusLine>
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
