import { parseFragment } from './gate.ts'

/** Returns a server's message, which may be HTML, as text. */
export function plainText(message: string): string {
  return /[<&]/.test(message) ? (parseFragment(message).textContent ?? '').trim() : message
}

const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi

/** Decodes the entities of a text. Tags stay text, written as they are or by entities. */
const decodeEntities = (text: string): string => text.replace(entity, (each) => parseFragment(each).textContent ?? '')

/**
 * Decodes the entities in all texts of a JSON value: many servers encode their texts before they write JSON, «
 * L&#039;atelier &amp; co » (decision 46). Call it before the value is checked, as an address may hold entities too.
 *
 * @param isHtml - Returns true for a value that holds HTML, which stays as it is: decoding would create tags in it.
 */
export function decodeTexts(value: unknown, isHtml: (key: string, value: unknown) => boolean = () => false): unknown {
  const decode = (each: unknown): unknown => {
    if (typeof each === 'string') return decodeEntities(each)
    if (typeof each !== 'object' || each === null) return each
    // Most values have no entity, and are not copied: a long cart is read at every click.
    let decoded: Record<string, unknown> | undefined
    for (const [key, own] of Object.entries(each)) {
      const read = isHtml(key, own) ? own : decode(own)
      if (read === own) continue
      decoded ??= (Array.isArray(each) ? [...each] : { ...each }) as Record<string, unknown>
      decoded[key] = read
    }
    return decoded ?? each
  }
  return decode(value)
}
