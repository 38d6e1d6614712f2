import { scrollToElement } from '../../../core/browser/scroll.ts'
import { findAll } from '../../../core/browser/select.ts'
import type { Answered } from '../cart-engine.ts'

/** Actions whose answer shows another step, or another state of the step. */
const stepChanges = ['chgEtape', 'connexion', 'new_compte', 'sans_compte']
const addressChanges = ['new_adresse', 'modif_adresse']

/** Returns the first visible match of the first selector that has one. */
function find(host: HTMLElement, ...selectors: string[]): HTMLElement | null {
  for (const selector of selectors) {
    const found = findAll(selector, host).find((element) => element.checkVisibility())
    if (found) return found
  }
  return null
}

/**
 * Moves the focus to a refusal: the first invalid field, the validation area, or the notice. If the picker already has
 * the focus because the order requires a relay point, it keeps it.
 */
function focusRefusal(host: HTMLElement, action: string): void {
  if (action === 'valide_panier' && host.querySelector('flx-relay-picker :focus')) return
  const field = find(host, '[aria-invalid="true"]')
  const isOrder = action === 'valide_panier'
  const missing = isOrder ? find(host, ':is(.flx-cart__offer, .flx-cart__part):has(> .flx-cart__missing-choice)') : null
  const area = isOrder ? (missing ?? find(host, '[data-flx-validation]', '.alert-danger')) : null
  const target = field ?? area
  if (target && target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target?.focus()
  // The field may be just above the sticky bar, with its error message hidden below.
  const noteId = field?.getAttribute('aria-describedby')?.split(/\s+/).at(-1)
  if (noteId) document.getElementById(noteId)?.scrollIntoView({ block: 'nearest' })
  if (!target) find(host, '.flx-cart__notice', '.alert-danger')?.scrollIntoView({ block: 'nearest' })
}

function focusBeginning(host: HTMLElement, ...selectors: string[]): void {
  const target = find(host, ...selectors) ?? host
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  void scrollToElement(host)
}

/** Moves the focus after an answer to the next thing to do. Other answers leave it where it was. */
export function focusAfterAnswer(host: HTMLElement, { action, refused, ordered }: Answered): void {
  if (refused) focusRefusal(host, action)
  else if (ordered) focusBeginning(host, '[data-flx-view] :is(h1, h2, h3)', '[data-flx-view]')
  else if (stepChanges.includes(action)) focusBeginning(host, '[data-flx-arrival]', '[aria-current="step"]')
  else if (addressChanges.includes(action)) {
    find(host, '[data-flx-action^="affect_adresse_"]:checked', '[data-flx-arrival]')?.focus()
  }
}
