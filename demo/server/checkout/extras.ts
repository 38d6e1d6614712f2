import { eq } from 'drizzle-orm'
import { type CartChange, type FieldError, refused } from '../cart/cart-state.ts'
import { isDay } from '../format.ts'
import { carts } from '../schema.ts'

/** An additional field of an order. */
export interface ExtraField {
  name: string
  label: string
  type: 'text' | 'textarea' | 'date'
  required: boolean
}

/** All of these concern the delivery: an order without delivery shows none. */
export const extraFields: ExtraField[] = [
  { name: 'message', label: 'Message pour la livraison', type: 'textarea', required: false },
  { name: 'date_livraison', label: 'Livrer à partir du', type: 'date', required: false },
]

/** A condition that the visitor accepts before ordering. `html` may contain links. */
export interface OrderOption {
  name: string
  html: string
  required: boolean
  refusal: string
}

export const orderOptions: OrderOption[] = [
  {
    name: 'cgv',
    html: 'J’accepte les <a href="/page/conditions-de-vente" target="_blank">conditions générales de vente</a>',
    required: true,
    refusal: 'Acceptez les conditions générales de vente pour commander.',
  },
]

/** Returns why a value is refused; null when it is accepted. `day` is today, `Y-m-d`. */
function extraRefusal(field: ExtraField, value: string, day: string): string | null {
  if (value === '') return null
  if (field.type === 'date') {
    if (!isDay(value)) return 'Saisissez une date qui existe.'
    return value < day ? 'Choisissez une date à venir.' : null
  }
  return value.length > 500 ? 'Cinq cents caractères au plus.' : null
}

/** Reads the `requiredOption[name]` of a form: 1 when accepted, else 0. Unknown options are ignored. */
export function readOptions(form: Record<string, string>): Record<string, number> {
  return Object.fromEntries(
    orderOptions.flatMap(({ name }) => {
      const value = form[`requiredOption[${name}]`]
      return value === undefined ? [] : [[name, value === '1' ? 1 : 0] as const]
    }),
  )
}

/** Reads all the options of the order form, where an unticked box sends nothing. */
export function readOrderOptions(form: Record<string, string>): Record<string, number> {
  return { ...Object.fromEntries(orderOptions.map(({ name }) => [name, 0])), ...readOptions(form) }
}

/** Records the options that the visitor accepts. */
export function setOptions(given: Record<string, number>): CartChange {
  return async (db, { id, checkout }) => {
    if (Object.entries(given).every(([name, value]) => (checkout.options[name] ?? 0) === value))
      return { status: 'ok', wrote: false }
    await db
      .update(carts)
      .set({ options: { ...checkout.options, ...given } })
      .where(eq(carts.id, id))
    return { status: 'ok', wrote: true }
  }
}

/**
 * Records the additional fields of a form, by name or as `infossup[name]`. If any is wrong, errors are returned and
 * none is recorded.
 */
export function setExtras(form: Record<string, string>, day: string): CartChange {
  return async (db, { id, checkout }) => {
    const given = extraFields.flatMap((field) => {
      const value = form[field.name] ?? form[`infossup[${field.name}]`]
      return value === undefined ? [] : [{ field, value: value.trim() }]
    })
    const erreurs = given.flatMap(({ field, value }): FieldError[] => {
      const message = extraRefusal(field, value, day)
      return message ? [{ champ: field.name, message }] : []
    })
    if (erreurs.length > 0) return { ...refused(erreurs[0]?.message ?? ''), more: { erreurs } }
    const extras = { ...checkout.extras, ...Object.fromEntries(given.map(({ field, value }) => [field.name, value])) }
    if (given.every(({ field, value }) => (checkout.extras[field.name] ?? '') === value))
      return { status: 'ok', wrote: false }
    await db.update(carts).set({ extras }).where(eq(carts.id, id))
    return { status: 'ok', wrote: true }
  }
}
