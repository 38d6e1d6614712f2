import { formatDay, parseDay } from '../../core/french/day.ts'
import { formatNumber } from '../../core/french/number.ts'
import type { Field } from '../../core/html/typed-fields.ts'
import { ruleTexts as t } from './invalid-messages.ts'

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
