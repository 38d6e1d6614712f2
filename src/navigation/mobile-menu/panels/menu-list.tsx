import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { MenuPlace } from '../menu-place.ts'
import type { MenuItem } from '../menu-tree.ts'
import { MenuRow } from './menu-row.tsx'

/**
 * Number of rows rendered at a time: the rest of a long list is rendered when the visitor scrolls near it (MENU-13).
 */
const chunkSize = 20

/** Returns the first row of the chunk with this row; for row -1, a chunk that does not exist. */
const chunkOf = (row: number): number => Math.floor(row / chunkSize) * chunkSize

interface MenuListProps {
  items: readonly MenuItem[]
  place: MenuPlace
  /** An item that must be rendered from the start, wherever it is. */
  reveal?: MenuItem | undefined
  /** Returns the content of a row, instead of the item's label. */
  textOf?: (item: MenuItem) => ReactNode
}

/** Returns the chunk of a gap that is closest to the visible rows. */
function nearestChunk({ target, boundingClientRect: gap, intersectionRect: near }: IntersectionObserverEntry): number {
  const [first, end] = JSON.parse(target.getAttribute('data-gap') as string)
  const middle = (near.top + near.bottom) / 2 - gap.top
  return chunkOf(Math.min(first + (middle / gap.height) * (end - first), end - 1))
}

/**
 * Renders the rows of a panel. Chunks far from the visible rows are one gap element of about their height, so that a
 * list of thousands is laid out as fast as a short one.
 */
export function MenuList({ items, place, reveal, textOf }: MenuListProps): ReactNode {
  const list = useRef<HTMLUListElement>(null)
  const [rendered, setRendered] = useState(() => new Set([0, chunkOf(items.indexOf(reveal as MenuItem))]))
  const size = items[chunkSize] && items.length

  // Renders one chunk of a gap at a time. The effect then observes the remaining gaps anew, as the visitor may have
  // scrolled on.
  useEffect(() => {
    const rowList = list.current as HTMLUListElement
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (entry.isIntersecting) setRendered((before) => new Set(before).add(nearestChunk(entry)))
        }
      },
      { root: rowList.parentElement, rootMargin: '100%' },
    )
    for (const gap of rowList.querySelectorAll('[data-gap]')) observer.observe(gap)
    return () => observer.disconnect()
  })

  const rows: ReactNode[] = []
  for (let row = 0; row < items.length; ) {
    const first = row
    row += chunkSize
    if (rendered.has(first)) {
      items.slice(first, row).forEach((item, index) => {
        rows.push(
          <MenuRow
            key={item.index}
            item={item}
            place={place}
            text={textOf?.(item)}
            position={size && first + index + 1}
            size={size}
          />,
        )
      })
      continue
    }
    while (row < items.length && !rendered.has(row)) row += chunkSize
    rows.push(
      <li
        className="flx-mobile-menu__gap"
        key={-first}
        data-gap={`[${first},${row}]`}
        aria-hidden
        style={{ height: `calc(${(row - first) * 3} * var(--flx-rem))` }}
      />,
    )
  }
  return (
    <ul className="flx-mobile-menu__list" role="list" ref={list}>
      {rows}
    </ul>
  )
}
