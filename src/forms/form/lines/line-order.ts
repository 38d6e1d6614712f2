/** A line and the lines that decide of it: those whose fields its rule names, and the one around it. */
export interface OrderedLine {
  needs: Set<OrderedLine>
}

/**
 * Lines in an order in which each comes after those that decide of it. Those that decide of themselves, by way of others,
 * come out apart.
 */
export function orderLines<Line extends OrderedLine>(lines: readonly Line[]): { ordered: Line[]; circular: Line[] } {
  const ordered: Line[] = []
  const placed = new Set<OrderedLine>()
  let waiting = [...lines]
  for (;;) {
    const free = waiting.filter(({ needs }) => [...needs].every((need) => placed.has(need)))
    if (free.length === 0) return { ordered, circular: waiting }
    for (const line of free) {
      ordered.push(line)
      placed.add(line)
    }
    waiting = waiting.filter((line) => !placed.has(line))
  }
}
