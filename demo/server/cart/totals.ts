import { deliveryPrice, pointValue, serviceVat } from '../checkout/checkout-state.ts'
import { formatEuros } from '../format.ts'
import { type CartState, isShipped, type Promo, type StoredLine } from './cart-state.ts'
import { type Amount, allocate, withoutTax } from './money.ts'

/** Why a code cannot be used for articles worth `articlesTtc` cents on a day (`Y-m-d`); null when it can. */
export function refusal(promo: Promo, articlesTtc: number, day: string): string | null {
  if (promo.startsOn && day < promo.startsOn) return `Le code « ${promo.code} » n’est pas encore valable.`
  if (promo.endsOn && day > promo.endsOn) return `Le code « ${promo.code} » a expiré.`
  if (promo.maxUses !== null && promo.uses >= promo.maxUses)
    return `Le code « ${promo.code} » a déjà servi autant de fois qu’il le peut.`
  if (articlesTtc < promo.minimumTtc) {
    return `Le code « ${promo.code} » demande un minimum de ${formatEuros(promo.minimumTtc)} d’articles.`
  }
  return null
}

export interface CartTotals {
  lines: Map<number, Amount>
  articles: Amount
  codes: { promo: Promo; discount: Amount }[]
  discount: Amount
  /** Loyalty points used, and the discount that they give. */
  points: number
  loyalty: Amount
  delivery: Amount
  paymentFee: Amount
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

/**
 * Returns the amounts of the lines. Tax is rounded once per rate, and the lines share that rate's amount without tax.
 */
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

/** Returns the codes valid today, percentages first. */
function usable(state: CartState, articlesTtc: number, day: string): Promo[] {
  const valid = state.promos.filter((promo) => refusal(promo, articlesTtc, day) === null)
  return [...valid.filter(({ kind }) => kind === 'percent'), ...valid.filter(({ kind }) => kind === 'amount')]
}

/** Returns the points used: those asked for, up to the customer's balance and the value of the articles. */
function countedPoints({ checkout }: CartState, articlesTtc: number): number {
  return Math.max(0, Math.min(checkout.points, checkout.balance, Math.floor(articlesTtc / pointValue)))
}

/**
 * Adds a cart up in whole cents, without and with tax alike: articles − discount − loyalty + delivery + payment fee
 * = total, and base + tax = total, rate by rate.
 * @param day the day that the codes are judged on, `Y-m-d`.
 */
export function addUp(state: CartState, day: string): CartTotals {
  const groups = byRate(state.lines)
  const lines = lineAmounts(groups)
  const rates = [...groups.keys()]
  const start = [...groups.values()].map((group) => sum(group.map(lineTtc)))
  if (!groups.has(serviceVat)) {
    rates.push(serviceVat)
    start.push(0)
  }
  const htOf = (ttc: number[]): number => sum(ttc.map((value, index) => withoutTax(value, rates[index] ?? 0)))
  const between = (more: number[], less: number[]): Amount => ({
    ttc: sum(more) - sum(less),
    ht: htOf(more) - htOf(less),
  })
  const articles = { ttc: sum(start), ht: htOf(start) }

  let afterCodes = start
  const codes = usable(state, articles.ttc, day).map((promo) => {
    const taken = allocate(discountOf(promo, sum(afterCodes)), afterCodes)
    const after = afterCodes.map((value, index) => value - (taken[index] ?? 0))
    const discount = between(afterCodes, after)
    afterCodes = after
    return { promo, discount }
  })

  const points = countedPoints(state, sum(afterCodes))
  const taken = allocate(points * pointValue, afterCodes)
  const afterPoints = afterCodes.map((value, index) => value - (taken[index] ?? 0))

  const { offer, payment } = state.checkout
  const isEmpty = state.lines.length === 0
  const addService = (amounts: number[], price: number): number[] =>
    amounts.map((value, index) => (rates[index] === serviceVat ? value + price : value))
  const withDelivery = addService(
    afterPoints,
    offer && !isEmpty && isShipped(state) ? deliveryPrice(offer, sum(afterCodes)) : 0,
  )
  const withFee = addService(withDelivery, payment && !isEmpty ? payment.feeTtc : 0)

  const vat = withFee.map((ttc, index) => {
    const permille = rates[index] ?? 0
    const base = withoutTax(ttc, permille)
    return { permille, base, tax: ttc - base }
  })
  return {
    lines,
    articles,
    codes,
    discount: between(start, afterCodes),
    points,
    loyalty: between(afterCodes, afterPoints),
    delivery: between(withDelivery, afterPoints),
    paymentFee: between(withFee, withDelivery),
    vat: vat.filter(({ permille, base, tax }) => groups.has(permille) || base + tax > 0),
    total: { ttc: sum(withFee), ht: htOf(withFee) },
  }
}
