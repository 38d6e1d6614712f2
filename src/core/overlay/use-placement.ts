import { type CSSProperties, type RefCallback, useLayoutEffect, useState } from 'react'
import { autoUpdate, computePosition, flip, offset, type Placement, shift, size } from './floating.ts'

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

/** Its style until it has found its place, and what React leaves to us from then on. */
const style: CSSProperties = { position: 'fixed', left: 0, top: 0 }

/**
 * Keeps what is drawn beside a node of the page, inside the window, whatever scrolls or changes its size. The node stays
 * where it stands in the page: a `popover` lies above all else by itself.
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
          // Before its size: what can be moved into the window need not be narrow there.
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
