import { useLayoutEffect, useMemo } from 'react'
import { useAuthorAttributes } from '../../../core/element/use-author-attributes.ts'
import type { ComboboxList } from './combobox-list.ts'

const attributes = ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant']

/** A copy of the page's markup holds a field as we left it. */
function mendCopy(field: HTMLInputElement): void {
  if (!field.getAttribute('aria-controls')?.startsWith('flx-autocomplete-')) return
  for (const name of attributes) field.removeAttribute(name)
}

function visibleText(label: Element | null): string {
  return (label?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** A label around the element would take what the list says into the name of the field. */
function nameOf(host: Element, field: HTMLInputElement): string | null {
  const own = field.getAttribute('aria-label')
  return own || field.hasAttribute('aria-labelledby') ? own : visibleText(host.closest('label')) || null
}

/** Id of the option at this place of the list. */
export function optionId(id: string, at: number): string {
  return `${id}-${at}`
}

interface ComboboxParts {
  /** Of the list. */
  id: string
  list: ComboboxList
}

/** Says of the page's own field that it is a combobox, and of which list. */
export function useComboboxField(host: Element, field: HTMLInputElement, { id, list }: ComboboxParts): void {
  const { isOpen, shown, at } = list
  const written = useMemo(
    () => ({ label: nameOf(host, field), fill: field.getAttribute('autocomplete') }),
    [host, field],
  )
  useLayoutEffect(() => mendCopy(field), [field])
  useAuthorAttributes(field, {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': String(isOpen && shown.length > 0),
    'aria-controls': id,
    'aria-activedescendant': at < 0 ? null : optionId(id, at),
    'aria-label': written.label,
    // The list of the browser would lie over ours.
    autocomplete: written.fill ?? 'off',
  })
}
