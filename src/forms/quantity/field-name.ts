import { quantityTexts as t } from './quantity-messages.ts'

const clean = (text: string | null | undefined): string =>
  (text ?? '')
    .replace(/\s+/g, ' ')
    .replace(/[\s:*]+$/, '')
    .trim()

function labelledBy(field: HTMLInputElement): string {
  const ids = (field.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
  return ids.map((id) => clean(document.getElementById(id)?.textContent)).join(' ')
}

/** What the page calls the field: its buttons are named after it. */
export function nameOf(field: HTMLInputElement): string {
  return labelledBy(field) || clean(field.ariaLabel) || clean(field.labels?.[0]?.textContent) || t('quantity')
}

/**
 * A label around the element would take the names of the buttons into that of the field, and its click for the first of
 * them: it is told which field it is for, and the field keeps the name it had.
 */
export function holdName(host: HTMLElement, field: HTMLInputElement, name: string): () => void {
  const label = host.closest('label')
  if (!label || field.ariaLabel || field.hasAttribute('aria-labelledby')) return () => {}
  const ownId = field.id
  const ownFor = label.getAttribute('for')
  field.id ||= `flx-quantity-${crypto.randomUUID()}`
  label.htmlFor = field.id
  field.ariaLabel = name
  return () => {
    field.ariaLabel = null
    if (!ownId) field.removeAttribute('id')
    if (ownFor === null) label.removeAttribute('for')
  }
}
