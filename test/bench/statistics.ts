import type { Series } from './measurement.ts'

export interface Summary {
  median: number
  /** First and third quartiles: half of the samples lie between. */
  low: number
  high: number
}

function quantile(sorted: number[], share: number): number {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}

export function summary(samples: number[]): Summary {
  const sorted = samples.toSorted((a, b) => a - b)
  return { median: quantile(sorted, 0.5), low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) }
}

export const median = (samples: number[]): number => summary(samples).median

/** Median of a series of `series`; NaN where this run has none. */
export function medianOf(
  series: Series[],
  wanted: Pick<Series, 'subject' | 'case'> & { size?: number | null },
): number {
  const found = series.find(
    (one) =>
      one.subject === wanted.subject &&
      one.case === wanted.case &&
      (wanted.size === undefined || one.size === wanted.size),
  )
  return found ? median(found.samples) : Number.NaN
}

/** Largest size of a case; null where it has none. */
export function greatestSize(series: Series[], named: string): number | null {
  const sizes = series.filter((one) => one.case === named).map(({ size }) => size)
  return sizes.includes(null) || sizes.length === 0 ? null : Math.max(...sizes.filter((size) => size !== null))
}
