import { withoutInvisible } from '../../core/french/fold.ts'
import type { Edit, Mask } from './mask.ts'

const typedIn = (mask: Mask, text: string): number => [...text].filter(mask.isTyped).length

/**
 * Returns the caret's position after that many typed characters, or after the mask's own text behind them if `beyond`.
 */
function placeAfter(mask: Mask, text: string, count: number, beyond: boolean): number {
  let place = 0
  for (let left = count; left > 0 && place < text.length; place++) if (mask.isTyped(text.charAt(place))) left--
  while (beyond && place < text.length && !mask.isTyped(text.charAt(place))) place++
  return place
}

/** If the value is full, a typed character replaces the next one. */
function overwrite(text: string, { piece, caret }: Edit, mask: Mask): string {
  if (!mask.size || piece.length !== 1 || !mask.isTyped(piece) || typedIn(mask, text) <= mask.size) return text
  const next = [...text.slice(caret)].findIndex(mask.isTyped)
  return next < 0 ? text : text.slice(0, caret + next) + text.slice(caret + next + 1)
}

/** Replaces the changed part of the text as the browser's own editing does, so that undo works. */
function replaceText(field: HTMLInputElement, text: string): void {
  const { value } = field
  let start = 0
  while (start < text.length && text[start] === value[start]) start++
  let end = 0
  while (end < Math.min(text.length, value.length) - start && text.at(-1 - end) === value.at(-1 - end)) end++
  const middle = text.slice(start, text.length - end)
  field.setSelectionRange(start, value.length - end)
  document.execCommand(middle ? 'insertText' : 'delete', false, middle)
  if (field.value !== text) field.value = text
}

function editOf(event: Event, field: HTMLInputElement): Edit & { way: string } {
  const { inputType = '', data } = event as InputEvent
  const caret = field.selectionStart ?? field.value.length
  return { way: inputType, adding: inputType.startsWith('insert'), piece: withoutInvisible(data ?? ''), caret }
}

/** Returns true if Backspace or Delete was pressed once in a complete value. */
const empties = (mask: Mask, way: string, before: string, now: string): boolean =>
  Boolean(mask.clearsWhole) &&
  /^deleteContent(Back|For)ward$/.test(way) &&
  now.length === before.length - 1 &&
  typedIn(mask, before) === mask.size

/**
 * Formats the text that was just typed, and sets the caret. Edits that the browser makes in several steps, a
 * composition or an undo, are left alone until they are done.
 *
 * @param before - The text of the field before.
 */
export function maskTyping(field: HTMLInputElement, mask: Mask, event: Event, before: string): void {
  const { inputType = '', isComposing } = event as InputEvent
  if (isComposing || inputType.startsWith('history')) return
  const seen = withoutInvisible(field.value)
  if (seen !== field.value) replaceText(field, seen)
  const edit = editOf(event, field)
  const { way, adding, caret, piece } = edit
  const { value } = field
  // Autofill, a script, or a paste that replaces the whole text.
  if (!way || way === 'insertReplacementText' || (piece.length > 1 && piece.trim() === value.trim())) {
    const shown = mask.show(value)
    if (shown !== value) replaceText(field, shown)
    return
  }
  const text = adding ? overwrite(value, edit, mask) : value
  const shown = empties(mask, way, before, value) ? '' : mask.type(text, edit)
  if (shown === value) return
  const count = typedIn(mask, mask.type(text.slice(0, caret), edit))
  replaceText(field, shown)
  // Past the mask's own text for Delete too, which would meet it again with each press.
  const place = placeAfter(mask, shown, count, adding || way === 'deleteContentForward')
  field.setSelectionRange(place, place)
}
