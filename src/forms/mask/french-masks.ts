import type { Mask } from '../../ui/mask/mask.ts'
import { maskTexts as t } from './mask-messages.ts'
import { patternMask } from './pattern-mask.ts'

export const lettersAndDigits = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\d]/gu, '')

const pairs = (digits: string): string => digits.replace(/\d\d(?=\d)/g, '$& ')

/** Removes what stands before a phone number that was copied: `tel:`, or a bracket around its prefix. */
const bareNumber = (text: string): string => text.normalize('NFKC').replace(/^\s*(?:tel:)?\s*\(?(?=[+\d])/i, '')

/** Returns the digits of a French phone number in national form; undefined for a number of another country. */
function nationalDigits(text: string): string | undefined {
  const plain = bareNumber(text).trim()
  const abroad = /^(?:\+|00)\s*33/.exec(plain)
  if (!abroad) return /^(?:\+|00)/.test(plain) ? undefined : plain.replace(/\D/g, '')
  return `0${plain.slice(abroad[0].length).replace(/\D/g, '').replace(/^0/, '')}`
}

/** Formats a French phone number in pairs, however it was written; one of another country with its prefix. */
function phoneMask(): Mask {
  const foreign = (text: string): string =>
    `+${text
      .normalize('NFKC')
      .replace(/[^\d ]/g, '')
      .trim()
      .replace(/^00/, '')
      .replace(/ +/g, ' ')}`
  const isShort = (text: string): boolean => /^(?:\+|00)\s*3?$/.test(text.trim())
  const show = (text: string): string => {
    if (!/\d/.test(text) || /\p{L}/u.test(bareNumber(text))) return text
    const digits = nationalDigits(text)
    if (digits === undefined) return foreign(bareNumber(text))
    return digits.length > 10 ? text : pairs(digits)
  }
  return {
    show,
    settle: show,
    type: (text, { piece, adding }) => {
      const typed = text.normalize('NFKC').trimStart()
      if (piece.length > 1 && !isShort(typed)) return show(typed)
      // The prefix may still become that of another country.
      if (/^(?:\+|00)/.test(typed)) return typed.replace(/(?!^\+)[^\d ]/g, '').slice(0, 22)
      const digits = typed.replace(/\D/g, '').slice(0, 10)
      return pairs(digits) + (adding && digits.length % 2 === 0 && digits && digits.length < 10 ? ' ' : '')
    },
    send: (shown) => {
      const digits = nationalDigits(shown)
      return digits === undefined ? `+${shown.replace(/\D/g, '').replace(/^00/, '')}` : digits || shown
    },
    problem: (shown) => {
      if (!shown.trim()) return undefined
      const digits = nationalDigits(shown)
      const isWhole = digits === undefined ? /^\+?\d{7,17}$/.test(shown.replace(/\s/g, '')) : /^0\d{9}$/.test(digits)
      return isWhole && !/\p{L}/u.test(shown) ? undefined : t('phone')
    },
    isTyped: (character) => /[\d+]/.test(character),
    inputMode: 'tel',
  }
}

/** Number of digits of a postal code by country; other countries are not checked. */
const postalSizes: Record<string, number> = { FR: 5, MC: 5, BE: 4, CH: 4, LU: 4 }

/** Returns the country selected in the same form; France if it has no such field. */
function countryOf(field: HTMLInputElement | undefined): string {
  const choice = field?.form?.querySelector<HTMLSelectElement>(
    '[autocomplete~="country"], [name="pays"], [name="country"]',
  )
  return choice?.value.toUpperCase() || 'FR'
}

/** A postal code of five digits, or as many as the selected country has. */
function postalMask(field: HTMLInputElement | undefined): Mask {
  const known = Object.fromEntries(
    [4, 5].map((size) => [
      size,
      patternMask(`9{${size}}`, { tidy: lettersAndDigits, wrong: t(size === 5 ? 'postalCode' : 'postalCode4') }),
    ]),
  )
  const now = (): Mask | undefined => known[postalSizes[countryOf(field)] ?? 0]
  return {
    show: (text) => now()?.show(text) ?? text,
    settle: (text) => now()?.settle(text) ?? text,
    type: (text, edit) => now()?.type(text, edit) ?? text,
    send: (text) => now()?.send(text) ?? text.trim(),
    problem: (text) => now()?.problem(text),
    isTyped: (character) => /[\p{L}\d]/u.test(character),
    inputMode: now() ? 'numeric' : 'text',
  }
}

/** Masks for French phone numbers and postal codes. */
export const frenchMasks: Record<string, (request: { field?: HTMLInputElement }) => Mask> = {
  phone: phoneMask,
  'postal-code': ({ field }) => postalMask(field),
}
