import { ofForm } from '../../../core/browser/form.ts'
import { formatDayAs, formatLongDay } from '../../../core/french/day.ts'
import { formatHour } from '../../../core/french/time.ts'
import { ownTextOf } from '../../../core/html/text-of.ts'
import { type Field, isSecret } from '../../../core/html/typed-fields.ts'
import { fieldsOf, isCheckable, labelOf, legendOf } from '../fields.ts'
import { stepsTexts as t } from './steps-messages.ts'

/** Returns the elements marked as steps, else the outermost fieldsets. */
export function findSteps(form: HTMLFormElement): HTMLElement[] {
  const named = [...form.querySelectorAll<HTMLElement>('[data-flx-step]')]
  if (named.length > 0) return named
  return [...form.querySelectorAll<HTMLElement>('fieldset')].filter((each) => !each.parentElement?.closest('fieldset'))
}

/**
 * Returns the elements to show at the end only: those after the last step, and the submit buttons outside the steps.
 */
export function findEnd(form: HTMLFormElement, steps: readonly HTMLElement[]): HTMLElement[] {
  const after: HTMLElement[] = []
  for (let next = steps.at(-1)?.nextElementSibling; next; next = next.nextElementSibling) {
    if (next instanceof HTMLElement && !next.matches('[data-flx-mount], [data-flx-message], script, style'))
      after.push(next)
  }
  const buttons = [...ofForm(form, 'elements')].filter(
    (each): each is HTMLElement =>
      each instanceof HTMLElement &&
      each.matches('button:not([type]), [type="submit"], [type="image"]') &&
      !steps.some((step) => step.contains(each)) &&
      !after.some((one) => one.contains(each)),
  )
  return [...after, ...buttons]
}

/** Returns the element that titles a step: its legend, or its first heading. */
export function headingOf(step: Element): HTMLElement | null {
  return step.querySelector<HTMLElement>(':scope > legend') ?? step.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6')
}

/** Returns the title of a step. */
export function titleOf(step: Element): string {
  return ownTextOf(headingOf(step)) || (step.ariaLabel ?? '')
}

/** One question and its answers, as the summary displays them. */
interface GivenAnswer {
  label: string
  values: string[]
}

/** The answers of a step, or of a group of questions within it. */
export interface AnswerGroup {
  /** The group's title; empty for the questions outside a group. */
  title: string
  answers: GivenAnswer[]
}

/** Writes what a browser's own control holds (`2026-11-29T14:30`) as it is read. */
function inWords(text: string, type: string): string {
  const [day = '', time = ''] = text.split('T')
  if (type === 'date') return formatLongDay(day)
  if (type === 'datetime-local') return `${formatLongDay(day)}, ${formatHour(time)}`
  if (type === 'month') return formatDayAs(`${text}-01`, { month: 'long', year: 'numeric' })
  return type === 'time' ? formatHour(text) : text
}

function valuesOf(field: Field): string[] {
  if (isCheckable(field)) {
    if (!field.checked) return []
    return [legendOf(field) ? ownTextOf(field.labels?.[0]) || field.value : t('ticked')]
  }
  if (field instanceof HTMLSelectElement) {
    return [...field.selectedOptions].filter(({ value }) => value !== '').map(({ text }) => text)
  }
  if (field instanceof HTMLInputElement && field.files) return [...field.files].map(({ name }) => name)
  if (field.type === 'hidden') return field.dataset['flxName'] ? [field.dataset['flxName']] : []
  const text = field.value.trim()
  if (text === '') return []
  if (isSecret(field)) return [t('secret')]
  return [inWords(text, field.type)]
}

/** Returns the name of a field; a hidden field that represents a visible one takes the label beside it. */
function nameOfField(field: Field, step: Element): string {
  if (field.type !== 'hidden') return labelOf(field)
  for (let box = field.parentElement; box && step.contains(box); box = box.parentElement) {
    const label = ownTextOf(box.querySelector('label'))
    if (label) return label
  }
  return field.name
}

/**
 * Returns the nearest fieldset around a field, within its step. The fieldset of a radio group is skipped: it is one
 * question.
 */
function groupOf(field: Field, step: Element): Element {
  const choice = legendOf(field)?.parentElement
  const around = (choice && choice !== step ? choice : field).parentElement?.closest('fieldset')
  return around && step.contains(around) ? around : step
}

/**
 * Returns a step's answers as text, in the order of the page. Empty fields, and those hidden by a rule, are left out.
 */
export function answersOf(form: HTMLFormElement, step: Element): AnswerGroup[] {
  const groups = new Map<Element, AnswerGroup>([[step, { title: '', answers: [] }]])
  for (const field of fieldsOf(form)) {
    if (!step.contains(field) || field.matches(':disabled')) continue
    const values = valuesOf(field)
    if (values.length === 0) continue
    const place = groupOf(field, step)
    const known = groups.get(place) ?? { title: ownTextOf(place.querySelector(':scope > legend')), answers: [] }
    groups.set(place, known)
    const label = nameOfField(field, step)
    const same = known.answers.find((answer) => answer.label === label)
    const isOneOfMany = field.type === 'hidden' || legendOf(field) !== null
    if (same && isOneOfMany) same.values.push(...values)
    else known.answers.push({ label, values })
  }
  return [...groups.values()].filter(({ answers }) => answers.length > 0)
}
