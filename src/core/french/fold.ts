const letters: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' }
const asciiOnly = /^[\x20-\x7e]*$/
const cacheLimit = 20_000
const cache = new Map<string, string>()

function strip(text: string): string {
  if (asciiOnly.test(text)) return text.toLowerCase()
  return withoutInvisible(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[œæßøłđ]/g, (letter) => letters[letter] ?? letter)
    .replace(/[‘’ʼ`´′]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s/g, ' ')
}

/**
 * Returns a text in the form compared by searches (decision 16): without case, accents, œ and æ, soft hyphens and the
 * like, and with one kind of apostrophe, dash and space. « L’Œuvre d’Été » → `l'oeuvre d'ete`.
 */
export function fold(text: string): string {
  const known = cache.get(text)
  if (known !== undefined) return known
  if (cache.size >= cacheLimit) cache.clear()
  const folded = strip(text)
  cache.set(text, folded)
  return folded
}

/** Compares French texts without case and accents; numbers in them are compared as numbers: « lot 9 », « lot 10 ». */
export const collator = new Intl.Collator('fr', { numeric: true, sensitivity: 'base' })

/** Characters that nobody sees, which come along with what is copied from PDF files, contacts and messages. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu

export const withoutInvisible = (text: string): string => text.replace(invisible, '')

/**
 * Returns a text of one line as its visitor reads it: codes and names are often pasted with more around them
 * (decision 69).
 */
export const typedText = (text: string): string => withoutInvisible(text).trim()
