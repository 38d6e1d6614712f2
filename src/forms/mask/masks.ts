import { readShape } from '../../core/french/moment.ts'
import { dateMask } from '../../ui/mask/date-mask.ts'
import type { Mask } from '../../ui/mask/mask.ts'
import { frenchMasks } from './french-masks.ts'
import { numberMask } from './number-mask.ts'
import { hasSlot, isSimple, patternMask } from './pattern-mask.ts'

/** What a field asks for: a name of ours or a pattern, and what else it says. */
export interface MaskRequest {
  name: string
  /** Between several e-mail addresses. */
  separator?: string
  /** A regular expression, in place of a pattern. */
  regex?: string
  /** Where the country stands beside a postal code. */
  field?: HTMLInputElement
  min?: number | undefined
  max?: number | undefined
}

const day = readShape('dd/mm/yy')
const moment = readShape('dd/mm/yy', 'HH:mm:ss')
const withTime = (): Mask => dateMask({ shown: moment, sent: readShape('yy-mm-dd', 'HH:mm:ss') })

/** MASK-01, MASK-04. */
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

/** Masks whose code is fetched by the pages that have one of them. */
const rare = ['email', 'ip', 'url', 'mac', 'vin', 'ssn', 'iban', 'siret', 'siren', 'nir']

export const isRare = ({ name, regex }: MaskRequest): boolean => !regex && rare.includes(name)

/** Needs the code of Inputmask: alternatives, repetitions, regular expressions. */
export const isElaborate = ({ name, regex }: MaskRequest): boolean =>
  Boolean(regex) || !(Object.hasOwn(masks, name) || isSimple(name))

/** @returns undefined where there is neither such a mask nor anything to type in that pattern. */
export function maskFor(request: MaskRequest): Mask | undefined {
  const create = Object.hasOwn(masks, request.name) ? masks[request.name] : undefined
  if (create) return create(request)
  return hasSlot(request.name) ? patternMask(request.name) : undefined
}
