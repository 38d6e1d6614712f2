import { and, asc, eq } from 'drizzle-orm'
import { type CartChange, type FieldError, refused } from '../cart/cart-state.ts'
import type { Step } from '../checkout/step.ts'
import type { Connection } from '../database.ts'
import { addresses, carts, customers } from '../schema.ts'
import { byField, done, type FormSaid, refusedForm } from './form-said.ts'

export type AddressFields = Omit<typeof addresses.$inferInsert, 'id' | 'customerId'>

const countries: Record<string, RegExp> = {
  FR: /^\d{5}$/,
  MC: /^98\d{3}$/,
  BE: /^\d{4}$/,
  LU: /^\d{4}$/,
  CH: /^\d{4}$/,
}

/** Reads an address from the fields of a posted form: spaces are tidied, defaults are filled in. */
export function readAddress(form: Record<string, string>): AddressFields {
  const field = (name: string): string => (form[name] ?? '').trim().replace(/\s+/g, ' ')
  return {
    label: field('intitule') || 'Mon adresse',
    title: field('civilite'),
    firstName: field('prenom'),
    lastName: field('nom'),
    company: field('societe'),
    street: field('adresse'),
    more: field('complement'),
    postalCode: field('code_postal').replace(/\s/g, ''),
    city: field('ville'),
    country: (field('pays') || 'FR').toUpperCase(),
    phone: field('telephone'),
  }
}

/** Returns an address as the fields of its form: the inverse of `readAddress`. */
export const fieldsOf = (address: Required<AddressFields>) => ({
  intitule: address.label,
  civilite: address.title,
  prenom: address.firstName,
  nom: address.lastName,
  societe: address.company,
  adresse: address.street,
  complement: address.more,
  code_postal: address.postalCode,
  ville: address.city,
  pays: address.country,
  telephone: address.phone,
})

/** Checks an address, and returns one error per field that is wrong. */
function addressErrors(address: AddressFields): FieldError[] {
  const code = countries[address.country]
  const found: [champ: string, message: string | false][] = [
    ['prenom', !address.firstName && 'Saisissez un prénom.'],
    ['nom', !address.lastName && 'Saisissez un nom.'],
    ['adresse', !address.street && 'Saisissez le numéro et la rue.'],
    [
      'code_postal',
      code !== undefined && !code.test(address.postalCode) && 'Ce code postal n’est pas un code du pays choisi.',
    ],
    ['ville', !address.city && 'Saisissez la ville.'],
    ['pays', code === undefined && 'La boutique ne livre pas dans ce pays.'],
    [
      'telephone',
      address.phone !== '' &&
        !/^\+?[\d .()-]{6,20}$/.test(address.phone) &&
        'Ce numéro de téléphone n’est pas lisible.',
    ],
  ]
  const tooLong = Object.values(address).some((value) => value.length > 120)
  if (tooLong) found.push(['adresse', 'Cent vingt caractères au plus par champ.'])
  return found.flatMap(([champ, message]) => (message ? [{ champ, message }] : []))
}

const invalid = (erreurs: FieldError[]) => ({ ...refused('Vérifiez les champs signalés.'), more: { erreurs } })
const notYours = refused('Cette adresse n’est pas dans votre carnet.')
const unknownVisitor = refused('Connectez-vous pour enregistrer une adresse.')

/** Finds an identical address of the customer, so that a form sent twice adds no second one. */
async function findSame(db: Connection, customerId: number, given: AddressFields): Promise<{ id: number } | undefined> {
  const names = Object.keys(given) as (keyof AddressFields)[]
  const [found] = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.customerId, customerId), ...names.map((name) => eq(addresses[name], given[name] ?? ''))))
  return found
}

/** Gives a guest, known by an e-mail only, the name of the first address. */
async function nameGuest(db: Connection, customerId: number, { firstName, lastName }: AddressFields): Promise<void> {
  await db
    .update(customers)
    .set({ firstName, lastName })
    .where(and(eq(customers.id, customerId), eq(customers.lastName, '')))
}

/**
 * Adds an address to the customer's, unless it is already there, and uses it for billing or delivery where the cart has
 * none.
 * @param next - The step of the cart to go to afterwards.
 */
export function addAddress(given: AddressFields, next?: Step): CartChange {
  return async (db, { id, checkout }) => {
    const { customerId } = checkout
    if (customerId === null) return unknownVisitor
    const errors = addressErrors(given)
    if (errors.length > 0) return invalid(errors)
    const known = await findSame(db, customerId, given)
    const [created] = known
      ? [known]
      : await db
          .insert(addresses)
          .values({ ...given, customerId })
          .returning({ id: addresses.id })
    const addressId = created?.id ?? null
    await nameGuest(db, customerId, given)
    await db
      .update(carts)
      .set({
        billingAddressId: checkout.billingAddressId ?? addressId,
        deliveryAddressId: checkout.deliveryAddressId ?? addressId,
      })
      .where(eq(carts.id, id))
    return {
      status: 'ok',
      info: 'L’adresse est enregistrée.',
      wrote: true,
      more: { idadresse: String(addressId ?? '') },
      ...(next && { step: next }),
    }
  }
}

/** Changes one of the customer's addresses. */
export function changeAddress(addressId: number, given: AddressFields): CartChange {
  return async (db, { checkout }) => {
    if (checkout.customerId === null) return unknownVisitor
    const errors = addressErrors(given)
    if (errors.length > 0) return invalid(errors)
    const changed = await db
      .update(addresses)
      .set(given)
      .where(and(eq(addresses.id, addressId), eq(addresses.customerId, checkout.customerId)))
      .returning({ id: addresses.id })
    return changed.length > 0 ? { status: 'ok', info: 'L’adresse est modifiée.', wrote: true } : notYours
  }
}

/** Uses one of the customer's addresses for billing or for delivery. */
export function assignAddress(purpose: 'facturation' | 'livraison', addressId: number): CartChange {
  return async (db, { id, checkout }) => {
    const [found] = await db
      .select({ id: addresses.id })
      .from(addresses)
      .where(and(eq(addresses.id, addressId), eq(addresses.customerId, checkout.customerId ?? 0)))
    if (!found) return notYours
    const column = purpose === 'facturation' ? 'billingAddressId' : 'deliveryAddressId'
    if (checkout[column] === addressId) return { status: 'ok', wrote: false }
    await db
      .update(carts)
      .set({ [column]: addressId })
      .where(eq(carts.id, id))
    return { status: 'ok', wrote: true }
  }
}

export type KeptAddress = typeof addresses.$inferSelect

/** Most addresses of one customer: more than anyone needs, but a limit for a program that adds them in a loop. */
const mostAddresses = 30

/** Returns a customer's addresses, the oldest first: orders begin with that one. */
export function addressesOf(db: Connection, customerId: number): Promise<KeptAddress[]> {
  return db.select().from(addresses).where(eq(addresses.customerId, customerId)).orderBy(asc(addresses.id))
}

const isOwn = (customerId: number, id: number) => and(eq(addresses.id, id), eq(addresses.customerId, customerId))
const notInBook = 'Cette adresse n’est pas, ou n’est plus, dans votre carnet.'
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
    return changed.length > 0 ? done('L’adresse est modifiée.', reload) : refusedForm(notInBook)
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
    : refusedForm(notInBook)
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
