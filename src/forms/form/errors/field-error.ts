import { ofForm } from '../../../core/browser/form.ts'
import type { Field } from '../../../core/html/typed-fields.ts'
import { besideOf } from '../../../ui/beside-field.ts'
import { legendOf } from '../fields.ts'
import type { FieldProblem } from './field-problem.ts'

let count = 0

/** An id that lasts: links and drafts name the field by it. */
export function idOf(field: Field): string {
  field.id ||= `flx-form-field-${++count}`
  return field.id
}

function describe(field: Field, change: (ids: Set<string>) => void): void {
  const ids = new Set((field.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean))
  change(ids)
  if (ids.size > 0) field.setAttribute('aria-describedby', [...ids].join(' '))
  else field.removeAttribute('aria-describedby')
}

type TiedProblem = FieldProblem & { field: Field }

/** Ties a sentence to a field (FORM-11). @returns takes it away. */
function tie({ field, message }: TiedProblem): () => void {
  const note = document.createElement('p')
  note.className = 'flx-form__error'
  note.id = `flx-form-error-${++count}`
  note.dataset.flxMount = 'form'
  note.textContent = message
  const beside = legendOf(field) ?? besideOf(field)
  beside.after(note)
  const group =
    field.type === 'radio' && field.form
      ? [...ofForm(field.form, 'elements')].filter((each): each is Field => (each as Field).name === field.name)
      : [field]
  for (const each of group) {
    each.ariaInvalid = 'true'
    describe(each, (ids) => ids.add(note.id))
  }
  return () => {
    note.remove()
    for (const each of group) {
      each.ariaInvalid = null
      describe(each, (ids) => ids.delete(note.id))
    }
  }
}

/** The sentences that stand beside the fields of one form. */
export interface FieldErrors {
  show(problems: readonly FieldProblem[]): void
  /** Says what is wrong with one field; an empty text takes back what was said. */
  say(field: Field, message: string): void
  clear(): void
}

export function fieldErrors(): FieldErrors {
  const said = new Map<Field, () => void>()
  const clear = (): void => {
    for (const untie of said.values()) untie()
    said.clear()
  }
  const say = (field: Field, message: string): void => {
    said.get(field)?.()
    said.delete(field)
    if (message) said.set(field, tie({ name: field.name, field, message }))
  }
  return {
    clear,
    say,
    show(problems) {
      clear()
      for (const { field } of problems) {
        if (!field || said.has(field)) continue
        const own = problems.filter((problem) => problem.field === field)
        say(field, own.map(({ message }) => message).join(' '))
      }
    },
  }
}
