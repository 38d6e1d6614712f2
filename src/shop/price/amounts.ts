import type { Codec } from '../../core/element/codecs.ts'
import { parseAmount, parseWrittenAmount } from '../../core/french/number.ts'
import type { Tax } from '../../domain/price/format-price.ts'

/** Amounts in euros; unknown ones are absent. `prior` is the lowest price of the last 30 days, tax included. */
export type Amounts = { [Name in Tax | 'prior']?: number | undefined }

/** Euros or a percentage in an attribute, as programs or French readers write them: `5.5` or `5,5`. */
export const decimal: Codec<number | undefined> = {
  parse: (attribute) => (attribute === null ? undefined : parseWrittenAmount(attribute)),
  format: (value) => (value == null ? null : String(value)),
}

interface WrittenAmount {
  value: number | undefined
  label: Tax | undefined
}

const written =
  /(?:€\s?(\d[\d.,]*)|(\d[\d\s]*€\d\d(?!\d)|\d[\d\s.,]*)(?:(?<=€\d\d)|€|eur(?:os?)?\b))(?:[\s(]*\b(HT|TTC|incl|excl)\b)?/giu
const taxes: Record<string, Tax> = { ht: 'ht', ttc: 'ttc', excl: 'ht', incl: 'ttc' }

/**
 * Returns the amounts in a text, in order, each with the label right after it: « 12,00 € TTC », or in English “€1,200
 * incl. VAT”, in which commas separate thousands.
 */
export function findAmounts(text: string): WrittenAmount[] {
  return [...text.matchAll(written)].map(([, english, french = '', label = '']) => ({
    value: parseAmount(english ? english.replace(/,(?=\d{3}\b)/g, '') : french),
    label: taxes[label.toLowerCase()],
  }))
}

const toCents = (value: number): number => Math.round(value * 100) / 100

/** Adds the missing amount, computed from the other one and the rate in percent. */
export function complete(amounts: Amounts, rate: number | undefined): Amounts {
  if (rate === undefined) return amounts
  const { ttc, ht } = amounts
  const factor = 1 + rate / 100
  return {
    ...amounts,
    ttc: ttc ?? (ht === undefined ? undefined : toCents(ht * factor)),
    ht: ht ?? (ttc === undefined ? undefined : toCents(ttc / factor)),
  }
}

/**
 * Returns the reduction from the lowest price of the last 30 days in whole percent (code de la consommation L112-1-1),
 * never rounded up; 0 if there is none.
 */
export function reductionOf({ ttc, prior }: Amounts): number {
  if (ttc === undefined || prior === undefined || prior <= ttc) return 0
  // Computed in cents, so that a tenth is exact.
  return Math.floor((Math.round((prior - ttc) * 100) * 100) / Math.round(prior * 100))
}
