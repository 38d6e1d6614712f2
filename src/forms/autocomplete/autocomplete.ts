import '../../ui/styles.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import css from './autocomplete.css'
import type { autocompleteAttributes } from './autocomplete-attributes.ts'
import { combobox } from './combobox.ts'

const fields = 'input:is([type="text"], [type="search"], :not([type]))'

/** Proposes what the server answers to what is typed in the page's own field (AUTO-01 to AUTO-06). */
export const autocomplete: Behaviour<typeof autocompleteAttributes> = (host) => {
  for (const dead of host.querySelectorAll('[data-flx-mount^="autocomplete"]')) dead.remove()
  const field = host.querySelector<HTMLInputElement>(fields)
  if (!field) {
    console.warn(`flx : ${openingTag(host)} attend un champ de texte <input>.`)
    return undefined
  }
  const missing = (['classname', 'methode'] as const).filter((name) => host[name] === '')
  if (missing.length > 0) {
    console.warn(`flx : ${openingTag(host)} attend ${missing.join(' et ')} ; le champ reste un champ ordinaire.`)
    return undefined
  }
  if (host.disabled) return undefined
  adoptStyles(css)
  return combobox(host, field)
}
