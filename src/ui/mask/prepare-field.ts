import { setStyles } from '../../core/browser/set-styles.ts'
import { keepOriginals, noteWritten, writtenAttribute } from '../../core/html/originals.ts'
import type { Mask } from './mask.ts'

/** Types whose text can be masked while typing; the other types do not give the caret's position. */
const typable = ['text', 'tel', 'search', 'url', 'password', 'email']
/** Constraints that concern the value sent, and would wrongly check the displayed text. */
export const constraintAttributes = ['maxlength', 'minlength', 'pattern', 'min', 'max', 'step']

/** Removes the constraints that only the value sent can satisfy. */
export function removeConstraints(field: HTMLInputElement): void {
  const { value } = field
  if (!typable.includes(field.type)) {
    field.type = 'text'
    // A field drops text that its type does not allow.
    if (field.value !== value) field.value = value
  }
  for (const name of constraintAttributes) field.removeAttribute(name)
}

/**
 * Notes constraints that a script of the page has written since: the earliest departure follows the arrival, for
 * instance.
 *
 * @returns true if one has changed.
 */
export function noteBounds(field: HTMLInputElement): boolean {
  const news = constraintAttributes.filter((name) => {
    const value = field.getAttribute(name)
    return value !== null && value !== writtenAttribute(field, name)
  })
  for (const name of news) noteWritten(field, name, field.getAttribute(name) ?? '')
  return news.length > 0
}

/** Prepares a field for a mask. @returns a function that restores what the author wrote. */
export function prepareField(field: HTMLInputElement, { inputMode }: Mask): () => void {
  const giveAttributesBack = keepOriginals(field, ['type', 'inputmode', 'dir', ...constraintAttributes, 'value'])
  const isRightToLeft = getComputedStyle(field).direction === 'rtl'
  removeConstraints(field)
  if (inputMode && !field.inputMode) field.inputMode = inputMode
  // Groups of digits would be displayed from right to left, the last one first.
  if (isRightToLeft) field.dir = 'ltr'
  // Without a class of ours: the field is the author's, and keeps the site's look.
  const giveBack = isRightToLeft ? setStyles(field, { 'text-align': 'right' }) : () => {}
  return () => {
    giveBack()
    giveAttributesBack()
  }
}
