import type { CallableBehaviour } from '../../core/element/behaviour-with-methods.ts'
import { reportError } from '../../core/element/report-error.ts'
import type { Slider } from './run-slides.ts'
import type { SlidesAttributes } from './slides-attributes.ts'
import type { SlidesMethods } from './slides-methods.ts'

/** How far from the view the slides are fetched ahead, as the loader does with elements. */
const ahead = '200px'

/**
 * Slides one beside the other, of which the visitor sees some and moves to the others (SLIDE-04). What the author wrote
 * stays in its place and scrolls until the code is there, which is fetched once it is seen: not in a tab that is closed.
 */
export const slides =
  (attributes: SlidesAttributes): CallableBehaviour<SlidesAttributes, SlidesMethods> =>
  (host) => {
    const stop = new AbortController()
    const { signal } = stop
    let begin = (): void => {}
    const arrived = new Promise<Slider>((resolve, reject) => {
      const fetchSlider = async (): Promise<void> => {
        try {
          // What few ask for is fetched for them alone.
          const [{ startSlider }, moving, player, marks, thumbnails] = await Promise.all([
            import('./slider.ts'),
            import('./moving-row.ts'),
            host.autoplay === 'off' ? undefined : import('./autoplay.ts'),
            host.dots === 'off' && host.progress === 'off' ? undefined : import('./slide-marks.ts'),
            host.for ? import('./thumbnails.ts') : undefined,
          ])
          const parts = { ...moving, ...player, ...marks, ...thumbnails }
          if (!signal.aborted) resolve(startSlider({ host, attributes, parts, signal }))
        } catch (error) {
          reportError(host, error)
          reject(error)
        }
      }
      const seen = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) begin()
        },
        { rootMargin: ahead },
      )
      begin = () => {
        seen.disconnect()
        begin = () => {}
        void fetchSlider()
      }
      seen.observe(host)
      signal.addEventListener('abort', () => {
        seen.disconnect()
        reject(new Error('flx : les diapositives ont quitté la page.'))
      })
    })
    // Who called a method hears of it; where nobody did, nobody waits.
    arrived.catch(() => {})

    /** Who calls a method wants the slides now, seen or not. */
    const slider = (): Promise<Slider> => {
      begin()
      return arrived
    }
    host.methods.provide('next', async () => (await slider()).move(1))
    host.methods.provide('previous', async () => (await slider()).move(-1))
    host.methods.provide('goTo', async (position) => (await slider()).goTo(Math.round(position) - 1))
    host.methods.provide('play', async () => (await slider()).play())
    host.methods.provide('pause', async () => (await slider()).pause())
    return () => stop.abort()
  }
