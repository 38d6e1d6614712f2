import { formatDay, parseDay } from '../../../core/french/day.ts'
import { formatNumber } from '../../../core/french/number.ts'
import type { Field } from '../../../core/html/typed-fields.ts'
import { fieldsOf, isCheckable } from '../fields.ts'
import { formTexts as t } from '../form-messages.ts'
import type { FieldProblem } from './field-problem.ts'

function missing(field: Field): string {
  if (!isCheckable(field)) return t('required')
  return t(field.type === 'radio' ? 'required-choice' : 'required-check')
}

/** A bound, as it reads in French; days are told as days. */
function bound(text: string, day: 'not-before' | 'not-after', number: 'least' | 'most'): string {
  if (parseDay(text)) return t(day, { day: formatDay(text) })
  return t(number, { n: Number.isFinite(Number(text)) ? formatNumber(Number(text)) : text })
}

/** Why the browser refuses a value, in the same French words in every browser. */
function sentence(field: Field): string {
  const { validity } = field
  const { min = '', max = '', minLength = 0, maxLength = 0, type } = field as HTMLInputElement
  if (validity.customError) return field.validationMessage
  if (validity.valueMissing) return missing(field)
  if (validity.badInput) return t(type === 'number' ? 'number' : 'unreadable')
  if (validity.typeMismatch) return t(type === 'url' ? 'url' : 'email')
  if (validity.tooShort) return t('too-short', { n: minLength })
  if (validity.tooLong) return t('too-long', { n: maxLength })
  if (validity.rangeUnderflow) return bound(min, 'not-before', 'least')
  if (validity.rangeOverflow) return bound(max, 'not-after', 'most')
  if (validity.stepMismatch) return t('step')
  return field.title ? t('pattern-as', { form: field.title }) : t('pattern')
}

/** What the rules of the page (`required`, `type`, `min`, `pattern`…) object to; a group of radios is one field. */
export function invalidFields(form: HTMLFormElement, among: (field: Field) => boolean = () => true): FieldProblem[] {
  const groups = new Set<string>()
  return fieldsOf(form)
    .filter((field) => field.willValidate && !field.validity.valid && among(field))
    .filter((field) => {
      if (field.type !== 'radio') return true
      const isFirst = !groups.has(field.name)
      groups.add(field.name)
      return isFirst
    })
    .map((field) => ({ field, name: field.name, message: sentence(field) }))
}
