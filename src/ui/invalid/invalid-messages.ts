import { formatDay, parseDay } from '../../core/french/day.ts'
import { formatNumber } from '../../core/french/number.ts'
import type { Field } from '../../core/html/typed-fields.ts'
import { messages } from '../../core/i18n/texts.ts'

/** Why a field of a widget's own form is invalid, in the same words in every browser. */
export const invalidTexts = messages('invalid', {
  missing: 'Remplissez ce champ.',
  choice: 'Faites un choix pour continuer.',
  email: 'Saisissez une adresse e-mail, comme nom@exemple.fr.',
})

/** Messages for the other constraints, in any form; `form` is the namespace by which servers translate them. */
const t = messages('form', {
  url: 'Saisissez une adresse complète, par exemple https://exemple.fr.',
  number: 'Saisissez un nombre.',
  unreadable: 'Cette valeur n’est pas lisible.',
  pattern: 'Cette valeur n’a pas la forme attendue.',
  'pattern-as': 'Cette valeur n’a pas la forme attendue : {form}.',
  'too-short': '{n} caractères au moins.',
  'too-long': '{n} caractères au plus.',
  least: '{n} au moins.',
  most: '{n} au plus.',
  'not-before': 'Pas avant le {day}.',
  'not-after': 'Pas après le {day}.',
  step: 'Cette valeur n’est pas autorisée.',
})

/** Writes a bound in French; a day is written as a day. */
function bound(text: string, day: 'not-before' | 'not-after', number: 'least' | 'most'): string {
  if (parseDay(text)) return t(day, { day: formatDay(text) })
  return t(number, { n: Number.isFinite(Number(text)) ? formatNumber(Number(text)) : text })
}

/**
 * Returns why the browser finds a field invalid, in the same words in every browser; a custom message of the page is
 * kept. For empty fields and e-mail addresses, forms have their own messages.
 */
export function ruleSentence(field: Field): string {
  const { validity } = field
  const { min = '', max = '', minLength = 0, maxLength = 0, type } = field as HTMLInputElement
  if (validity.customError) return field.validationMessage
  if (validity.badInput) return t(type === 'number' ? 'number' : 'unreadable')
  if (validity.typeMismatch) return t('url')
  if (validity.tooShort) return t('too-short', { n: minLength })
  if (validity.tooLong) return t('too-long', { n: maxLength })
  if (validity.rangeUnderflow) return bound(min, 'not-before', 'least')
  if (validity.rangeOverflow) return bound(max, 'not-after', 'most')
  if (validity.stepMismatch) return t('step')
  return field.title ? t('pattern-as', { form: field.title }) : t('pattern')
}
