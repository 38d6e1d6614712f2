import { and, asc, eq } from 'drizzle-orm'
import { type CartChange, refused } from '../cart/cart-change.ts'
import { articles, cartLines, carts, references, savedCartLines, savedCarts } from '../schema.ts'

/** Adds a saved cart's articles to the cart, with its quote. A message names each line that lacks stock. */
export function loadSavedCart(savedCartId: number): CartChange {
  return async (db, { id, lines, checkout }) => {
    const [saved] = await db
      .select()
      .from(savedCarts)
      .where(and(eq(savedCarts.id, savedCartId), eq(savedCarts.customerId, checkout.customerId ?? 0)))
    if (!saved) return refused('Ce panier n’est pas dans votre compte.')
    const rows = await db
      .select({ quantity: savedCartLines.quantity, reference: references, name: articles.name })
      .from(savedCartLines)
      .innerJoin(references, eq(savedCartLines.referenceId, references.id))
      .innerJoin(articles, eq(references.articleId, articles.id))
      .where(eq(savedCartLines.savedCartId, savedCartId))
      .orderBy(asc(references.id))
    const missing: string[] = []
    for (const { quantity, reference, name } of rows) {
      const present = lines.find((line) => line.reference.id === reference.id)?.quantity ?? 0
      const kept = Math.min(Math.max(present, quantity), reference.stock)
      if (kept < quantity)
        missing.push(kept === 0 ? `« ${name} » est épuisé.` : `« ${name} » : il n’en reste que ${kept}.`)
      if (kept <= present) continue
      await db
        .insert(cartLines)
        .values({ cartId: id, referenceId: reference.id, quantity: kept, seenTtc: reference.priceTtc })
        .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.referenceId], set: { quantity: kept } })
    }
    if (saved.quoteId !== null) await db.update(carts).set({ quoteId: saved.quoteId }).where(eq(carts.id, id))
    return { status: 'ok', info: ['Votre panier est de retour.', ...missing].join(' '), wrote: true }
  }
}

/** Drops a quote: its articles stay, at the shop's prices, and the lines tell the price change. */
export const cancelQuote: CartChange = async (db, { id, lines, checkout }) => {
  if (!checkout.quote) return { status: 'ok', wrote: false }
  for (const { id: line, reference } of lines.filter(({ seenTtc }) => seenTtc === null))
    await db.update(cartLines).set({ seenTtc: reference.priceTtc }).where(eq(cartLines.id, line))
  await db.update(carts).set({ quoteId: null }).where(eq(carts.id, id))
  return {
    status: 'ok',
    info: `Le devis ${checkout.quote.number} est annulé : les prix de la boutique s’appliquent.`,
    wrote: true,
  }
}
