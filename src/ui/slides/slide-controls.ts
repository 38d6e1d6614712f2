import { drawPart } from './draw-part.ts'
import { type SlidePosition, tellPosition } from './slide-position.ts'
import { slidesTexts as t } from './slides-messages.ts'

export interface SlideControls {
  element: HTMLElement
  show(position: SlidePosition): void
  /** Says where the visitor has come to. */
  announce(position: SlidePosition): void
}

/** The arrows, where they are asked for, and what is said of a move. */
export function drawControls(arrows: boolean, move: (by: 1 | -1) => void): SlideControls {
  const element = drawPart('div', 'controls')
  element.classList.add('flx-slides')
  const previous = drawPart('button', 'arrow', t('previous'), () => move(-1))
  const next = drawPart('button', 'arrow', t('next'), () => move(1))
  next.classList.add('flx-slides__arrow--next')
  const status = drawPart('p', 'status')
  status.role = 'status'
  element.append(...(arrows ? [previous, next] : []), status)

  const disable = (arrow: HTMLButtonElement, other: HTMLButtonElement, disabled: boolean): void => {
    if (disabled && document.activeElement === arrow) other.focus()
    arrow.disabled = disabled
  }

  return {
    element,
    show({ stops, atStart, atEnd }) {
      // All that there is is in view: nothing is to be moved.
      element.hidden = stops.length < 2
      next.disabled = previous.disabled = false
      disable(previous, next, atStart)
      disable(next, previous, atEnd)
    },
    announce(position) {
      status.textContent = tellPosition(position)
    },
  }
}
