import { type ReactNode, useCallback, useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { adoptStyles } from '../../core/element/styles.ts'
import { formatNumber } from '../../core/french/number.ts'
import { indexMenu, type MenuIndex, markWords, searchMenu, wordsOf } from './menu-index.ts'
import { MenuList } from './menu-list.tsx'
import css from './menu-results.css'
import { resultTexts } from './menu-results-messages.ts'
import { RowText } from './menu-row.tsx'
import { ancestors, type MenuItem, type MenuPlace, type MenuTree } from './menu-tree.ts'

adoptStyles(css)

interface MenuResultsProps {
  tree: MenuTree
  place: MenuPlace
  query: string
}

/** What a search finds in the whole tree, each item with its path and the words marked; or that there is nothing. */
export function MenuResults({ tree, place, query }: MenuResultsProps): ReactNode {
  const titleId = useId()
  const asked = useDeferredValue(query)
  const words = useMemo(() => wordsOf(asked), [asked])
  const index = useIndex(tree)
  const results = useMemo(
    () => (index && words.length > 0 ? searchMenu(tree, index, words) : null),
    [tree, index, words],
  )
  const textOf = useCallback((item: MenuItem) => <FoundText item={item} words={words} />, [words])
  const count = results ? countText(results.length) : ''

  return (
    <>
      <span className="flx-visually-hidden" role="status">
        {count}
      </span>
      {results && (
        <section className="flx-mobile-menu__panel" data-results="" aria-labelledby={titleId}>
          <header className="flx-mobile-menu__title-bar">
            <h2 className="flx-mobile-menu__title" id={titleId}>
              {resultTexts('title')}
            </h2>
            <span className="flx-mobile-menu__count">{count}</span>
          </header>
          {results.length > 0 ? (
            <MenuList key={asked} items={results} place={place} textOf={textOf} />
          ) : (
            <p className="flx-mobile-menu__nothing">{resultTexts('hint', { query: asked.trim() })}</p>
          )}
        </section>
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
    <RowText
      label={<Marked text={label} words={words} />}
      subtitle={subtitle && <Marked text={subtitle} words={words} />}
      path={path.join(' › ')}
    />
  )
}

function Marked({ text, words }: { text: string; words: string[] }): ReactNode {
  return markWords(text, words).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their order
    part.marked ? <mark key={index}>{part.text}</mark> : part.text,
  )
}
