import { readShape } from '../../core/french/moment.ts'
import { dateMask } from '../../ui/mask/date-mask.ts'
import type { Mask } from '../../ui/mask/mask.ts'
import { frenchMasks } from './french-masks.ts'
import { numberMask } from './number-mask.ts'
import { hasSlot, isSimple, patternMask } from './pattern-mask.ts'

/** The mask that a field requests: one of our names, or a pattern, with its options. */
export interface MaskRequest {
  name: string
  /** Separator between several e-mail addresses. */
  separator?: string
  /** A regular expression instead of a pattern. */
  regex?: string
  /** The field itself, to find the country beside a postal code. */
  field?: HTMLInputElement
  min?: number | undefined
  max?: number | undefined
}

const day = readShape('dd/mm/yy')
const moment = readShape('dd/mm/yy', 'HH:mm:ss')
const withTime = (): Mask => dateMask({ shown: moment, sent: readShape('yy-mm-dd', 'HH:mm:ss') })

/** Masks by name (MASK-01, MASK-04). */
const masks: Record<string, (request: MaskRequest) => Mask> = {
  ...frenchMasks,
  flexitdate: () => dateMask(),
  flexitdatenormal: () => dateMask({ sent: day }),
  flexitdatetime: withTime,
  datetime: withTime,
  numeric: (request) => numberMask(request),
  decimal: (request) => numberMask(request),
  integer: (request) => numberMask({ ...request, decimals: 0 }),
  currency: (request) => numberMask({ ...request, decimals: 2, fixed: true, group: ',', point: '.', sign: '$' }),
  euro: (request) => numberMask({ ...request, decimals: 2, fixed: true, group: '\u202f' }),
  percentage: ({ min = 0, max = 100 }) => numberMask({ decimals: 2, min, max, sign: '%' }),
}

/** Masks whose code is loaded only by pages that use one of them. */
const rare = ['email', 'ip', 'url', 'mac', 'vin', 'ssn', 'iban', 'siret', 'siren', 'nir']

export const isRare = ({ name, regex }: MaskRequest): boolean => !regex && rare.includes(name)

/** Returns true if the pattern needs Inputmask: alternatives, repetitions, regular expressions. */
export const isElaborate = ({ name, regex }: MaskRequest): boolean =>
  Boolean(regex) || !(Object.hasOwn(masks, name) || isSimple(name))

/** @returns undefined if there is no mask of that name, and no slot in the pattern. */
export function maskFor(request: MaskRequest): Mask | undefined {
  const create = Object.hasOwn(masks, request.name) ? masks[request.name] : undefined
  if (create) return create(request)
  return hasSlot(request.name) ? patternMask(request.name) : undefined
}
