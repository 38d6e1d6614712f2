import { type ReactNode, useEffect, useId, useLayoutEffect } from 'react'
import type { Values } from '../../../core/element/codecs.ts'
import { FieldSentence } from '../../../ui/field-sentence.tsx'
import { StatusLine } from '../../../ui/status-line.tsx'
import type { AutocompleteHost, autocompleteAttributes } from '../autocomplete-attributes.ts'
import { ComboboxPanel } from './combobox-panel.tsx'
import { useCombobox } from './use-combobox.ts'
import { useComboboxField } from './use-combobox-field.ts'

interface ComboboxProps extends Pick<Values<typeof autocompleteAttributes>, 'cibles' | 'position' | 'value' | 'width'> {
  host: AutocompleteHost
  /** The author's field. */
  field: HTMLInputElement
}

/** Makes the field a combobox: the answers to what is typed stand in a list beside it. */
export function Combobox({ host, field, cibles, position, value, width }: ComboboxProps): ReactNode {
  const id = `flx-autocomplete-${useId()}`
  const { list, words, targets, choice, panel, choose, close, leave } = useCombobox(host, field)
  useComboboxField(host, field, { id, list })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read of the element
  useEffect(() => targets.warnOfMissing(), [targets, cibles])
  useLayoutEffect(() => {
    if (field.value !== '' || value === '') return
    field.value = value
    choice.accept()
  }, [field, value, choice])
  return (
    <div className="flx-autocomplete__mount">
      <StatusLine className="flx-visually-hidden">{words.said}</StatusLine>
      {list.isOpen && <ComboboxPanel {...{ host, field, id, list, position, width, panel, choose, close, leave }} />}
      {/* In the element, which a page may have put beside others in a row. */}
      <FieldSentence of={field} className="flx-autocomplete__note" {...words.note} />
    </div>
  )
}
