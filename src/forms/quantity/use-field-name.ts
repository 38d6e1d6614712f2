import { useId, useMemo } from 'react'
import { mountMark } from '../../core/element/mounts.ts'
import { useAuthorAttributes } from '../../core/element/use-author-attributes.ts'
import { writtenAttribute } from '../../core/html/originals.ts'
import { quantityTexts as t } from './quantity-messages.ts'

const clean = (text: string | null | undefined): string =>
  (text ?? '')
    .replace(/\s+/g, ' ')
    .replace(/[\s:*]+$/, '')
    .trim()

/** What a label says without what we draw in it. */
function labelText(label: HTMLLabelElement): string {
  const copy = label.cloneNode(true) as HTMLElement
  for (const mount of copy.querySelectorAll(`[${mountMark}]`)) mount.remove()
  return clean(copy.textContent)
}

/** What the page calls a field. */
function nameOf(field: HTMLInputElement): string {
  const ids = (field.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
  const named = ids.map((id) => clean(document.getElementById(id)?.textContent)).join(' ')
  const given = named || clean(writtenAttribute(field, 'aria-label'))
  const label = given ? undefined : field.labels?.[0]
  return given || (label && labelText(label)) || t('quantity')
}

/**
 * What the page calls the field: its buttons are named after it. A label around them would take their names into that of
 * the field, and its click for the first of them: it is told which field it is for, and the field keeps the name it had.
 */
export function useFieldName(field: HTMLInputElement): string {
  const name = useMemo(() => nameOf(field), [field])
  const ownId = useId()
  const label = field.closest('label')
  const isHeld = label && !writtenAttribute(field, 'aria-label') && !field.hasAttribute('aria-labelledby')
  const id = writtenAttribute(field, 'id')
  useAuthorAttributes(field, isHeld ? { 'aria-label': name, ...(id ? {} : { id: ownId }) } : {})
  useAuthorAttributes(label, isHeld && !writtenAttribute(label, 'for') ? { for: id || ownId } : {})
  return name
}
