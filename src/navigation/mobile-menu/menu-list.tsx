import { type AnchorHTMLAttributes, type MouseEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { isPlainClick } from '../../core/browser/links.ts'
import { CopyOf } from '../../ui/content-place.tsx'
import { Icon } from './menu-parts.tsx'
import type { MenuItem, MenuPlace } from './menu-tree.ts'
import { menuTexts } from './mobile-menu-messages.ts'

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

/** Returns true for the address that a content management system makes its authors write for an entry without a page. */
const leadsNowhere = (href: string): boolean => href === '#' || href.startsWith('javascript:')

interface MenuRowProps {
  item: MenuItem
  place: MenuPlace
  /** The content of the row; by default the item's label and subtitle. */
  text?: ReactNode
  /** The position in a long list that is only partly rendered, from 1. */
  position?: number | undefined
  size?: number | undefined
}

const MenuRow = memo(function MenuRow({ item, place, text, position, size }: MenuRowProps): ReactNode {
  const { kind, index, label, subtitle, theme, selector, hasPanel } = item
  const href = hasPanel && leadsNowhere(item.href) ? '' : item.href
  if (kind === 'spacer') return <li className="flx-mobile-menu__spacer" aria-hidden="true" />
  if (kind === 'clone') return <CloneRow selector={selector} />

  const content = (
    <span className="flx-mobile-menu__text">
      {text ?? (
        <>
          <span className="flx-mobile-menu__label">{label}</span>
          {subtitle && <span className="flx-mobile-menu__subtitle">{subtitle}</span>}
        </>
      )}
    </span>
  )
  const opens = hasPanel && { 'data-panel': index, 'aria-expanded': false }
  const isCurrent = item === place.current
  return (
    <li
      className={`flx-mobile-menu__row ${theme}`}
      data-item={index}
      data-current={isCurrent || undefined}
      data-trail={place.trail.has(item) || undefined}
      aria-posinset={position}
      aria-setsize={size}
    >
      {href ? (
        <a
          {...waysOf(item)}
          className="flx-mobile-menu__link"
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={(event) => pressAuthorLink(event, item)}
        >
          {content}
        </a>
      ) : opens ? (
        <button type="button" className="flx-mobile-menu__link" {...opens}>
          {content}
          <Icon name="next" />
        </button>
      ) : (
        <span className="flx-mobile-menu__link">{content}</span>
      )}
      {href && opens && (
        <button type="button" className="flx-mobile-menu__open" {...opens} aria-label={menuTexts('open', { label })}>
          <Icon name="next" />
        </button>
      )}
    </li>
  )
})

/** Returns the attributes of the author's link that decide how it opens. */
function waysOf({ link }: MenuItem): AnchorHTMLAttributes<HTMLAnchorElement> {
  const of = (name: string): string | undefined => link?.getAttribute(name) ?? undefined
  const [target, rel, download] = ['target', 'rel', 'download'].map(of)
  return { target, rel: target && rel, download, lang: of('lang'), hrefLang: of('hreflang') }
}

/**
 * Passes a click on to the author's link, so that scripts of the page that listen to it work from here too. An entry
 * with a submenu is left out: its click often only opens the submenu, for which the row has a button.
 */
function pressAuthorLink(event: MouseEvent, { link, hasPanel }: MenuItem): void {
  if (!link?.isConnected || hasPanel || !isPlainClick(event)) return
  event.preventDefault()
  link.click()
}

function CloneRow({ selector }: { selector: string }): ReactNode {
  const [nodes, setNodes] = useState<DocumentFragment>()
  useEffect(() => {
    void import('./page-copy.ts').then(({ copyOfPage }) => setNodes(copyOfPage(selector)))
  }, [selector])
  const name = 'flx-mobile-menu__clone'
  return nodes?.hasChildNodes() ? <CopyOf as="li" className={name} nodes={nodes} /> : <li className={name} />
}
