// Fetched at the first touch of a masked field: what is there to be read needs none of it.
import type { Edit, Mask } from './mask.ts'

const typedIn = (mask: Mask, text: string): number => [...text].filter(mask.isTyped).length

/** Where the caret stands after that many typed characters; past what the mask wrote behind them if `beyond`. */
function placeAfter(mask: Mask, text: string, count: number, beyond: boolean): number {
  let place = 0
  for (let left = count; left > 0 && place < text.length; place++) if (mask.isTyped(text.charAt(place))) left--
  while (beyond && place < text.length && !mask.isTyped(text.charAt(place))) place++
  return place
}

/** Where nothing more fits, a character typed before others takes the place of the next one. */
function overwrite(text: string, { piece, caret }: Edit, mask: Mask): string {
  if (!mask.size || piece.length !== 1 || !mask.isTyped(piece) || typedIn(mask, text) <= mask.size) return text
  const next = [...text.slice(caret)].findIndex(mask.isTyped)
  return next < 0 ? text : text.slice(0, caret + next) + text.slice(caret + next + 1)
}

/** Changes what differs as the browser's own editing does, so that its undo goes back over it. */
export function replaceText(field: HTMLInputElement, text: string): void {
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
  return { way: inputType, adding: inputType.startsWith('insert'), piece: data ?? '', caret }
}

/** One press of Backspace or Delete on what was complete. */
const empties = (mask: Mask, way: string, before: string, now: string): boolean =>
  Boolean(mask.clearsWhole) &&
  /^deleteContent(Back|For)ward$/.test(way) &&
  now.length === before.length - 1 &&
  typedIn(mask, before) === mask.size

/**
 * Gives what was just typed its mask, and the caret its place. What the browser does over several steps is left alone
 * until it is done: a composition, an undo.
 *
 * @param before - What the field showed before.
 */
export function maskTyping(field: HTMLInputElement, mask: Mask, event: Event, before: string): void {
  const edit = editOf(event, field)
  const { way, adding, caret, piece } = edit
  const { value } = field
  if ((event as InputEvent).isComposing || way.startsWith('history')) return
  // Autofill, a script or a paste over all that there was.
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
  const place = placeAfter(mask, shown, count, adding)
  field.setSelectionRange(place, place)
}
