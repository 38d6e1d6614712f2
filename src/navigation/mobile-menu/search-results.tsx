import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { eachInSlices } from '../../core/create-yield.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { fold } from '../../core/french/fold.ts'
import { formatNumber } from '../../core/french/number.ts'
import { messages } from '../../core/i18n/texts.ts'
import { MenuList } from './menu-list.tsx'
import { PanelFrame } from './menu-parts.tsx'
import { ancestors, type MenuItem, type MenuPlace, type MenuTree } from './menu-tree.ts'
import css from './search-results.css'

const resultTexts = messages('mobile-menu-results', {
  title: 'Résultats',
  none: 'Aucun résultat',
  hint: 'Aucune entrée du menu ne correspond à « {query} ».',
  one: '1 résultat',
  many: '{count} résultats',
})

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

/** The data of the search: the items, those of the upper panels first, and the folded text of each by its index. */
interface MenuIndex {
  items: readonly MenuItem[]
  texts: readonly string[]
}

/** Reads the whole menu and prepares the search, in slices that do not block the page. */
async function indexMenu({ root }: MenuTree, signal?: AbortSignal): Promise<MenuIndex> {
  const items = [...root.children]
  const texts: string[] = []
  await eachInSlices(
    items,
    ({ index, label, subtitle, children }) => {
      texts[index] = fold(`${label} ${subtitle}`)
      for (const child of children) items.push(child)
    },
    signal,
  )
  return { items, texts }
}

function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean)
}

function closeness(text: string, words: string[], isWhole: boolean): 0 | 1 | 2 | 3 {
  if (!isWhole) return 3
  if (text.startsWith(words.join(' '))) return 0
  return words.every((word) => text.startsWith(word) || text.includes(` ${word}`)) ? 1 : 2
}

/**
 * Returns the items that match a query: each word is in the item or in an item above it, and at least one in the item
 * itself. The best matches come first; otherwise the order of the menu is kept.
 */
function searchMenu({ items, texts }: MenuIndex, words: string[]): MenuItem[] {
  const found: Record<0 | 1 | 2 | 3, MenuItem[]> = { 0: [], 1: [], 2: [], 3: [] }
  for (const item of items) {
    const text = texts[item.index] ?? ''
    const missing = words.filter((word) => !text.includes(word))
    if (missing.length === words.length) continue
    const above = missing.length > 0 ? ancestors(item).map((one) => texts[one.index] ?? '') : []
    if (!missing.every((word) => above.some((name) => name.includes(word)))) continue
    found[closeness(text, words, missing.length === 0)].push(item)
  }
  return Object.values(found).flat()
}

interface Part {
  text: string
  marked: boolean
}

/** Returns the positions of a word in a text: those at the beginning of a word if there are any, else all. */
function placesOf(word: string, text: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) places.push(at)
  const starts = places.filter((at) => at === 0 || /[^a-z0-9]/.test(text.charAt(at - 1)))
  return starts.length > 0 ? starts : places
}

/** Splits a text at the words of the query. It goes letter by letter, as folding may change lengths (œ becomes oe). */
function markWords(text: string, words: string[]): Part[] {
  const letters = [...text].map((letter) => ({ letter, folded: /\s/.test(letter) ? ' ' : fold(letter) }))
  const owners = letters.flatMap(({ folded }, at) => [...folded].map(() => at))
  const folded = letters.map((letter) => letter.folded).join('')
  const marked = new Set<number | undefined>()
  for (const word of words) {
    for (const place of placesOf(word, folded)) {
      for (let n = 0; n < word.length; n++) marked.add(owners[place + n])
    }
  }
  return letters.reduce<Part[]>((parts, { letter }, at) => {
    const last = parts.at(-1)
    if (last && last.marked === marked.has(at)) last.text += letter
    else parts.push({ text: letter, marked: marked.has(at) })
    return parts
  }, [])
}
