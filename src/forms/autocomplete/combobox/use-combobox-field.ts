import { useLayoutEffect, useMemo, useState } from 'react'
import { useAuthorAttributes } from '../../../core/element/use-author-node.ts'
import { textOf } from '../../../core/html/text-of.ts'
import type { ComboboxList } from './combobox-list.ts'

/** A message displayed beside the field and read by screen readers. */
interface Note {
  text: string
  /** True if the message is about an invalid text. */
  isError: boolean
}

/** The messages of a combobox. Each one replaces the one before. */
export interface ComboboxWords {
  /** Read by screen readers only. */
  announcement: string
  note: Note
  say(text: string): void
  show(text: string, options: { isError: boolean }): void
  hush(): void
}

const noNote: Note = { text: '', isError: false }

export function useComboboxWords(): ComboboxWords {
  const [words, setWords] = useState({ announcement: '', note: noNote })
  return {
    ...words,
    say: (announcement) => setWords({ announcement, note: noNote }),
    show: (text, { isError }) => setWords({ announcement: '', note: { text, isError } }),
    hush: () => setWords({ announcement: '', note: noNote }),
  }
}

const attributes = ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant']

/** Removes our attributes from a field that was copied with them. */
function mendCopy(field: HTMLInputElement): void {
  if (!field.getAttribute('aria-controls')?.startsWith('flx-autocomplete-')) return
  for (const name of attributes) field.removeAttribute(name)
}

/** Returns the name for `aria-label`: a label around the element would add the list's texts to the field's name. */
function nameOf(host: Element, field: HTMLInputElement): string | null {
  const own = field.getAttribute('aria-label')
  return own || field.hasAttribute('aria-labelledby') ? own : textOf(host.closest('label')) || null
}

/** Returns the id of the option at this index. */
export function optionId(id: string, at: number): string {
  return `${id}-${at}`
}

interface ComboboxParts {
  /** Id of the list. */
  id: string
  list: ComboboxList
}

/** Sets the combobox attributes on the page's own field. */
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
    // Otherwise the browser's own suggestions would cover ours.
    autocomplete: written.fill ?? 'off',
  })
}
