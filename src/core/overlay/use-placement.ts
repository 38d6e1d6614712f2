import type { CSSProperties, RefCallback } from 'react'
import { autoUpdate, flip, offset, type Placement, shift, size, useFloating } from './floating.ts'

interface PlacementOptions {
  /** @default 'bottom-start' */
  side?: Placement
  /** Pixels between the two. @default 4 */
  gap?: number
  /** As wide as what it stands beside. */
  sameWidth?: boolean
}

interface PlacementOf {
  /** For the node that is placed. */
  ref: RefCallback<HTMLElement>
  style: CSSProperties
  /** It has found its place: what is shown before would jump. */
  isPlaced: boolean
}

/** Pixels that stay free between what is placed and the edge of the window. */
const margin = 8

/**
 * Keeps what is drawn beside a node of the page, inside the window, whatever scrolls or changes its size. The node stays
 * where it stands in the page: a `popover` lies above all else by itself.
 */
export function usePlacement(
  of: Element | null,
  { side = 'bottom-start', gap = 4, sameWidth = false }: PlacementOptions = {},
): PlacementOf {
  const { refs, floatingStyles, isPositioned } = useFloating({
    strategy: 'fixed',
    placement: side,
    transform: false,
    elements: { reference: of },
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(gap),
      flip({ padding: margin }),
      // Before its size: what can be moved into the window need not be narrow there.
      shift({ padding: margin }),
      size(
        {
          padding: margin,
          apply({ availableHeight, availableWidth, rects, elements: { floating } }) {
            if (sameWidth) floating.style.width = `${rects.reference.width}px`
            floating.style.maxWidth = `${availableWidth}px`
            floating.style.maxHeight = `${Math.max(120, availableHeight)}px`
          },
        },
        // Functions are told apart by their text, which says nothing of what they close over.
        [sameWidth],
      ),
    ],
  })
  return { ref: refs.setFloating, style: floatingStyles, isPlaced: isPositioned }
}
