import { messages } from '../../core/i18n/texts.ts'
import type { Mask } from '../../ui/mask/mask.ts'
import { maskTexts as t } from './mask-messages.ts'
import { patternMask } from './pattern-mask.ts'

const lettersAndDigits = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\d]/gu, '')

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

const keyTexts = messages('keyMask', {
  iban: 'Cet IBAN n’est pas exact : vérifiez chaque caractère.',
  siret: 'Ce numéro SIRET n’est pas exact : quatorze chiffres, dont le dernier est une clé.',
  siren: 'Ce numéro SIREN n’est pas exact : neuf chiffres, dont le dernier est une clé.',
  nir: 'Ce numéro de sécurité sociale n’est pas exact : vérifiez-le avec sa clé.',
})

/** Returns the Luhn sum: the digits from the right, with every second one doubled. */
function luhn(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}

/**
 * Checks a SIRET. Those of La Poste have no check digit, since it has more establishments than such numbers: their
 * digit sum is a multiple of 5.
 */
function isSiret(digits: string): boolean {
  const isOfPost = digits.startsWith('356000000') && [...digits].reduce((sum, each) => sum + Number(each), 0) % 5 === 0
  return luhn(digits) % 10 === 0 || isOfPost
}

/** Checks the key of a social security number; 2A and 2B, for Corsica, count as 19 and 18. */
function isNir(text: string): boolean {
  const number = Number(text.slice(0, 13).replace('2A', '19').replace('2B', '18'))
  return 97 - (number % 97) === Number(text.slice(13))
}

/** IBAN lengths of the most common countries. */
const ibanLengths: Record<string, number> = {
  FR: 27,
  MC: 27,
  BE: 16,
  DE: 22,
  ES: 24,
  IT: 27,
  LU: 20,
  CH: 21,
  PT: 25,
  NL: 18,
  GB: 22,
}

function isIban(text: string): boolean {
  const length = ibanLengths[text.slice(0, 2)]
  if (length ? text.length !== length : text.length < 15) return false
  const digits = (text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** Masks for French phone numbers, postal codes, and numbers that end with a check key. */
export const frenchMasks: Record<string, (request: { field?: HTMLInputElement }) => Mask> = {
  phone: phoneMask,
  'postal-code': ({ field }) => postalMask(field),
  iban: () =>
    patternMask('AA99 &&&& &&&& &&&[& &&&& &&&& &&&& &&&& &&]', {
      // Bank details are copied with their heading.
      tidy: (text) => lettersAndDigits(text.replace(/^\s*iban\b/i, '')),
      isRight: isIban,
      wrong: keyTexts('iban'),
    }),
  siret: () => patternMask('999 999 999 99999', { tidy: lettersAndDigits, isRight: isSiret, wrong: keyTexts('siret') }),
  siren: () =>
    patternMask('999 999 999', {
      tidy: lettersAndDigits,
      isRight: (digits) => luhn(digits) % 10 === 0,
      wrong: keyTexts('siren'),
    }),
  nir: () =>
    patternMask('9 99 99 9K 999 999 99', {
      slots: { K: { accepts: /[\dab]/i, upper: true } },
      tidy: lettersAndDigits,
      isRight: isNir,
      wrong: keyTexts('nir'),
    }),
}
