/** What makes slides move; fetched, with the library, once they are seen. */
import { onMedia } from '../../core/browser/media.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { onTexts } from '../../core/i18n/texts.ts'
import { widthsIn } from './by-width.ts'
import { hasStray, holderOf, slidesOf } from './row.ts'
import { type Given, type Run, runSlides, type Slider } from './run-slides.ts'
import css from './slides.css'

/** Makes the slides of an element move, and begins anew where slides come and go, or an option changes with the width. */
export function startSlider(given: Given & { signal: AbortSignal }): Slider {
  adoptStyles(css)
  const { host, attributes, signal } = given
  let run: Run | undefined = runSlides(given)
  let slides = slidesOf(host)

  const observer = new MutationObserver(() => {
    const now = slidesOf(host)
    const isNew = now.length !== slides.length || now.some((slide, at) => slide !== slides[at])
    if (isNew || hasStray(host)) again()
  })
  const watch = (): void => {
    slides = slidesOf(host)
    for (const node of [host, holderOf(host)]) observer.observe(node, { childList: true })
  }
  const again = (): void => {
    observer.disconnect()
    const before = run && { ...run, current: run.current, playing: run.playing }
    run?.undo()
    run = runSlides(given, before)
    watch()
  }
  watch()

  const written = Object.keys(attributes).map((name) => String(host[name as keyof typeof attributes]))
  const stops = [
    ...[...widthsIn(written)].map((width) => onMedia(`(min-width: ${width}px)`, again)),
    onMedia('(prefers-reduced-motion: reduce)', again),
    onTexts(again),
  ]
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop()
    observer.disconnect()
    run?.undo()
  })
  return {
    move: (by, source) => run?.move(by, source),
    goTo: (index, source) => run?.goTo(index, source),
    play: () => run?.play(),
    pause: () => run?.pause(),
  }
}
