// Loaded while the browser is idle and the menu is open.
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { adoptStyles } from '../../../core/element/styles.ts'
import { formatNumber } from '../../../core/french/number.ts'
import type { MenuPlace } from '../menu-place.ts'
import { ancestors, type MenuItem, type MenuTree } from '../menu-tree.ts'
import { MenuList } from '../panels/menu-list.tsx'
import { PanelFrame } from '../panels/panel-frame.tsx'
import { indexMenu, type MenuIndex, markWords, searchMenu, wordsOf } from './search-index.ts'
import { resultTexts } from './search-messages.ts'
import css from './search-results.css'

adoptStyles(css)

interface SearchResultsProps {
  tree: MenuTree
  place: MenuPlace
  query: string
}

/**
 * Renders the items of the whole tree that match the query, each with its path and the words marked, or a message
 * that none does.
 */
export function SearchResults({ tree, place, query }: SearchResultsProps): ReactNode {
  const asked = useDeferredValue(query)
  const words = useMemo(() => wordsOf(asked), [asked])
  const index = useIndex(tree)
  const results = useMemo(() => (index && words.length > 0 ? searchMenu(index, words) : null), [index, words])
  const textOf = useCallback((item: MenuItem) => <FoundText item={item} words={words} />, [words])
  const count = results ? countText(results.length) : ''

  return (
    <>
      <span className="flx-visually-hidden" role="status">
        {count}
      </span>
      {results && (
        <PanelFrame name={resultTexts('title')} after={<span className="flx-mobile-menu__count">{count}</span>}>
          {results.length > 0 ? (
            <MenuList key={asked} items={results} place={place} textOf={textOf} />
          ) : (
            <p className="flx-mobile-menu__nothing">{resultTexts('hint', { query: asked.trim() })}</p>
          )}
        </PanelFrame>
      )}
    </>
  )
}

function useIndex(tree: MenuTree): MenuIndex | null {
  const [index, setIndex] = useState<MenuIndex | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    indexMenu(tree, stop.signal).then(setIndex, () => {})
    return () => stop.abort()
  }, [tree])
  return index
}

function countText(count: number): string {
  if (count === 0) return resultTexts('none')
  return count === 1 ? resultTexts('one') : resultTexts('many', { count: formatNumber(count) })
}

function FoundText({ item, words }: { item: MenuItem; words: string[] }): ReactNode {
  const { label, subtitle } = item
  const path = ancestors(item).map((above) => above.label)
  return (
    <>
      <span className="flx-mobile-menu__label">
        <Marked text={label} words={words} />
      </span>
      {subtitle && (
        <span className="flx-mobile-menu__subtitle">
          <Marked text={subtitle} words={words} />
        </span>
      )}
      {path.length > 0 && <span className="flx-mobile-menu__subtitle flx-mobile-menu__path">{path.join(' › ')}</span>}
    </>
  )
}

function Marked({ text, words }: { text: string; words: string[] }): ReactNode {
  return markWords(text, words).map((part, index) =>
    part.marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their order
      <mark className="flx-mobile-menu__mark" key={index}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
