/** Slides that command others: fetched for those that do. */
import { findFirst } from '../../core/browser/select.ts'
import { setAttributes } from '../../core/browser/set-attributes.ts'
import './slides-events.ts'

interface Shower extends Element {
  /** The slide that it shows first, from 1. */
  start?: number
  goTo?(position: number): Promise<void>
}

const controls = 'a[href], button, [role="button"]'

interface Options {
  /** Names the element that shows in large what these slides show in small. */
  shower: string
  slides: readonly HTMLElement[]
  signal: AbortSignal
  /** Brings a slide into view. */
  goTo(index: number): void
}

/** Slides that are marked: they stay so where the width of the window has them tied anew. */
const marked = new WeakSet<HTMLElement>()

/** What of a slide is clicked: its own link or button, or its content, which becomes a button. */
function controlOf(slide: HTMLElement, signal: AbortSignal): HTMLElement {
  const own = slide.querySelector<HTMLElement>(controls)
  if (own) return own
  const control = (slide.firstElementChild as HTMLElement | null) ?? slide
  const undo = setAttributes(control, { role: 'button', tabindex: '0' })
  signal.addEventListener('abort', undo)
  control.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      control.click()
    },
    { signal },
  )
  return control
}

/** Ties slides to those of another element: a click on one shows the other's, and the one that is shown is marked. */
export function tieThumbnails({ shower, slides, signal, goTo }: Options): void {
  const target = (): Shower | null => findFirst<Shower>(shower)
  const all = slides.map((slide) => controlOf(slide, signal))
  const mark = (current: number): void => {
    for (const [at, slide] of slides.entries()) {
      ;(all[at] as HTMLElement).ariaCurrent = at === current ? 'true' : null
      if (at === current) marked.add(slide)
      else marked.delete(slide)
    }
  }
  for (const [at, control] of all.entries()) {
    control.addEventListener(
      'click',
      (event) => {
        event.preventDefault()
        mark(at)
        void target()?.goTo?.(at + 1)
      },
      { signal },
    )
  }
  document.addEventListener(
    'flx-slide-change',
    ({ target: changed, detail }) => {
      if (changed !== target()) return
      mark(detail.position - 1)
      goTo(detail.position - 1)
    },
    { signal },
  )
  signal.addEventListener('abort', () => {
    for (const control of all) control.ariaCurrent = null
  })
  const kept = slides.findIndex((slide) => marked.has(slide))
  const first = kept >= 0 ? kept : (target()?.start ?? 1) - 1
  mark(first)
  if (kept < 0 && first > 0) goTo(first)
}
