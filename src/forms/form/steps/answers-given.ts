import { formatLongDay } from '../../../core/french/day.ts'
import type { Field } from '../../../core/html/typed-fields.ts'
import { fieldsOf, isCheckable, labelOf, legendOf } from '../fields.ts'
import { stepsTexts as t } from './steps-messages.ts'

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

const own = (element: Element | null | undefined): string => {
  const copy = element?.cloneNode(true) as Element | undefined
  for (const inner of copy?.querySelectorAll('input, select, textarea, button, [data-flx-mount]') ?? []) inner.remove()
  return (copy?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

function valuesOf(field: Field): string[] {
  if (isCheckable(field)) {
    if (!field.checked) return []
    return [legendOf(field) ? own(field.labels?.[0]) || field.value : t('ticked')]
  }
  if (field instanceof HTMLSelectElement) {
    return [...field.selectedOptions].filter(({ value }) => value !== '').map(({ text }) => text)
  }
  if (field instanceof HTMLInputElement && field.files) return [...field.files].map(({ name }) => name)
  if (field.type === 'hidden') return field.dataset['flxName'] ? [field.dataset['flxName']] : []
  const text = field.value.trim()
  if (text === '') return []
  if (field.type === 'password') return [t('secret')]
  return [field.type === 'date' ? formatLongDay(text) : text]
}

/** Returns the name of a field; a hidden field that represents a visible one takes the label beside it. */
function nameOfField(field: Field, step: Element): string {
  if (field.type !== 'hidden') return labelOf(field)
  for (let box = field.parentElement; box && step.contains(box); box = box.parentElement) {
    const label = own(box.querySelector('label'))
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
    const known = groups.get(place) ?? { title: own(place.querySelector(':scope > legend')), answers: [] }
    groups.set(place, known)
    const label = nameOfField(field, step)
    const same = known.answers.find((answer) => answer.label === label)
    const isOneOfMany = field.type === 'hidden' || legendOf(field) !== null
    if (same && isOneOfMany) same.values.push(...values)
    else known.answers.push({ label, values })
  }
  return [...groups.values()].filter(({ answers }) => answers.length > 0)
}
