import { type ReactNode, useEffect } from 'react'
import type { FeatureProps } from '../../core/element/react-element.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { useAuthorNode } from '../../core/element/use-author-node.ts'
import '../../ui/styles.ts'
import css from './autocomplete.css'
import type { autocompleteAttributes } from './autocomplete-attributes.ts'
import { Combobox } from './combobox/combobox.tsx'

adoptStyles(css)

const fields = 'input:is([type="text"], [type="search"], :not([type]))'

/** Proposes what the server answers to what is typed in the page's own field (AUTO-01 to AUTO-06). */
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
