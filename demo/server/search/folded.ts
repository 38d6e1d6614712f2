import { distance } from 'fastest-levenshtein'

/** Normalises a text for searches: lower case, no accents, ligatures or punctuation. « L’Haÿ » → `l hay`. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/**
 * Ranks a name for a search: 0 when it begins with the term, 1 when each word begins one of its words, 2 when it
 * contains them all; undefined when it does not match.
 */
function closeness(name: string, term: string): number | undefined {
  if (name.startsWith(term)) return 0
  const words = term.split(' ')
  if (words.every((word) => ` ${name}`.includes(` ${word}`))) return 1
  return words.every((word) => name.includes(word)) ? 2 : undefined
}

/** Returns the entries that match a search, the closest first; equal ones keep their order. */
export function searchNamed<Named>(all: readonly Named[], nameOf: (one: Named) => string, term: string): Named[] {
  const wanted = folded(term)
  if (!wanted) return []
  return all
    .flatMap((one) => {
      const near = closeness(nameOf(one), wanted)
      return near === undefined ? [] : [{ one, near }]
    })
    .sort((a, b) => a.near - b.near)
    .map(({ one }) => one)
}

/** Returns the number of typing errors allowed in a word, by its length; two swapped letters count as two. */
const mistakesIn = (word: string): number => (word.length >= 6 ? 2 : Number(word.length >= 4))

/** Returns true when a name has a word, or the beginning of one, that is close to this word. */
function hasWordLike(name: string, word: string): boolean {
  const most = mistakesIn(word)
  return name
    .split(' ')
    .some(
      (own) =>
        distance(own, word) <= most || (own.length > word.length && distance(own.slice(0, word.length), word) <= most),
    )
}

/**
 * Returns the entries whose name has every word of a search, allowing for typing errors: « crafae » finds « Carafe ».
 */
export function searchLike<Named>(all: readonly Named[], nameOf: (one: Named) => string, term: string): Named[] {
  const words = folded(term).split(' ').filter(Boolean)
  if (words.length === 0) return []
  return all.filter((one) => {
    const name = nameOf(one)
    return words.every((word) => hasWordLike(name, word))
  })
}
