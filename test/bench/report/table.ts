import type { Series } from '../measurement.ts'
import { median, summary } from '../statistics.ts'
import { amount, figure } from '../subjects.ts'

const ratios = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 2 })

/** How many times flx a value is, or nothing where there is nothing to compare. */
export function ratio(value: number, own: number | undefined): string {
  return own && Number.isFinite(value / own) ? `× ${ratios.format(value / own)}` : ''
}

const unique = <T>(values: T[]): T[] => [...new Set(values)]

export const row = (cells: string[]): string => `| ${cells.join(' | ')} |`

/** Median of flx at that size; what the others are compared with. */
export function ownMedian(series: Series[], size: number | null): number | undefined {
  const own = series.find((one) => one.subject === 'flx' && one.size === size)
  return own && median(own.samples)
}

function cell(one: Series | undefined, own: number | undefined): string {
  if (!one) return ''
  const { median, low, high } = summary(one.samples)
  const spread = low === high ? '' : ` (${figure(low)} à ${figure(high)})`
  const compared = one.subject === 'flx' ? '' : ratio(median, own)
  return `${amount(median, one.unit)}${spread}${compared && ` · ${compared}`}`
}

const sizeNames = new Intl.NumberFormat('fr-FR')

/** One case: a row for each subject, a column for each size; median, quartiles, ratio to flx. */
export function caseTable(series: Series[]): string {
  const sizes = unique(series.map(({ size }) => size))
  const titles = sizes.map((size) => (size === null ? 'Médiane (quartiles) · rapport à flx' : sizeNames.format(size)))
  const lines = unique(series.map(({ subject }) => subject)).map((subject) => {
    const cells = sizes.map((size) => {
      const found = series.find((one) => one.subject === subject && one.size === size)
      return cell(found, ownMedian(series, size))
    })
    return row([subject === 'flx' ? '**flx**' : subject, ...cells])
  })
  return [row(['', ...titles]), row(['---', ...titles.map(() => '---')]), ...lines].join('\n')
}

/** Series of a measurement by their case, in the order they came. */
export function byCase(series: Series[]): [string, Series[]][] {
  return unique(series.map((one) => one.case)).map((name) => [name, series.filter((one) => one.case === name)])
}
