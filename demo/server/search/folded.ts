import { distance } from 'fastest-levenshtein'

/** A text as searches compare it: without case, accents, ligatures and punctuation. « L’Haÿ-les-Roses » → `l hay les roses`. */
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

/** How well a name answers to a search: 0 begins with it, 1 has words that do, 2 holds it; nothing where it does not. */
export function closeness(name: string, term: string): number | undefined {
  if (name.startsWith(term)) return 0
  const words = term.split(' ')
  if (words.every((word) => ` ${name}`.includes(` ${word}`))) return 1
  return words.every((word) => name.includes(word)) ? 2 : undefined
}

/** Those that answer to a search, the closest first; the given order is kept among equals. */
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

/** Mistakes of the keyboard that a word of that length may have, and still be known; two letters that changed places are two. */
const mistakesIn = (word: string): number => (word.length >= 6 ? 2 : Number(word.length >= 4))

/** Whether a name has a word, or the beginning of one, that is this word but for a mistake of the keyboard. */
function hasWordLike(name: string, word: string): boolean {
  const most = mistakesIn(word)
  return name
    .split(' ')
    .some(
      (own) =>
        distance(own, word) <= most || (own.length > word.length && distance(own.slice(0, word.length), word) <= most),
    )
}

/** Those whose name has every word of a search, each but for a mistake of the keyboard: « crafae » finds « Carafe ». */
export function searchLike<Named>(all: readonly Named[], nameOf: (one: Named) => string, term: string): Named[] {
  const words = folded(term).split(' ').filter(Boolean)
  if (words.length === 0) return []
  return all.filter((one) => {
    const name = nameOf(one)
    return words.every((word) => hasWordLike(name, word))
  })
}
