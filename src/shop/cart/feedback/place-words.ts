/** Puts a refusal in its place in a view that the server drew: fetched with the first refusal that is words alone. */
import { findFirst } from '../../../core/browser/select.ts'
import type { Words } from '../engine/cart-state.ts'

const ofLine = ['modifQte', 'supArt']

function lineOfWords({ text }: Words): HTMLElement {
  const line = document.createElement('p')
  line.className = 'flx-message flx-message--error alert alert-danger'
  line.textContent = text
  return line
}

/** What was acted on in a line of the cart. */
function controlOf(cart: Element, { action, value }: Words): HTMLElement | null {
  const id = CSS.escape(value)
  const row = findFirst(`[data-flx-line="${id}"]`, cart)
  if (!row) return findFirst(`[data-flx-action="${action}"][data-flx-value="${id}"]`, cart)
  return findFirst('[data-flx-action="modifQte"], [name^="quantite"]', row) ?? row
}

/** Beside the line: after its note, or else in the cell or the row of its quantity. */
function placeInLine(cart: Element, words: Words): HTMLElement | null {
  const note = findFirst(`[data-flx-note="${CSS.escape(words.value)}"]`, cart)
  const control = note ?? controlOf(cart, words)
  if (!control) return null
  const line = lineOfWords(words)
  line.role = 'alert'
  if (note) note.after(line)
  else (control.closest('td, li, [data-flx-line]') ?? control.parentElement)?.append(line)
  return line
}

/** The area that the view has for an order that was refused (CART-06): the visitor is brought there. */
function placeInValidation(cart: Element, words: Words): HTMLElement | null {
  const area = findFirst('[data-flx-validation]', cart)
  if (!area) return null
  const line = lineOfWords(words)
  area.replaceChildren(line)
  if (area.tabIndex < 0 && !area.hasAttribute('tabindex')) area.tabIndex = -1
  area.focus()
  return line
}

/**
 * Writes why something was refused where it was acted on, as the views of answers in JSON do: a line of the cart, the
 * order.
 *
 * @returns takes it away; nothing where the view has no such place.
 */
export function placeWords(cart: Element, words: Words): (() => void) | undefined {
  const { action, value } = words
  const placed =
    action === 'valide_panier'
      ? placeInValidation(cart, words)
      : value && ofLine.includes(action)
        ? placeInLine(cart, words)
        : null
  return placed ? () => placed.remove() : undefined
}
