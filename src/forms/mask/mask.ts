import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { text } from '../../core/element/codecs.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { watch } from '../../core/watch.ts'
import { dateClasses, markedFields } from '../../ui/mask/marked-fields.ts'
import type { Mask } from '../../ui/mask/mask.ts'
import { MaskedFields } from '../../ui/mask/masked-fields.ts'
import { type MaskRequest, maskFor, needsInputmask } from './masks.ts'

export const maskAttributes = { mask: text() }

/** A mask that changes nothing, used until the code that reads the pattern has loaded. */
const asItIs: Mask = {
  show: (value) => value,
  settle: (value) => value,
  type: (value) => value,
  send: (value) => value,
  problem: () => undefined,
  isTyped: () => true,
}

const fetchMask = (request: MaskRequest): Promise<Mask | undefined> =>
  import('./inputmask.ts').then(
    ({ createInputmask }) => createInputmask(request),
    () => undefined,
  )

/**
 * Masks fields (MASK-01 to MASK-04): those inside the element, by its `mask` or by their own; if the element is empty,
 * all fields of the page that have a mask of their own.
 */
export const mask: Behaviour<typeof maskAttributes> = (host) => {
  const isPageWide = !host.firstElementChild
  const fields = new MaskedFields(isPageWide ? document : host, host)
  const add = (element: Element): void => {
    const field = element as HTMLInputElement
    if (isPageWide ? field.closest('flx-mask, flx-date-field') : field.closest('flx-mask, flx-date-field') !== host)
      return
    try {
      const request = requestOf(field, host.mask.trim())
      if (!request) return
      const found = needsInputmask(request) ? asItIs : maskFor(request)
      const better = found === asItIs ? () => fetchMask(request) : undefined
      const bounded = (): void => {
        fields.remove(field)
        add(field)
      }
      if (found) fields.add(field, found, { better, bounded })
      else console.warn(`flx : ${openingTag(field)} demande un masque inconnu, « ${request.name} ».`)
    } catch (error) {
      console.warn(`flx : ${openingTag(field)} garde sa saisie libre.`, error)
    }
  }
  const selector = host.mask.trim() ? `${markedFields}, ${plainFields}` : markedFields
  const stop = watch(
    selector,
    { added: add, removed: (field) => fields.remove(field as HTMLInputElement) },
    isPageWide ? document : host,
  )
  // The mask of a postal code depends on the selected country.
  const check = ({ target }: Event): void => {
    if (target instanceof HTMLSelectElement) fields.check()
  }
  document.addEventListener('change', check)
  return () => {
    document.removeEventListener('change', check)
    stop()
    fields.stop()
  }
}

/** Matches fields without a mask of their own, to which the element's mask applies. */
const plainFields =
  'input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=submit], [type=button], [type=reset], [type=image], [type=range], [type=color])'

/** Parses Inputmask's option syntax: `'alias': 'email', 'separator': ';'`. */
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

/** Returns the mask that a field requests by its attributes, else the `fallback`; undefined if there is neither. */
function requestOf(field: HTMLInputElement, fallback: string): MaskRequest | undefined {
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
