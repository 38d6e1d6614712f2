import { keepOriginals, writeAttribute } from '../../../core/html/originals.ts'

/**
 * Holds the name of a field of the author's that is not sent, because fields of ours are sent under it. A block that is
 * repeated gives it its number there.
 */
const mark = 'data-flx-field-name'
/** On a field that is required by its author, while a file is there. */
const requiredMark = 'data-flx-required'

/** The name of a field, also while it is not sent. */
export function fieldName(field: HTMLInputElement): string {
  return field.getAttribute(mark) ?? field.name
}

/** A copy of the page's markup holds a field as we left it. */
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
 * Takes its name off the file field, also where a script writes it anew.
 *
 * @param changed - Its name has become another one.
 * @returns gives it back, with the number that it has by then.
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

/** A field that is required is so until there is a file. @returns makes it so again. */
export function waiveRequired(field: HTMLInputElement): (() => void) | undefined {
  if (!field.required) return undefined
  const giveBack = keepOriginals(field, ['required', requiredMark])
  writeAttribute(field, requiredMark, '')
  writeAttribute(field, 'required', null)
  return giveBack
}

/** Keeps a hidden field of the author's out of what is sent. @returns lets it in again. */
export function leaveOut(field: HTMLInputElement): () => void {
  const giveBack = keepOriginals(field, ['disabled', mark])
  writeAttribute(field, mark, field.name)
  writeAttribute(field, 'disabled', '')
  return giveBack
}

/** The hidden fields of the author's that carry the keys of files which the server has already. */
export function keyFieldsOf(host: Element, input: HTMLInputElement): HTMLInputElement[] {
  const name = fieldName(input)
  const hidden = host.querySelectorAll<HTMLInputElement>('input[type="hidden"]:not([data-flx-mount] *)')
  return [...hidden].filter((field) => fieldName(field) === name && field.value !== '')
}
