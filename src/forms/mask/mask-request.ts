import { dateClasses } from '../../ui/mask/marked-fields.ts'
import type { MaskRequest } from './masks.ts'

/** Fields without a mark that a mask given to the element is for. */
export const plainFields =
  'input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=submit], [type=button], [type=reset], [type=image], [type=range], [type=color])'

/** `'alias': 'email', 'separator': ';'` */
function legacyOptions(text: string | null): Record<string, unknown> {
  if (!text?.trim()) return {}
  try {
    return JSON.parse(`{${text.replaceAll("'", '"')}}`) as Record<string, unknown>
  } catch {
    console.warn(`flx : data-inputmask="${text}" n’est pas lisible.`)
    return {}
  }
}

const numberOf = (text: string | null): number | undefined =>
  text?.trim() && Number.isFinite(Number(text)) ? Number(text) : undefined

/** What a field asks for; `fallback` where it says nothing. */
export function requestOf(field: HTMLInputElement, fallback: string): MaskRequest | undefined {
  const options = legacyOptions(field.getAttribute('data-inputmask'))
  const legacy = (name: string): string => {
    const value = field.getAttribute(`data-inputmask-${name}`) ?? options[name]
    return typeof value === 'string' ? value : ''
  }
  const byClass = dateClasses.find((name) => field.classList.contains(name))
  const name = field.dataset['flxMask'] || legacy('alias') || legacy('mask') || byClass || fallback
  const regex = legacy('regex')
  if (!name && !regex) return undefined
  return {
    name,
    regex,
    field,
    separator: field.dataset['flxSeparator'] ?? legacy('separator'),
    min: numberOf(field.getAttribute('min')),
    max: numberOf(field.getAttribute('max')),
  }
}
