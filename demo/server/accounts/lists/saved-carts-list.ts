import { and, count, desc, eq, isNull } from 'drizzle-orm'
import { euros } from '../../cart/money.ts'
import { savedLinesOf } from '../../checkout/saved-carts.ts'
import { dayOf } from '../../format.ts'
import { bookings, cartLines, carts, quotes, savedCarts } from '../../schema.ts'
import { askedPage, type ListCall, type MakeList, pageSize, pagesOf } from './list-call.ts'

/** Number of articles that a row names before "and n more". */
const named = 3

function contentOf(lines: Awaited<ReturnType<typeof savedLinesOf>>): string {
  const names = lines.slice(0, named).map(({ quantity, name }) => `${quantity} × ${name}`)
  const more = lines.length - named
  return names.join(', ') + (more > 0 ? ` et ${more} autre${more > 1 ? 's' : ''} article${more > 1 ? 's' : ''}` : '')
}

/** Returns true when the customer's cart has lines that can be saved; booked lines cannot. */
async function hasCart({ services: { db }, customerId }: ListCall): Promise<boolean> {
  const found = await db
    .select({ id: cartLines.id })
    .from(cartLines)
    .innerJoin(carts, eq(cartLines.cartId, carts.id))
    .leftJoin(bookings, eq(bookings.lineId, cartLines.id))
    .where(and(eq(carts.customerId, customerId), isNull(bookings.id)))
    .limit(1)
  return found.length > 0
}

/** `liste_panier`: the carts that a customer saved, to load, rename or delete. */
export const savedCartsList: MakeList = async (call) => {
  const { db } = call.services
  const isOwn = eq(savedCarts.customerId, call.customerId)
  const [counted] = await db.select({ total: count() }).from(savedCarts).where(isOwn)
  const total = counted?.total ?? 0
  const rows = await db
    .select({ cart: savedCarts, quote: quotes.number })
    .from(savedCarts)
    .leftJoin(quotes, eq(savedCarts.quoteId, quotes.id))
    .where(isOwn)
    .orderBy(desc(savedCarts.createdAt), desc(savedCarts.id))
    .limit(pageSize)
    .offset(askedPage(call, total).offset)
  const lines = await savedLinesOf(
    db,
    rows.map(({ cart }) => cart.id),
  )
  const save = {
    libelle: 'Enregistrer le panier en cours',
    action: 'enregistre_panier',
    saisie: { nom: 'nom', libelle: 'Nom de ce panier', valeur: '' },
  }
  return {
    ...pagesOf(call, total),
    actions: (await hasCart(call)) ? [save] : [],
    lignes: rows.map(({ cart, quote }) => {
      const own = lines.filter(({ cartId }) => cartId === cart.id)
      const titre = cart.name || `Panier du ${cart.createdAt.toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' })}`
      return {
        id: cart.id,
        titre,
        date: dayOf(cart.createdAt),
        textes: [contentOf(own), ...(quote ? [`Aux prix du devis ${quote}`] : [])].filter(Boolean),
        montant: euros(own.reduce((sum, { quantity, priceTtc }) => sum + quantity * priceTtc, 0)),
        actions: [
          { libelle: 'Reprendre', action: 'charge_panier', champs: { id: cart.id }, important: true },
          {
            libelle: 'Renommer',
            action: 'renomme_panier',
            champs: { id: cart.id },
            saisie: { nom: 'nom', libelle: 'Nouveau nom', valeur: cart.name },
          },
          {
            libelle: 'Supprimer',
            action: 'supprime_panier',
            champs: { id: cart.id },
            confirmation: `Supprimer « ${titre} » ?`,
          },
        ],
      }
    }),
    vide: 'Aucun panier enregistré.',
    vide_lien: '/articles',
    vide_libelle: 'Découvrir la boutique',
  }
}
