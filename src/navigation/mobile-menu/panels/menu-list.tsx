import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { MenuPlace } from '../menu-place.ts'
import type { MenuItem } from '../menu-tree.ts'
import { MenuRow } from './menu-row.tsx'

/** Rows rendered at a time: a long list is rendered as the visitor comes near (MENU-13). */
const chunkSize = 20

/** The first row of the chunk that holds a row; -1 is in none that is drawn. */
const chunkOf = (row: number): number => Math.floor(row / chunkSize) * chunkSize

interface MenuListProps {
  items: readonly MenuItem[]
  place: MenuPlace
  /** An item that must be rendered from the start, wherever it stands. */
  reveal?: MenuItem | undefined
  /** What is written in a row. */
  textOf?: (item: MenuItem) => ReactNode
}

/** The chunk of a gap that the visitor is nearest to. */
function nearestChunk({ target, boundingClientRect: gap, intersectionRect: near }: IntersectionObserverEntry): number {
  const [first, end] = JSON.parse(target.getAttribute('data-gap') as string)
  const middle = (near.top + near.bottom) / 2 - gap.top
  return chunkOf(Math.min(first + (middle / gap.height) * (end - first), end - 1))
}

/**
 * The rows of a panel. Those far away are a gap of about their height: one element, however many they are, so that a
 * list of thousands is styled and laid out as fast as a short one.
 */
export function MenuList({ items, place, reveal, textOf }: MenuListProps): ReactNode {
  const list = useRef<HTMLUListElement>(null)
  const [rendered, setRendered] = useState(() => new Set([0, chunkOf(items.indexOf(reveal as MenuItem))]))
  const size = items[chunkSize] && items.length

  // One chunk of a gap at a time: what is left of the gap is looked at anew, where the visitor is by then.
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
    <ul className="flx-mobile-menu__list" ref={list}>
      {rows}
    </ul>
  )
}
