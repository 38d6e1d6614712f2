import { findFirst, matchesNothing } from '../../core/browser/select.ts'

import { computePosition, flip, offset, shift } from '../../core/overlay/floating.ts'

const margin = 10
const resizeDebounce = 250

function find(relative: Element | string): Element | null {
  const target = typeof relative === 'string' ? findFirst(relative) : relative
  // An attribute with an invalid selector has been reported already.
  if (!target && relative !== matchesNothing)
    console.warn(`flx : aucun élément ne répond à « ${relative} » ; la modale se place au milieu.`)
  return target
}

/**
 * Places a dialog beside an element with a 10 px margin, on the other side if there is no room, and never outside the
 * window; again 250 ms after the last resize (MODAL-06). `data-beside` gives the side.
 *
 * @returns true if there is such an element; otherwise warns in the console.
 */
export function placeBeside(dialog: HTMLElement, relative: Element | string, signal: AbortSignal): boolean {
  const target = find(relative)
  if (!target) return false
  let timer: ReturnType<typeof setTimeout> | undefined

  const place = async (): Promise<void> => {
    const { x, y, placement } = await computePosition(target, dialog, {
      strategy: 'fixed',
      placement: 'bottom-start',
      middleware: [offset(margin), flip({ padding: margin }), shift({ padding: margin, crossAxis: true })],
    })
    if (signal.aborted) return
    dialog.style.left = `${Math.round(x)}px`
    dialog.style.top = `${Math.round(y)}px`
    dialog.dataset['beside'] = placement.split('-')[0]
  }

  const placeLater = (): void => {
    clearTimeout(timer)
    timer = setTimeout(place, resizeDebounce)
  }

  void place()
  window.addEventListener('resize', placeLater, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  return true
}
