/** Fetched at the first focus of a field: it brings the library that places the list. */
import { autoUpdate, computePosition, flip, offset, type Placement, shift, size } from '../../core/overlay/floating.ts'

const gap = 4
const margin = 8

export interface PanelPlace {
  position: Placement
  /** Width of the list, as CSS writes it; empty for that of the field. */
  width: string
}

/**
 * Keeps a panel beside its field, inside the window, whatever scrolls or changes its size.
 *
 * @param placed - Called each time it has found its place.
 * @returns stops it.
 */
export function keepPlace(
  field: Element,
  panel: HTMLElement,
  { position, width }: PanelPlace,
  placed: () => void,
): () => void {
  const place = async (): Promise<void> => {
    const { x, y } = await computePosition(field, panel, {
      strategy: 'fixed',
      placement: position,
      middleware: [
        offset(gap),
        flip({ padding: margin }),
        size({
          padding: margin,
          apply: ({ availableHeight, availableWidth, rects }) => {
            panel.style.width = width || `${rects.reference.width}px`
            panel.style.maxWidth = `${availableWidth}px`
            panel.style.maxHeight = `${Math.max(120, availableHeight)}px`
          },
        }),
        shift({ padding: margin }),
      ],
    })
    panel.style.left = `${Math.round(x)}px`
    panel.style.top = `${Math.round(y)}px`
    placed()
  }
  return autoUpdate(field, panel, () => void place())
}
