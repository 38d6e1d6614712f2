import { type CSSProperties, type RefCallback, useLayoutEffect, useState } from 'react'
import { autoUpdate, computePosition, flip, offset, type Placement, shift, size } from './floating.ts'

interface PlacementOptions {
  /** @default 'bottom-start' */
  side?: Placement
  /** Pixels between the two elements. @default 4 */
  gap?: number
  /** True to give it the width of the element beside it. */
  sameWidth?: boolean
}

interface PlacementOf {
  /** Ref for the element that is placed. */
  ref: RefCallback<HTMLElement>
  style: CSSProperties
  /** True once it is in place; if it were shown before, it would jump. */
  isPlaced: boolean
}

/** Pixels kept free between the placed element and the edge of the window. */
const margin = 8

/** Its style until it is placed; React does not change it afterwards. */
const style: CSSProperties = { position: 'fixed', left: 0, top: 0 }

/**
 * Keeps an element beside a node of the page, and inside the window, whatever scrolls or is resized. The element stays
 * where it is in the document: a `popover` is above everything by itself.
 */
export function usePlacement(
  of: Element | null,
  { side = 'bottom-start', gap = 4, sameWidth = false }: PlacementOptions = {},
): PlacementOf {
  const [node, setNode] = useState<HTMLElement | null>(null)
  const [isPlaced, setPlaced] = useState(false)
  useLayoutEffect(() => {
    if (!of || !node) return
    let isOver = false
    const place = async (): Promise<void> => {
      const { x, y } = await computePosition(of, node, {
        strategy: 'fixed',
        placement: side,
        middleware: [
          offset(gap),
          flip({ padding: margin }),
          // Before `size`, since an element that can be moved into the window does not have to be narrowed.
          shift({ padding: margin }),
          size({
            padding: margin,
            apply({ availableHeight, availableWidth, rects }) {
              if (sameWidth) node.style.width = `${rects.reference.width}px`
              node.style.maxWidth = `${availableWidth}px`
              node.style.maxHeight = `${Math.max(120, availableHeight)}px`
            },
          }),
        ],
      })
      if (isOver) return
      node.style.left = `${Math.round(x)}px`
      node.style.top = `${Math.round(y)}px`
      setPlaced(true)
    }
    const stop = autoUpdate(of, node, () => void place())
    return () => {
      isOver = true
      stop()
      setPlaced(false)
    }
  }, [of, node, side, gap, sameWidth])
  return { ref: setNode, style, isPlaced }
}
