import { keepOriginals } from '../../core/html/originals.ts'
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
  // What has a name of its own keeps it, whatever it is renamed to meanwhile.
  const giveFieldBack = keepOriginals(field, field.id ? ['aria-label'] : ['aria-label', 'id'])
  const giveLabelBack = keepOriginals(label, label.htmlFor ? [] : ['for'])
  field.id ||= `flx-quantity-${crypto.randomUUID()}`
  label.htmlFor = field.id
  field.ariaLabel = name
  return () => {
    giveFieldBack()
    giveLabelBack()
  }
}
