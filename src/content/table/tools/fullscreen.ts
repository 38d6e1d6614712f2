// Fetched when a table first goes to full screen.
import { adoptStyles } from '../../../core/element/styles.ts'
import { openOverlay } from '../../../core/overlay/overlay.ts'
import { moveBefore } from '../table-dress.ts'
import css from './fullscreen.css'
import { toolsTexts as t } from './tools-messages.ts'

adoptStyles(css)

export interface Fullscreen {
  close(): void
}

function makeButton(label: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'flx-button flx-button--small'
  button.append(label)
  button.addEventListener('click', press)
  return button
}

/** Where a region is scrolled to, which a move in the page forgets in some browsers. */
function keepScroll(region: Element, move: () => void): void {
  const { scrollTop, scrollLeft } = region
  move()
  region.scrollTo({ top: scrollTop, left: scrollLeft, behavior: 'instant' })
}

/**
 * Shows the frame of a table over the whole window; its place in the page is kept.
 *
 * @param closed - Called once it has closed, with what puts the frame back.
 */
export function openFullscreen(
  frame: HTMLElement,
  region: HTMLElement,
  name: string,
  closed: (putBack: () => void) => void,
): Fullscreen {
  const dialog = document.createElement('dialog')
  const head = document.createElement('div')
  const title = document.createElement('p')
  const place = document.createElement('div')
  dialog.className = 'flx-dialog flx-table-full'
  dialog.ariaLabel = name
  dialog.dataset.flxMount = ''
  head.className = 'flx-table-full__head'
  title.className = 'flx-table-full__title'
  // A caption says it already.
  if (!region.querySelector(':scope > table > caption')) title.append(name)
  place.className = 'flx-table-full__place'
  place.style.blockSize = `${frame.offsetHeight}px`
  head.append(
    title,
    makeButton(t('leave'), () => void overlay.close('button')),
  )
  dialog.append(head)
  frame.before(place, dialog)
  keepScroll(region, () => moveBefore(dialog, frame, null))
  const overlay = openOverlay(dialog, {
    history: true,
    onClosed: () =>
      closed(() => {
        const { parentNode } = place
        if (parentNode) keepScroll(region, () => moveBefore(parentNode, frame, place))
        place.remove()
        dialog.remove()
      }),
  })
  return { close: () => overlay.dispose() }
}
