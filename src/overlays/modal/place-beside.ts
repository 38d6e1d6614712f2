import { computePosition, flip, offset, shift } from '@floating-ui/react'

const margin = 10
const resizeDebounce = 250

/**
 * Places a dialog beside an element with a 10 px margin, on the other side where there is no room, never out of the
 * window; again 250 ms after the window's last change of size (MODAL-06). `data-beside` says on which side it is.
 *
 * @returns stops it.
 */
export function placeBeside(dialog: HTMLElement, target: Element): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const place = async (): Promise<void> => {
    const { x, y, placement } = await computePosition(target, dialog, {
      strategy: 'fixed',
      placement: 'bottom-start',
      middleware: [offset(margin), flip({ padding: margin }), shift({ padding: margin, crossAxis: true })],
    })
    if (stopped) return
    dialog.style.left = `${Math.round(x)}px`
    dialog.style.top = `${Math.round(y)}px`
    dialog.dataset['beside'] = placement.split('-')[0]
  }

  const placeLater = (): void => {
    clearTimeout(timer)
    timer = setTimeout(place, resizeDebounce)
  }

  void place()
  window.addEventListener('resize', placeLater)
  return () => {
    stopped = true
    clearTimeout(timer)
    window.removeEventListener('resize', placeLater)
  }
}
