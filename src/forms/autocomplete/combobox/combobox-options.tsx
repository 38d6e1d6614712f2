import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import type { Suggestion } from '../answers/suggestion.ts'
import { autocompleteTexts } from '../autocomplete-messages.ts'
import type { ComboboxList } from './combobox-list.ts'
import { optionId } from './use-combobox-field.ts'

interface ComboboxOptionsProps {
  /** Of the list. */
  id: string
  list: ComboboxList
  choose(suggestion: Suggestion): void
}

/** The answers, as options of a listbox. Their texts are text, never HTML. */
export function ComboboxOptions({ id, list: { shown, at }, choose }: ComboboxOptionsProps): ReactNode {
  const t = useTexts(autocompleteTexts)
  const listbox = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other answers are read from their first on
  useLayoutEffect(() => {
    if (listbox.current) listbox.current.scrollTop = 0
  }, [shown])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active one may have another place among other answers
  useLayoutEffect(() => {
    listbox.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [shown, at])
  return (
    <div
      ref={listbox}
      id={id}
      role="listbox"
      className="flx-autocomplete__list"
      aria-label={t('list')}
      hidden={shown.length === 0}
    >
      {shown.map((suggestion, index) => (
        // biome-ignore lint/a11y: the focus and the keys are the field's, as of every combobox
        <div
          key={optionId(id, index)}
          id={optionId(id, index)}
          role="option"
          className="flx-autocomplete__option"
          aria-selected={index === at}
          onClick={() => choose(suggestion)}
        >
          {suggestion.label}
          {suggestion.detail && ' '}
          {suggestion.detail && <span className="flx-autocomplete__detail">{suggestion.detail}</span>}
        </div>
      ))}
    </div>
  )
}
