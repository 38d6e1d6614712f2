import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { MenuPlace } from '../menu-place.ts'
import type { MenuItem } from '../menu-tree.ts'
import { MenuRow } from './menu-row.tsx'

/** Rows rendered at a time: a long list is rendered as the visitor comes near (MENU-13). */
const chunkSize = 20

interface MenuListProps {
  items: readonly MenuItem[]
  place: MenuPlace
  /** An item that must be rendered from the start, wherever it stands. */
  reveal?: MenuItem | undefined
  /** What is written in a row. */
  textOf?: (item: MenuItem) => ReactNode
}

/** The rows of a panel. Those far away are a gap of about their height. */
export function MenuList({ items, place, reveal, textOf }: MenuListProps): ReactNode {
  const list = useRef<HTMLUListElement>(null)
  const [rendered, setRendered] = useState(
    () => new Set([0, reveal ? Math.floor(items.indexOf(reveal) / chunkSize) : 0]),
  )
  const isLong = items.length > chunkSize

  useEffect(() => {
    if (rendered.size * chunkSize >= items.length) return
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.filter(({ isIntersecting }) => isIntersecting)
        const chunks = near.map(({ target }) => Number(target.getAttribute('data-chunk')))
        if (chunks.length > 0) setRendered((before) => new Set([...before, ...chunks]))
      },
      { root: list.current?.parentElement, rootMargin: '800px 0px' },
    )
    for (const gap of list.current?.querySelectorAll('[data-chunk]') ?? []) observer.observe(gap)
    return () => observer.disconnect()
  }, [rendered, items])

  const starts = Array.from({ length: Math.ceil(items.length / chunkSize) }, (_, chunk) => chunk * chunkSize)
  return (
    <ul className="flx-mobile-menu__list" ref={list}>
      {starts.map((start, chunk) => {
        const rows = items.slice(start, start + chunkSize)
        if (!rendered.has(chunk)) {
          return (
            <li
              className="flx-mobile-menu__chunk"
              key={start}
              data-chunk={chunk}
              aria-hidden="true"
              style={{ blockSize: `calc(${rows.length * 3} * var(--flx-rem))` }}
            />
          )
        }
        return rows.map((item, index) => (
          <MenuRow
            key={item.index}
            item={item}
            place={place}
            text={textOf?.(item)}
            position={isLong ? start + index + 1 : undefined}
            size={isLong ? items.length : undefined}
          />
        ))
      })}
    </ul>
  )
}
