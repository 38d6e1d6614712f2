/** Place of the first of the increasing `tails` that is not smaller. */
function placeOf(value: number, tails: number[], values: number[]): number {
  let low = 0
  let high = tails.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Indexes of the longest increasing part of a list of distinct numbers, from its end. */
function longestRise(values: number[]): number[] {
  const tails: number[] = []
  const before: (number | undefined)[] = []
  values.forEach((value, index) => {
    const place = placeOf(value, tails, values)
    before[index] = tails[place - 1]
    tails[place] = index
  })
  const rise: number[] = []
  for (let index = tails.at(-1); index !== undefined; index = before[index]) rise.push(index)
  return rise
}

/** The children that can stay where they are while the others move: as many as can be. */
export function steadyOf(parent: Node, wanted: Node[]): Set<Node> {
  const places = new Map<Node, number>()
  for (const [index, node] of [...parent.childNodes].entries()) places.set(node, index)
  const known = wanted.filter((node) => places.has(node))
  const values = known.map((node) => places.get(node) ?? 0)
  if (values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))) return new Set(known)
  return new Set(longestRise(values).map((index) => known[index] as Node))
}
