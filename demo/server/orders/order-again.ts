import { and, eq, inArray } from 'drizzle-orm'
import { type CartChange, refused } from '../cart/cart-change.ts'
import { bookableHours, cartLines, orderLines, orders, references } from '../schema.ts'

/** Adds the articles of an order to the cart, as far as the stock allows. Bookable articles must be booked again. */
export function orderAgain(orderId: number): CartChange {
  return async (db, { id, lines, checkout }) => {
    const rows = await db
      .select({ line: orderLines, reference: references })
      .from(orderLines)
      .innerJoin(orders, eq(orderLines.orderId, orders.id))
      .innerJoin(references, eq(orderLines.referenceId, references.id))
      .where(and(eq(orders.id, orderId), eq(orders.customerId, checkout.customerId ?? 0)))
    if (rows.length === 0) return refused('Cette commande n’est pas dans votre compte.')
    const articleIds = rows.map(({ reference }) => reference.articleId)
    const booked = await db
      .select({ articleId: bookableHours.articleId })
      .from(bookableHours)
      .where(inArray(bookableHours.articleId, articleIds))
    const isBooked = new Set(booked.map(({ articleId }) => articleId))
    const missing: string[] = []
    let added = 0
    for (const { line, reference } of rows) {
      const { name } = line
      if (isBooked.has(reference.articleId)) {
        missing.push(`« ${name} » se réserve sur sa page.`)
        continue
      }
      const present = lines.find((each) => each.reference.id === reference.id)?.quantity ?? 0
      const kept = Math.min(Math.max(present, line.quantity), reference.stock)
      if (kept < line.quantity)
        missing.push(kept === 0 ? `« ${name} » est épuisé.` : `« ${name} » : il n’en reste que ${kept}.`)
      if (kept > 0) added++
      if (kept <= present) continue
      await db
        .insert(cartLines)
        .values({ cartId: id, referenceId: reference.id, quantity: kept, seenTtc: reference.priceTtc })
        .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.referenceId], set: { quantity: kept } })
    }
    if (added === 0) return refused(missing.join(' '))
    return { status: 'ok', info: ['Ces articles sont dans votre panier.', ...missing].join(' '), wrote: true }
  }
}
