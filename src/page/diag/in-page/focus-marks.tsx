import { type ReactNode, useLayoutEffect, useRef } from 'react'

/**
 * Renders the numbers of the focusable elements over the page. They follow scrolling, and ignore clicks. The layer is
 * open from the start, without numbers, as a popover opened later would lie above the panel.
 */
export function FocusMarks({ stops }: { stops: readonly HTMLElement[] }): ReactNode {
  const layer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => layer.current?.showPopover(), [])

  useLayoutEffect(() => {
    const marks = [...(layer.current?.children ?? [])] as HTMLElement[]
    const place = (): void => {
      for (const [index, mark] of marks.entries()) {
        const box = stops[index]?.getClientRects()[0]
        mark.hidden = !box
        if (box) mark.style.translate = `${Math.max(0, box.left)}px ${Math.max(0, box.top)}px`
      }
    }
    place()
    if (stops.length === 0) return
    let frame = 0
    const follow = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    }
    const stop = new AbortController()
    const options = { signal: stop.signal, capture: true, passive: true }
    addEventListener('scroll', follow, options)
    addEventListener('resize', follow, options)
    addEventListener('transitionend', follow, options)
    return () => {
      stop.abort()
      cancelAnimationFrame(frame)
    }
  }, [stops])

  return (
    <div ref={layer} popover="manual" className="flx-diag__marks" aria-hidden="true">
      {stops.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its number
        <span key={index} className="flx-diag__mark">
          {index + 1}
        </span>
      ))}
    </div>
  )
}
