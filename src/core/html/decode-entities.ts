import { parseFragment } from './gate.ts'

const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi

/** A text as a visitor reads it. No HTML: a tag in it, written as it is or by entities, is a text like any other. */
const decodeEntities = (text: string): string => text.replace(entity, (each) => parseFragment(each).textContent ?? '')

/**
 * JSON as visitors read its texts: many servers encode theirs before they make JSON of them, « L&#039;atelier &amp; co »
 * (decision 46). To be done before it is checked: an address may hold entities as well.
 *
 * @param isHtml - What holds HTML, of which it would make tags, stays as it is.
 */
export function decodeTexts(value: unknown, isHtml: (key: string, value: unknown) => boolean = () => false): unknown {
  const decode = (each: unknown): unknown => {
    if (typeof each === 'string') return decodeEntities(each)
    if (Array.isArray(each)) return each.map(decode)
    if (typeof each !== 'object' || each === null) return each
    return Object.fromEntries(Object.entries(each).map(([key, own]) => [key, isHtml(key, own) ? own : decode(own)]))
  }
  return decode(value)
}
