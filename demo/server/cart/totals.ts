import type { CartState, Promo, StoredLine } from './cart-state.ts'
import { allocate, withoutTax } from './money.ts'
import { refusal } from './promo.ts'

/** Cents, without and with tax. */
export interface Amount {
  ht: number
  ttc: number
}

export interface CartTotals {
  lines: Map<number, Amount>
  articles: Amount
  codes: { promo: Promo; discount: Amount }[]
  discount: Amount
  /** One by VAT rate, in permille. `base` and `tax` in cents. */
  vat: { permille: number; base: number; tax: number }[]
  total: Amount
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

function byRate(lines: StoredLine[]): Map<number, StoredLine[]> {
  const groups = new Map<number, StoredLine[]>()
  for (const line of lines) {
    const rate = line.article.vatPermille
    groups.set(rate, [...(groups.get(rate) ?? []), line])
  }
  return new Map([...groups].sort(([a], [b]) => b - a))
}

const lineTtc = (line: StoredLine): number => line.quantity * line.reference.priceTtc

/** Tax is rounded once a rate; the lines share the rate's amount without tax. */
function lineAmounts(groups: Map<number, StoredLine[]>): Map<number, Amount> {
  const amounts = new Map<number, Amount>()
  for (const [rate, lines] of groups) {
    const ttc = lines.map(lineTtc)
    const ht = allocate(withoutTax(sum(ttc), rate), ttc)
    lines.forEach((line, index) => {
      amounts.set(line.id, { ttc: ttc[index] ?? 0, ht: ht[index] ?? 0 })
    })
  }
  return amounts
}

function discountOf(promo: Promo, base: number): number {
  return promo.kind === 'percent' ? Math.round((base * promo.value) / 100) : Math.min(promo.value, base)
}

/** Codes that count today, percentages first. */
function usable(state: CartState, articlesTtc: number, day: string): Promo[] {
  const valid = state.promos.filter((promo) => refusal(promo, articlesTtc, day) === null)
  return [...valid.filter(({ kind }) => kind === 'percent'), ...valid.filter(({ kind }) => kind === 'amount')]
}

/**
 * Adds a cart up in whole cents: articles − discount = total, base + tax = total, without and with tax alike.
 * @param day the day that the codes are judged on, `Y-m-d`.
 */
export function addUp(state: CartState, day: string): CartTotals {
  const groups = byRate(state.lines)
  const lines = lineAmounts(groups)
  const rates = [...groups.keys()]
  const start = [...groups.values()].map((group) => sum(group.map(lineTtc)))
  const htOf = (ttc: number[]): number => sum(ttc.map((value, index) => withoutTax(value, rates[index] ?? 0)))
  const articles = { ttc: sum(start), ht: htOf(start) }

  let remaining = start
  const codes = usable(state, articles.ttc, day).map((promo) => {
    const taken = allocate(discountOf(promo, sum(remaining)), remaining)
    const after = remaining.map((value, index) => value - (taken[index] ?? 0))
    const discount = { ttc: sum(taken), ht: htOf(remaining) - htOf(after) }
    remaining = after
    return { promo, discount }
  })

  const total = { ttc: sum(remaining), ht: htOf(remaining) }
  const vat = remaining.map((ttc, index) => {
    const permille = rates[index] ?? 0
    const base = withoutTax(ttc, permille)
    return { permille, base, tax: ttc - base }
  })
  return {
    lines,
    articles,
    codes,
    discount: { ttc: articles.ttc - total.ttc, ht: articles.ht - total.ht },
    vat,
    total,
  }
}
