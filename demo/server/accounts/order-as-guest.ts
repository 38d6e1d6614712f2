import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { networkOf } from '../arrival.ts'
import { action, type CartAction, type CartCall, field } from '../cart/action.ts'
import { type CartChange, type FieldError, readCart, refused } from '../cart/cart-state.ts'
import { changeCart } from '../cart/write-cart.ts'
import type { Connection } from '../database.ts'
import { addresses, carts, customers, orders } from '../schema.ts'
import { isGuest } from './guest.ts'
import { emailKey } from './log-in.ts'
import { isEmail } from './sign-up.ts'
import { countTry, tryLimit } from './tries.ts'

interface Guest {
  firstName: string
  lastName: string
  email: string
}

function guestErrors({ firstName, lastName, email }: Guest): FieldError[] {
  const found: [champ: string, message: string | false][] = [
    ['prenom', firstName.length > 80 && 'Quatre-vingts caractères au plus.'],
    ['nom', lastName.length > 80 && 'Quatre-vingts caractères au plus.'],
    ['email', !isEmail(email) && 'Saisissez une adresse e-mail, comme nom@exemple.fr.'],
  ]
  return found.flatMap(([champ, message]) => (message ? [{ champ, message }] : []))
}

async function hasOrdered(db: Connection, customerId: number): Promise<boolean> {
  const found = await db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId)).limit(1)
  return found.length > 0
}

/**
 * Keeps the guest of a cart and returns the id. Orders stay with the e-mail address they were made with: once a guest
 * has ordered, another address makes another guest.
 */
async function keepGuest(db: Connection, known: number | null, guest: Guest, now: Date): Promise<number> {
  const [row] =
    known === null
      ? []
      : await db
          .select()
          .from(customers)
          .where(and(eq(customers.id, known), isGuest))
  // A guest who only corrects the e-mail address keeps the name.
  const named = row
    ? { ...guest, firstName: guest.firstName || row.firstName, lastName: guest.lastName || row.lastName }
    : guest
  if (row && (row.email === guest.email || !(await hasOrdered(db, row.id)))) {
    await db.update(customers).set(named).where(eq(customers.id, row.id))
    return row.id
  }
  const [created] = await db
    .insert(customers)
    .values({ ...named, createdAt: now })
    .returning({ id: customers.id })
  if (!created) throw new Error('Le client qui vient d’être noté est introuvable.')
  if (row) await db.update(addresses).set({ customerId: created.id }).where(eq(addresses.customerId, row.id))
  return created.id
}

/** Notes the guest who orders (`sans_compte`), by e-mail address; the name may come with the first address. */
function orderAsGuest(guest: Guest, now: Date): CartChange {
  return async (db, { id, lines, checkout }) => {
    if (lines.length === 0) return refused('Votre panier est vide : ajoutez un article pour continuer.')
    if (checkout.customerId !== null && !checkout.isGuest)
      return refused('Vous êtes connecté : la commande sera dans votre compte.')
    const erreurs = guestErrors(guest)
    if (erreurs.length > 0) return { ...refused('Vérifiez les champs signalés.'), more: { erreurs } }
    const customerId = await keepGuest(db, checkout.customerId, guest, now)
    await db.update(carts).set({ customerId }).where(eq(carts.id, id))
    return { status: 'ok', wrote: true }
  }
}

/** Limits how many guests one session, and one network, may enter. */
function limitsOf({ c, services, session }: CartCall) {
  const { address } = services.budgets
  return [
    tryLimit('guest-session', session.tokenHash, 20),
    tryLimit('guest-address', networkOf(c.get('client')), address * 2),
  ]
}

export const guestActions: Record<string, CartAction> = {
  sans_compte: action(v.object({ prenom: field.text, nom: field.text, email: field.text }), async (asked, call) => {
    const { services, session, now } = call
    const tooMany = await countTry(services.db, limitsOf(call), now)
    if (tooMany) {
      const state = await readCart(services.db, session.tokenHash, now)
      return { state, outcome: { status: 'ko', error: tooMany } }
    }
    const guest = { firstName: asked.prenom.trim(), lastName: asked.nom.trim(), email: emailKey(asked.email) }
    return changeCart(services.db, session.tokenHash, now, orderAsGuest(guest, now))
  }),
}
