import { eachInSlices, pace } from '../../core/slices.ts'
import { type CellKey, compareKeys } from './column-type.ts'

/** A row with what it is compared by, a key for each column that counts. */
export interface Keyed<T> {
  item: T
  keys: CellKey[]
}

/** Compares by the first column that tells two rows apart; what says nothing is last both ways. */
function compare<T>(a: Keyed<T>, b: Keyed<T>, descending: readonly boolean[]): number {
  for (const [index, key] of a.keys.entries()) {
    const other = b.keys[index] as CellKey
    if (key.group !== other.group) return key.group - other.group
    const order = compareKeys(key, other)
    if (order !== 0) return descending[index] ? -order : order
  }
  return 0
}

/** Rows that are sorted at once, between two looks at the clock. */
const runLength = 256

/**
 * Sorts rows without holding the page: runs first, then runs into each other. Rows that compare alike stay in their order.
 *
 * @throws the signal's reason where it gives up
 */
export async function sortInSlices<T>(
  rows: readonly Keyed<T>[],
  descending: readonly boolean[],
  signal: AbortSignal,
): Promise<T[]> {
  let runs: Keyed<T>[][] = []
  for (let from = 0; from < rows.length; from += runLength) runs.push(rows.slice(from, from + runLength))
  await eachInSlices(runs, (run) => run.sort((a, b) => compare(a, b, descending)), signal)
  const rest = pace(signal)
  const merge = async (left: Keyed<T>[], right: Keyed<T>[] = []): Promise<Keyed<T>[]> => {
    const merged: Keyed<T>[] = []
    let [l, r] = [0, 0]
    while (l < left.length && r < right.length) {
      const isRight = compare(left[l] as Keyed<T>, right[r] as Keyed<T>, descending) > 0
      merged.push((isRight ? right[r++] : left[l++]) as Keyed<T>)
      if (merged.length % runLength === 0) await rest()
    }
    return merged.concat(left.slice(l), right.slice(r))
  }
  while (runs.length > 1) {
    const wider: Keyed<T>[][] = []
    for (let index = 0; index < runs.length; index += 2) wider.push(await merge(runs[index] ?? [], runs[index + 1]))
    runs = wider
  }
  return (runs[0] ?? []).map(({ item }) => item)
}
