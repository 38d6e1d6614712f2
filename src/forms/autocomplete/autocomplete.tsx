import { type ReactNode, useEffect, useId, useLayoutEffect } from 'react'
import type { FeatureProps } from '../../core/element/react-element.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { useAuthorNode } from '../../core/element/use-author-node.ts'
import '../../ui/styles.ts'
import type { Values } from '../../core/element/codecs.ts'
import { FieldSentence } from '../../ui/field-note.tsx'
import { StatusLine } from '../../ui/message.tsx'
import css from './autocomplete.css'
import type { AutocompleteHost, autocompleteAttributes } from './autocomplete-attributes.ts'
import { ComboboxPanel } from './combobox/combobox-panel.tsx'
import { useCombobox } from './combobox/use-combobox.ts'
import { useComboboxField } from './combobox/use-combobox-field.ts'

adoptStyles(css)

const fields = 'input:is([type="text"], [type="search"], :not([type]))'

/** Suggests the server's answers while the visitor types in the page's own field (AUTO-01 to AUTO-06). */
export function Autocomplete({ host, ...props }: FeatureProps<typeof autocompleteAttributes>): ReactNode {
  const field = useAuthorNode<HTMLInputElement>(host, fields, { due: 'attend un champ de texte <input>.' })
  const missing = (['classname', 'methode'] as const).filter((name) => props[name] === '').join(' et ')
  useEffect(() => {
    if (field && missing)
      console.warn(`flx : ${openingTag(host)} attend ${missing} ; le champ reste un champ ordinaire.`)
  }, [host, field, missing])
  if (!field || missing || props.disabled) return null
  return <Combobox host={host} field={field} {...props} />
}

interface ComboboxProps extends Pick<Values<typeof autocompleteAttributes>, 'cibles' | 'position' | 'value' | 'width'> {
  host: AutocompleteHost
  /** The author's field. */
  field: HTMLInputElement
}

/** Makes the field a combobox, with the answers in a list beside it. */
function Combobox({ host, field, cibles, position, value, width }: ComboboxProps): ReactNode {
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
      <StatusLine className="flx-visually-hidden">{words.announcement}</StatusLine>
      {list.isOpen && <ComboboxPanel {...{ host, field, id, list, position, width, panel, choose, close, leave }} />}
      {/* Inside the element, because its parent may be a row layout. */}
      <FieldSentence of={field} className="flx-autocomplete__note" {...words.note} />
    </div>
  )
}
