import { setStyles } from '../../core/browser/set-styles.ts'
import { keepOriginals, noteWritten, writtenAttribute } from '../../core/html/originals.ts'
import type { Mask } from './mask.ts'

/** Types whose text can be masked while it is typed; of another type the text has no caret. */
const typable = ['text', 'tel', 'search', 'url', 'password', 'email']
/** What speaks of the bare value, and would judge what is shown. */
export const constraintAttributes = ['maxlength', 'minlength', 'pattern', 'min', 'max', 'step']

/** Takes from a field what only its bare value can obey. */
export function removeConstraints(field: HTMLInputElement): void {
  const { value } = field
  if (!typable.includes(field.type)) {
    field.type = 'text'
    // A field of another type gives up what it cannot hold.
    if (field.value !== value) field.value = value
  }
  for (const name of constraintAttributes) field.removeAttribute(name)
}

/**
 * Notes what a script of the page has written of the bare value since: the least day of a departure follows the arrival.
 *
 * @returns whether it is news.
 */
export function noteBounds(field: HTMLInputElement): boolean {
  const news = constraintAttributes.filter((name) => {
    const value = field.getAttribute(name)
    return value !== null && value !== writtenAttribute(field, name)
  })
  for (const name of news) noteWritten(field, name, field.getAttribute(name) ?? '')
  return news.length > 0
}

/** Makes a field one that can show a mask. @returns gives back what the author wrote. */
export function prepareField(field: HTMLInputElement, { inputMode }: Mask): () => void {
  const giveAttributesBack = keepOriginals(field, ['type', 'inputmode', 'dir', ...constraintAttributes, 'value'])
  const isRightToLeft = getComputedStyle(field).direction === 'rtl'
  removeConstraints(field)
  if (inputMode && !field.inputMode) field.inputMode = inputMode
  // Groups of digits would be set from right to left, the last one first.
  if (isRightToLeft) field.dir = 'ltr'
  // By no class of ours: the field is the author's, and keeps the site's look.
  const giveBack = isRightToLeft ? setStyles(field, { 'text-align': 'right' }) : () => {}
  return () => {
    giveBack()
    giveAttributesBack()
  }
}
