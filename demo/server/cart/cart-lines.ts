import { and, eq, lt } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { isBookable } from '../reservations/slots.ts'
import { articles, cartAdditions, cartLines, carts, references } from '../schema.ts'
import { type CartChange, refused } from './cart-state.ts'

function shortage(stock: number): string {
  return stock === 0 ? 'Cet article est épuisé.' : `Il n’en reste que ${stock} : la quantité est ramenée à ${stock}.`
}

/** Sets a line's quantity. Above the stock it is lowered to the stock, with an error; 0 removes the line. */
export function setQuantity(lineId: number, quantity: number): CartChange {
  return async (db, state) => {
    const line = state.lines.find(({ id }) => id === lineId)
    if (!line) return refused('Cette ligne n’est plus dans votre panier.')
    if (quantity === 0) return removeLine(lineId)(db, state)
    const { stock } = line.reference
    if (stock === 0) return refused(shortage(0))
    const kept = Math.min(quantity, stock)
    const wrote = kept !== line.quantity
    if (wrote) await db.update(cartLines).set({ quantity: kept }).where(eq(cartLines.id, lineId))
    return kept < quantity ? { status: 'ko', error: shortage(stock), wrote } : { status: 'ok', wrote }
  }
}

/** Removes a line. When there is no such line any more, it counts as removed. */
export function removeLine(lineId: number): CartChange {
  return async (db, state) => {
    const line = state.lines.find(({ id }) => id === lineId)
    if (!line) return { status: 'ok', wrote: false }
    await db.delete(cartLines).where(and(eq(cartLines.id, lineId), eq(cartLines.cartId, state.id)))
    return { status: 'ok', done: `« ${line.article.name} » est retiré du panier.`, wrote: true }
  }
}

async function findReference(db: Connection, articleId: number, referenceId: number) {
  const [found] = await db
    .select({ reference: references, name: articles.name })
    .from(references)
    .innerJoin(articles, eq(references.articleId, articles.id))
    .where(and(eq(references.id, referenceId), eq(references.articleId, articleId)))
  return found
}

/** Adds pieces of a reference, to its line when there is one. Never above the stock. */
export function addReference(articleId: number, referenceId: number, quantity: number): CartChange {
  return async (db, state) => {
    const found = await findReference(db, articleId, referenceId)
    if (!found) return refused('Cet article n’est plus proposé.')
    const { reference, name } = found
    if (await isBookable(db, articleId)) return refused('Choisissez d’abord un créneau, sur la page de l’article.')
    if (reference.stock === 0) return refused(shortage(0))
    const line = state.lines.find((candidate) => candidate.reference.id === referenceId)
    const before = line?.quantity ?? 0
    const kept = Math.min(before + quantity, reference.stock)
    if (kept <= before) {
      return { ...refused(`Votre panier contient déjà tout ce qu’il reste (${before}).`), line: line?.id }
    }
    const [written] = await db
      .insert(cartLines)
      .values({ cartId: state.id, referenceId, quantity: kept, seenTtc: reference.priceTtc })
      .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.referenceId], set: { quantity: kept } })
      .returning({ id: cartLines.id })
    const lineId = written?.id
    const added = kept - before
    const short = `${added} ${added > 1 ? 'exemplaires ajoutés' : 'exemplaire ajouté'} : il n’en restait pas plus.`
    const info = added < quantity ? short : `« ${name} » est dans votre panier.`
    return { status: 'ok', info, line: lineId, wrote: true }
  }
}

/** Sets whether prices are shown with or without tax first. */
export function setPriceDisplay(display: 'ttc' | 'ht'): CartChange {
  return async (db, state) => {
    if (state.priceDisplay === display) return { status: 'ok', wrote: false }
    await db.update(carts).set({ priceDisplay: display }).where(eq(carts.id, state.id))
    return { status: 'ok', wrote: true }
  }
}

/** Adds pieces of the reference with this catalogue code, in any letter case. */
export function addByCode(typed: string, quantity: number): CartChange {
  return async (db, state) => {
    const code = typed.toUpperCase()
    if (!code) return refused('Saisissez une référence du catalogue.')
    const [found] = await db
      .select({ id: references.id, articleId: references.articleId })
      .from(references)
      .where(eq(references.code, code))
    if (!found) return refused(`La référence « ${code} » n’existe pas.`)
    return addReference(found.articleId, found.id, quantity)(db, state)
  }
}

/** Milliseconds that an addition is remembered: after a day, nobody sends a lost request again. */
const keptMs = 86_400_000

/**
 * Makes an addition once per key: the same key gets the same response, and nothing is added. A refused addition may be
 * tried again. Without a key, nothing is remembered.
 */
export function addOnce(key: string, now: Date, add: CartChange): CartChange {
  if (!key) return add
  return async (db, state) => {
    const isThis = and(eq(cartAdditions.cartId, state.id), eq(cartAdditions.key, key))
    const [known] = await db.select().from(cartAdditions).where(isThis)
    if (known) return { ...known.outcome, wrote: false }
    const { wrote, ...outcome } = await add(db, state)
    if (outcome.status === 'ok') {
      const old = lt(cartAdditions.addedAt, new Date(now.getTime() - keptMs))
      await db.delete(cartAdditions).where(and(eq(cartAdditions.cartId, state.id), old))
      await db.insert(cartAdditions).values({ cartId: state.id, key, outcome, addedAt: now })
    }
    return { ...outcome, wrote }
  }
}
