import { findFirst } from '../../core/browser/select.ts'
import { matchesNothing } from '../../core/browser/selector.ts'
import { computePosition, flip, offset, shift } from '../../core/overlay/floating.ts'

const margin = 10
const resizeDebounce = 250

function find(relative: Element | string): Element | null {
  const target = typeof relative === 'string' ? findFirst(relative) : relative
  // Of an attribute that is no selector the element has said so already.
  if (!target && relative !== matchesNothing)
    console.warn(`flx : aucun élément ne répond à « ${relative} » ; la modale se place au milieu.`)
  return target
}

/**
 * Places a dialog beside an element with a 10 px margin, on the other side where there is no room, never out of the
 * window; again 250 ms after the window's last change of size (MODAL-06). `data-beside` says on which side it is.
 *
 * @returns whether there is such an element; the console says so when there is none.
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
