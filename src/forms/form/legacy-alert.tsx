// A form with `alert` is checked by the rules of the sites' former validator, and its errors are shown in one window
// (FORM-06).
import { parseAmount } from '../../core/french/number.ts'
import type { Field } from '../../core/html/typed-fields.ts'
import type { FieldProblem } from './errors/validity.ts'
import { fieldsOf, isCheckable, labelOf } from './fields.ts'
import { alertTexts as t } from './form-messages.ts'

/** An @ that is neither the first nor the last character (FORM-06). */
const hasInnerAt = (text: string): boolean => {
  const at = text.indexOf('@')
  return at > 0 && at < text.length - 1
}

/** An @ beyond position 0 and a dot beyond position 2 (FORM-07). */
const hasAtAndDot = (text: string): boolean => text.indexOf('@') > 0 && text.indexOf('.') > 2

function isEmpty(field: Field, form: HTMLFormElement): boolean {
  if (!isCheckable(field)) return field.value === ''
  if (field.type === 'checkbox') return !field.checked
  return !fieldsOf(form).some((each) => isCheckable(each) && each.name === field.name && each.checked)
}

function objection(field: Field, form: HTMLFormElement): string {
  const name = { field: labelOf(field) }
  const { min = '', max = '' } = field as HTMLInputElement
  // A number field returns an empty value for text that is not a number, but reports it as `badInput`.
  const isBad = field.validity.badInput
  if (isEmpty(field, form) && !isBad) return field.required ? t('required', name) : ''
  if (field.dataset['flxEmail'] === 'point') return hasAtAndDot(field.value) ? '' : t('email', name)
  if (field.type === 'email') return hasInnerAt(field.value) ? '' : t('email', name)
  if (field.type !== 'number') return ''
  const value = isBad ? undefined : parseAmount(field.value)
  if (value === undefined) return t('number', name)
  const isOut = (min !== '' && value < Number(min)) || (max !== '' && value > Number(max))
  return isOut ? t('range', { ...name, min, max }) : ''
}

/** Returns the errors of the legacy validator, one sentence for each field; a radio group counts as one field. */
export function legacyProblems(form: HTMLFormElement): FieldProblem[] {
  const radios = new Set<string>()
  return fieldsOf(form).flatMap((field) => {
    if (!field.willValidate || (field.type === 'radio' && radios.has(field.name))) return []
    if (field.type === 'radio') radios.add(field.name)
    const message = objection(field, form)
    return message ? [{ name: field.name, field, message }] : []
  })
}

/** Shows the errors in one alert, and resolves once the visitor has closed it. */
export async function showLegacyAlert(problems: readonly FieldProblem[]): Promise<void> {
  const { alertAround } = await import('../../overlays/modal/draw-modal.tsx')
  const message = (
    <ul className="flx-flow flx-form__errors">
      {problems.map(({ message }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order
        <li key={at} className="flx-form__problem">
          {message}
        </li>
      ))}
    </ul>
  )
  await alertAround(message, { title: t('title'), theme: 'warning' })
}
