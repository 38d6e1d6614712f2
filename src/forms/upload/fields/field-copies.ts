import { mountAround } from '../../../core/element/mounts.ts'
import { keepOriginals, writeAttribute } from '../../../core/html/originals.ts'

/**
 * Holds the name of an author's field that is not sent, because our fields are sent under that name. A repetition
 * numbers this attribute as it does `name`.
 */
const mark = 'data-flx-field-name'
/** Marks a field whose `required` attribute we have removed, because there is a file. */
const requiredMark = 'data-flx-required'

/** Returns the name of a field, even while it is removed. */
export function fieldName(field: HTMLInputElement): string {
  return field.getAttribute(mark) ?? field.name
}

/** Restores a field that was copied with our changes. */
export function restoreCopy(field: HTMLInputElement): void {
  if (field.hasAttribute(requiredMark)) field.required = true
  field.removeAttribute(requiredMark)
  const name = field.getAttribute(mark)
  if (name === null) return
  field.removeAttribute(mark)
  if (name) field.name = name
  if (field.type === 'hidden') field.disabled = false
}

/**
 * Removes the name from the file field, again each time a script writes it.
 *
 * @param changed - Called when the name has changed.
 * @returns a function that restores the name, with its current number.
 */
export function removeName(field: HTMLInputElement, changed: () => void): () => void {
  restoreCopy(field)
  const { name } = field
  const giveBack = keepOriginals(field, ['name', mark])
  const take = (now: string): void => {
    writeAttribute(field, mark, now)
    writeAttribute(field, 'name', null)
  }
  take(name)
  const observer = new MutationObserver(() => {
    if (field.hasAttribute('name')) take(field.name)
    changed()
  })
  observer.observe(field, { attributeFilter: ['name', mark] })
  return () => {
    observer.disconnect()
    const last = fieldName(field)
    giveBack()
    if (last) field.name = last
  }
}

/** Removes `required` from a field. @returns a function that restores it, or undefined if the field is not required. */
export function waiveRequired(field: HTMLInputElement): (() => void) | undefined {
  if (!field.required) return undefined
  const giveBack = keepOriginals(field, ['required', requiredMark])
  writeAttribute(field, requiredMark, '')
  writeAttribute(field, 'required', null)
  return giveBack
}

/** Disables an author's hidden field, so that it is not sent. @returns a function that enables it again. */
export function leaveOut(field: HTMLInputElement): () => void {
  const giveBack = keepOriginals(field, ['disabled', mark])
  writeAttribute(field, mark, field.name)
  writeAttribute(field, 'disabled', '')
  return giveBack
}

/** Returns the author's hidden fields with the keys of files that are already on the server. */
export function keyFieldsOf(host: Element, input: HTMLInputElement): HTMLInputElement[] {
  const name = fieldName(input)
  const hidden = host.querySelectorAll<HTMLInputElement>('input[type="hidden"]')
  return [...hidden].filter((field) => fieldName(field) === name && field.value !== '' && !mountAround(field))
}
