/** Cents, without and with tax. */
export interface Amount {
  ht: number
  ttc: number
}

/** Cents with tax to cents without: `2490` at 200 ‰ → `2075`. */
export function withoutTax(ttc: number, vatPermille: number): number {
  return Math.round((ttc * 1000) / (1000 + vatPermille))
}

/** Converts cents to euros, as amounts are sent. */
export function euros(cents: number): number {
  return cents / 100
}

/**
 * Shares cents out in proportion to weights. The cents left by rounding go to the largest remainders, so that the
 * shares always add up to the total.
 */
export function allocate(total: number, weights: number[]): number[] {
  const sum = weights.reduce((before, weight) => before + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (total * weight) / sum)
  const shares = exact.map(Math.floor)
  const left = total - shares.reduce((before, share) => before + share, 0)
  const order = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of order.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
