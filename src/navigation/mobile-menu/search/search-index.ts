import { eachInSlices } from '../../../core/create-yield.ts'
import { fold } from '../../../core/french/fold.ts'
import { ancestors, type MenuItem, type MenuTree } from '../menu-tree.ts'

/** The data of the search: the items, those of the upper panels first, and the folded text of each by its index. */
export interface MenuIndex {
  items: readonly MenuItem[]
  texts: readonly string[]
}

/** Reads the whole menu and prepares the search, in slices that do not block the page. */
export async function indexMenu({ root }: MenuTree, signal?: AbortSignal): Promise<MenuIndex> {
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

/** Returns the folded words of a query. */
export function wordsOf(query: string): string[] {
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
export function searchMenu({ items, texts }: MenuIndex, words: string[]): MenuItem[] {
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

export interface Part {
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
export function markWords(text: string, words: string[]): Part[] {
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
