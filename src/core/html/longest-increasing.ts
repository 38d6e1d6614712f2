/** Index of the first of the increasing `tails` whose value is not smaller (binary search). */
function lowerBound(value: number, tails: number[], values: number[]): number {
  let low = 0
  let high = tails.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Indexes of the longest increasing subsequence of a list of distinct numbers, from its end. */
function longestIncreasingSubsequence(values: number[]): number[] {
  /** For each length, the index of the smallest number that ends an increasing subsequence of that length. */
  const tails: number[] = []
  const before: (number | undefined)[] = []
  values.forEach((value, index) => {
    const length = lowerBound(value, tails, values)
    before[index] = tails[length - 1]
    tails[length] = index
  })
  const found: number[] = []
  for (let index = tails.at(-1); index !== undefined; index = before[index]) found.push(index)
  return found
}

/**
 * Returns the largest set of children that are already in the wanted order: they stay in place while the others move.
 */
export function longestInOrder(parent: Node, wanted: Node[]): Set<Node> {
  const positions = new Map<Node, number>()
  for (const [index, node] of [...parent.childNodes].entries()) positions.set(node, index)
  const known = wanted.filter((node) => positions.has(node))
  const values = known.map((node) => positions.get(node) ?? 0)
  if (values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))) return new Set(known)
  return new Set(longestIncreasingSubsequence(values).map((index) => known[index] as Node))
}
