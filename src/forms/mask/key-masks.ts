import { messages } from '../../core/i18n/texts.ts'
import type { Mask } from '../../ui/mask/mask.ts'
import { lettersAndDigits } from './french-masks.ts'
import { patternMask } from './pattern-mask.ts'

const t = messages('keyMask', {
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

/** Masks for numbers that end with a check key. */
export const keyMasks: Record<string, () => Mask> = {
  iban: () =>
    patternMask('AA99 &&&& &&&& &&&[& &&&& &&&& &&&& &&&& &&]', {
      tidy: lettersAndDigits,
      isRight: isIban,
      wrong: t('iban'),
    }),
  siret: () => patternMask('999 999 999 99999', { tidy: lettersAndDigits, isRight: isSiret, wrong: t('siret') }),
  siren: () =>
    patternMask('999 999 999', {
      tidy: lettersAndDigits,
      isRight: (digits) => luhn(digits) % 10 === 0,
      wrong: t('siren'),
    }),
  nir: () =>
    patternMask('9 99 99 9K 999 999 99', {
      slots: { K: { accepts: /[\dab]/i, upper: true } },
      tidy: lettersAndDigits,
      isRight: isNir,
      wrong: t('nir'),
    }),
}
