import { eq } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { formatEuros } from '../format.ts'
import { cartLines } from '../schema.ts'
import type { CartState, StoredLine } from './cart-state.ts'
import { withoutTax } from './money.ts'
import type { CartTotals } from './totals.ts'

/** Returns a message when a line's price changed since it was added; empty when it is the same. */
export function priceMessage({ seenTtc, reference, article }: StoredLine, display: CartState['priceDisplay']): string {
  if (seenTtc === null || seenTtc === reference.priceTtc) return ''
  const said = (ttc: number): string =>
    display === 'ttc' ? formatEuros(ttc) : formatEuros(withoutTax(ttc, article.vatPermille))
  const tax = display.toUpperCase()
  return `Le prix a changé : ${said(reference.priceTtc)} ${tax} au lieu de ${said(seenTtc)} ${tax}.`
}

/** The prices that the visitor saw when sending the order, in cents, tax included. */
export interface SeenPrices {
  /** Null when the form does not give it. */
  total: number | null
  /** Price of a piece, by line id; lines that the form does not give are left out. */
  lines: Map<number, number>
}

/** Reads the line prices of a form, written as `41:12.00 42:9.50`. */
export function readSeenPrices(text: string): Map<number, number> {
  const found = text.matchAll(/(?<!\S)(\d{1,9}):(\d{1,7}(?:\.\d{1,2})?)(?!\S)/g)
  return new Map([...found].map(([, line, price]) => [Number(line), Math.round(Number(price) * 100)]))
}

/**
 * Records the prices that the visitor saw, from which later changes are counted.
 * @returns true when something was written.
 */
export async function noteSeen(db: Connection, lines: StoredLine[], seen: SeenPrices): Promise<boolean> {
  let wrote = false
  for (const { id, seenTtc, reference } of lines) {
    const price = seen.lines.get(id)
    if (price === undefined || price === (seenTtc ?? reference.priceTtc)) continue
    await db.update(cartLines).set({ seenTtc: price }).where(eq(cartLines.id, id))
    wrote = true
  }
  return wrote
}

/** Returns why the order is refused when its total is not the one the visitor saw; empty when it is. */
export function totalRefusal({ total }: CartTotals, { total: seen }: SeenPrices): string {
  if (seen === null || seen === total.ttc) return ''
  return `Le total a changé : ${formatEuros(total.ttc)} TTC au lieu de ${formatEuros(seen)} TTC. Rien n’est commandé : vérifiez votre panier, puis commandez à nouveau.`
}
