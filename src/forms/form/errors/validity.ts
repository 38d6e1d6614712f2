import type { Field } from '../../../core/html/typed-fields.ts'
import { ruleSentence } from '../../../ui/invalid/invalid-messages.ts'
import { fieldsOf, isCheckable } from '../fields.ts'
import { formTexts as t } from '../form-messages.ts'

/** An error about a field; `field` is missing when the page does not have that field. */
export interface FieldProblem {
  name: string
  message: string
  field?: Field | undefined
}

function missing(field: Field): string {
  if (!isCheckable(field)) return t('required')
  return t(field.type === 'radio' ? 'required-choice' : 'required-check')
}

/** Returns why the browser rejects a value, in the same French words in every browser. */
function sentence(field: Field): string {
  const { validity, type } = field
  if (validity.customError) return field.validationMessage
  if (validity.valueMissing) return missing(field)
  if (validity.typeMismatch && type !== 'url') return t('email')
  return ruleSentence(field)
}

/**
 * Returns the fields that break the page's rules (`required`, `type`, `min`, `pattern`…); a radio group counts once.
 */
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
