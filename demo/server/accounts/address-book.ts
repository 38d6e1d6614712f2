import { and, asc, eq } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { addresses, customers } from '../schema.ts'
import { type AddressFields, addressErrors, findSame } from './addresses.ts'
import { byField, done, type FormSaid, refusedForm } from './form-said.ts'

export type KeptAddress = typeof addresses.$inferSelect

/** Most addresses of one customer: more than anyone needs, but a limit for a program that adds them in a loop. */
const mostAddresses = 30

/** Returns a customer's addresses, the oldest first: orders begin with that one. */
export function addressesOf(db: Connection, customerId: number): Promise<KeptAddress[]> {
  return db.select().from(addresses).where(eq(addresses.customerId, customerId)).orderBy(asc(addresses.id))
}

const isOwn = (customerId: number, id: number) => and(eq(addresses.id, id), eq(addresses.customerId, customerId))
const notYours = 'Cette adresse n’est pas, ou n’est plus, dans votre carnet.'
const reload = { reload: true }

/** Adds an address, or changes one. An identical address is not added twice. */
export async function keepAddress(
  db: Connection,
  customerId: number,
  given: AddressFields,
  id?: number,
): Promise<FormSaid> {
  const errors = addressErrors(given)
  if (errors.length > 0) return refusedForm('Vérifiez les champs signalés.', byField(errors))
  if (id !== undefined) {
    const changed = await db.update(addresses).set(given).where(isOwn(customerId, id)).returning({ id: addresses.id })
    return changed.length > 0 ? done('L’adresse est modifiée.', reload) : refusedForm(notYours)
  }
  const added = done('L’adresse est ajoutée à votre carnet.', reload)
  if (await findSame(db, customerId, given)) return added
  if ((await addressesOf(db, customerId)).length >= mostAddresses)
    return refusedForm(`Un carnet a ${mostAddresses} adresses au plus : supprimez-en une d’abord.`)
  await db.insert(addresses).values({ ...given, customerId })
  return added
}

/** Deletes an address. Orders keep their own copy; a cart that used it needs another one. */
export async function deleteAddress(db: Connection, customerId: number, id: number): Promise<FormSaid> {
  const gone = await db.delete(addresses).where(isOwn(customerId, id)).returning({ id: addresses.id })
  return gone.length > 0
    ? done('L’adresse est supprimée. Vos commandes gardent la leur.', reload)
    : refusedForm(notYours)
}

/** Changes a customer's name. */
export async function changeName(
  db: Connection,
  customerId: number,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<FormSaid> {
  const errors = {
    ...((!firstName || firstName.length > 80) && { prenom: 'Saisissez votre prénom.' }),
    ...((!lastName || lastName.length > 80) && { nom: 'Saisissez votre nom.' }),
  }
  if (Object.keys(errors).length > 0) return refusedForm('Vérifiez les champs signalés.', errors)
  await db.update(customers).set({ firstName, lastName }).where(eq(customers.id, customerId))
  return done('Vos coordonnées sont enregistrées.')
}
