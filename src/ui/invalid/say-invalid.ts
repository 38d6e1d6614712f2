import { ofForm } from '../../core/browser/form.ts'
import { type Field, isField } from '../../core/html/typed-fields.ts'
import { besideOf } from '../beside-field.ts'
import { invalidTexts as t } from './invalid-messages.ts'
import { ruleSentence } from './rule-sentence.ts'

const noteClass = 'flx-invalid'
let last = 0

function sentence(field: Field): string {
  const { validity, type } = field
  if (validity.valueMissing) return t(type === 'radio' || type === 'checkbox' ? 'choice' : 'missing')
  if (validity.typeMismatch && type === 'email') return t('email')
  return ruleSentence(field)
}

/** Radios of one name are one field. */
function partsOf(field: Field): Field[] {
  if (field.type !== 'radio' || !field.name) return [field]
  return [...(field.form ? ofForm(field.form, 'elements') : [])].filter(
    (each): each is Field => isField(each) && each.type === field.type && each.name === field.name,
  )
}

/** What is said of radios stands at the end of their group, or after the last one. */
function placeOf(field: Field): Element {
  const group = field.type === 'radio' ? field.closest('fieldset')?.lastElementChild : null
  return group ?? besideOf(partsOf(field).at(-1) ?? field)
}

const describing = (field: Field): string[] =>
  (field.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean)

const notesOf = (root: ParentNode): Element[] => [...root.querySelectorAll(`.${noteClass}`)]

/** What is said of a field, or of another radio of its name. */
const notesFor = (field: Field): Element[] =>
  partsOf(field)
    .flatMap(describing)
    .flatMap((id) => document.getElementById(id) ?? [])
    .filter((each) => each.matches(`.${noteClass}`))

/** Takes away what was said of a field, and what tied it to the field. */
function clear(note: Element): void {
  const page = note.getRootNode() as ParentNode
  for (const field of page.querySelectorAll<Field>('[aria-describedby]')) {
    if (!describing(field).includes(note.id)) continue
    const others = describing(field).filter((id) => id !== note.id)
    if (others.length > 0) field.setAttribute('aria-describedby', others.join(' '))
    else field.removeAttribute('aria-describedby')
    field.removeAttribute('aria-invalid')
  }
  note.remove()
}

function say(field: Field): void {
  notesFor(field).forEach(clear)
  const note = document.createElement('p')
  note.id = `flx-invalid-${++last}`
  note.className = `${noteClass} flx-field__error`
  note.textContent = sentence(field)
  placeOf(field).after(note)
  field.setAttribute('aria-describedby', [...describing(field), note.id].join(' '))
  field.setAttribute('aria-invalid', 'true')
}

/** The first field of a form that keeps it from being sent. */
function firstInvalid(form: HTMLFormElement | null): Field | undefined {
  return [...(form ? ofForm(form, 'elements') : [])]
    .filter(isField)
    .find((field) => field.willValidate && !field.validity.valid)
}

/**
 * Says under each field, in our own words, why a plain form under `root` is not sent, and brings the visitor to the first:
 * the browser's bubble speaks the browser's language, covers the button and goes after a moment. What is said goes once
 * it is put right. Forms in `<flx-form>` say theirs themselves, and so does who hears of a field first: an element around
 * this one, or a script of the page.
 *
 * @returns a function that stops it.
 */
export function sayInvalid(root: HTMLElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  root.addEventListener(
    'invalid',
    (event) => {
      const { target: field } = event
      if (!isField(field) || event.defaultPrevented || field.closest('flx-form')) return
      event.preventDefault()
      const isOfSaidGroup = field.type === 'radio' && notesFor(field).length > 0
      if (!isOfSaidGroup) say(field)
      if (firstInvalid(field.form) === field) field.focus()
    },
    { capture: true, signal },
  )
  const follow = ({ target }: Event): void => {
    if (!isField(target) || !target.validity.valid) return
    notesFor(target).forEach(clear)
  }
  root.addEventListener('input', follow, { signal })
  root.addEventListener('submit', ({ target }) => notesOf(target as HTMLFormElement).forEach(clear), {
    capture: true,
    signal,
  })
  return () => {
    stop.abort()
    notesOf(root).forEach(clear)
  }
}
