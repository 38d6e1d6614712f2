import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { FlxElement } from '../../core/element/react-element.ts'
import { useAuthorNode } from '../../core/element/use-author-node.ts'

const list = ':scope > :is(ul, ol, [data-flx-slides]):not([data-flx-slot])'
const noSlide = 'br, script, style, link, template, [hidden], [data-flx-mount], [data-flx-slot]'

const slidesIn = (holder: Element): HTMLElement[] =>
  [...holder.children].filter((child): child is HTMLElement => !child.matches(noSlide))

/** Returns the slides inside a node, and renders again as they are added, removed, hidden and shown. */
function useSlidesIn(host: Element, holder: Element): readonly HTMLElement[] {
  const found = useRef<HTMLElement[]>([])
  const subscribe = useCallback(
    (listener: () => void) => {
      const observer = new MutationObserver(listener)
      observer.observe(host, { childList: true, subtree: true, attributeFilter: ['hidden'] })
      return () => observer.disconnect()
    },
    [host],
  )
  return useSyncExternalStore(subscribe, () => {
    const now = slidesIn(holder)
    const isSame = now.length === found.current.length && now.every((slide, at) => slide === found.current[at])
    if (!isSame) found.current = now
    return found.current
  })
}

/** Returns the index of the slide that the visitor has scrolled to. */
function scrolledTo(row: Element): number {
  const box = row.getBoundingClientRect()
  const index = slidesIn(row).findIndex((slide) => {
    const { left, right, top, bottom } = slide.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  })
  return Math.max(0, index)
}

/**
 * Returns the slide that the visitor scrolled to before the code was loaded, else the first one; `null` until the row
 * rests, as it would otherwise jump under the finger.
 */
function useScrolledTo(row: Element): number | null {
  const [index, setIndex] = useState(() => (row.scrollLeft || row.scrollTop ? null : 0))
  useEffect(() => {
    if (index !== null) return
    let last = Number.NaN
    const timer = setInterval(() => {
      const now = row.scrollLeft + row.scrollTop
      if (now === last) setIndex(scrolledTo(row))
      last = now
    }, 100)
    return () => clearInterval(timer)
  }, [row, index])
  return index
}

/** The slides of an element, as their author wrote them, and the node that contains them. */
interface Row {
  /** Null until it is in the page. */
  track: HTMLElement | null
  slides: readonly HTMLElement[]
  /** True if the slides are the element's own children: then a node is drawn around them. */
  needsSlot: boolean
  /** The node drawn around the slides. */
  slot: RefObject<HTMLDivElement | null>
  scrolledTo: number | null
}

export function useRow(host: FlxElement): Row {
  const written = useAuthorNode(host, list)
  const slot = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<HTMLElement | null>(null)
  const index = useScrolledTo(written ?? host)
  const slides = useSlidesIn(host, written ?? drawn ?? host)
  const needsSlot = !written && index !== null && slides.length > 0
  useLayoutEffect(() => setDrawn(slot.current))
  return { track: index === null ? null : (written ?? drawn), slides, needsSlot, slot, scrolledTo: index }
}
