import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { text } from '../../core/element/codecs.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { watch } from '../../core/watch.ts'
import { markedFields } from '../../ui/mask/marked-fields.ts'
import type { Mask } from '../../ui/mask/mask.ts'
import { MaskedFields } from '../../ui/mask/masked-fields.ts'
import { plainFields, requestOf } from './mask-request.ts'
import { isElaborate, isRare, type MaskRequest, maskFor } from './masks.ts'

export const maskAttributes = { mask: text() }

/** Shows a value as it came, until the code that reads its pattern is there. */
const asItIs: Mask = {
  show: (value) => value,
  settle: (value) => value,
  type: (value) => value,
  send: (value) => value,
  problem: () => undefined,
  isTyped: () => true,
}

async function fetchMask(request: MaskRequest): Promise<Mask | undefined> {
  const module = await import('./elaborate-mask.ts').catch(() => undefined)
  return module?.elaborateMask(request)
}

/**
 * Masks of fields (MASK-01 to MASK-04): of those inside the element, by its `mask` or by their own; of all that have one
 * of their own on the page where the element is empty.
 */
export const mask: Behaviour<typeof maskAttributes> = (host) => {
  const isPageWide = !host.firstElementChild
  const fields = new MaskedFields(isPageWide ? document : host, host)
  const bounded = (field: HTMLInputElement) => (): void => {
    fields.remove(field)
    add(field)
  }

  let isOver = false
  const addRare = async (field: HTMLInputElement, request: MaskRequest): Promise<void> => {
    const module = await import('./text-masks.ts').catch(() => undefined)
    const found = module?.textMaskFor(request)
    if (found && !isOver && field.isConnected) fields.add(field, found, { bounded: bounded(field) })
  }
  const add = (element: Element): void => {
    const field = element as HTMLInputElement
    if (isPageWide ? field.closest('flx-mask, flx-date-field') : field.closest('flx-mask, flx-date-field') !== host)
      return
    try {
      const request = requestOf(field, host.mask.trim())
      if (!request) return
      if (isRare(request)) {
        void addRare(field, request)
        return
      }
      const found = isElaborate(request) ? asItIs : maskFor(request)
      const better = found === asItIs ? () => fetchMask(request) : undefined
      if (found) fields.add(field, found, { better, bounded: bounded(field) })
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
  // A postal code depends on the country.
  const check = ({ target }: Event): void => {
    if (target instanceof HTMLSelectElement) fields.check()
  }
  document.addEventListener('change', check)
  return () => {
    isOver = true
    document.removeEventListener('change', check)
    stop()
    fields.stop()
  }
}
