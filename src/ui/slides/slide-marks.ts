/** Dots and progress, which show where slides stand: fetched for those that ask for them. */
import { adoptStyles } from '../../core/element/styles.ts'
import { drawPart } from './draw-part.ts'
import css from './slide-marks.css'
import { type SlidePosition, tellPosition } from './slide-position.ts'
import { slidesTexts as t } from './slides-messages.ts'

interface Options {
  controls: Element
  dots: boolean
  progress: boolean
  goTo(index: number): void
}

/** More dots than these are a number instead: none could be told from the next. */
const mostDots = 9

/** @returns shows where they stand now. */
export function drawMarks({ controls, dots, progress, goTo }: Options): (position: SlidePosition) => void {
  adoptStyles(css)
  const choice = drawPart('div', 'dots')
  const bar = drawPart('div', 'progress')
  bar.ariaHidden = 'true'
  bar.append(drawPart('i', 'done'))
  controls.append(...(dots ? [choice] : []), ...(progress ? [bar] : []))

  const showDots = ({ stops, from, total }: SlidePosition): void => {
    if (stops.length > mostDots) {
      choice.ariaHidden = 'true'
      choice.textContent = tellPosition({ from, to: from, total })
      return
    }
    choice.role = 'group'
    choice.ariaLabel = t('choose')
    if (choice.children.length !== stops.length) {
      const drawn = stops.map((stop) => drawPart('button', 'dot', t('goTo', { n: stop + 1 }), () => goTo(stop)))
      choice.replaceChildren(...drawn)
    }
    const current = stops.findLastIndex((stop) => stop <= from)
    for (const [at, dot] of [...choice.children].entries()) dot.ariaCurrent = at === current ? 'true' : null
  }
  return (position) => {
    showDots(position)
    bar.style.setProperty('--flx-slides-done', String((position.to + 1) / position.total))
  }
}
