/** Awaited now and then in long work, it leaves the page its turn. */
export type Rest = () => Promise<void> | undefined

/** Values that are sorted at once, between two looks at the clock. */
const runLength = 256

/**
 * Sorts without holding the page: runs first, then runs into each other. What compares alike stays in its order.
 *
 * @throws what `rest` throws
 */
export async function sortInSlices<T>(values: readonly T[], compare: (a: T, b: T) => number, rest: Rest): Promise<T[]> {
  let runs: T[][] = []
  for (let from = 0; from < values.length; from += runLength) {
    runs.push(values.slice(from, from + runLength).sort(compare))
    const resting = rest()
    if (resting) await resting
  }
  const merge = async (left: T[], right: T[] = []): Promise<T[]> => {
    const merged: T[] = []
    let [l, r] = [0, 0]
    while (l < left.length && r < right.length) {
      const isRight = compare(left[l] as T, right[r] as T) > 0
      merged.push((isRight ? right[r++] : left[l++]) as T)
      const resting = merged.length % runLength === 0 ? rest() : undefined
      if (resting) await resting
    }
    return merged.concat(left.slice(l), right.slice(r))
  }
  while (runs.length > 1) {
    const wider: T[][] = []
    for (let index = 0; index < runs.length; index += 2) wider.push(await merge(runs[index] ?? [], runs[index + 1]))
    runs = wider
  }
  return runs[0] ?? []
}
