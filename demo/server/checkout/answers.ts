import { eq } from 'drizzle-orm'
import { type CartChange, type FieldError, refused } from '../cart/cart-change.ts'
import { carts } from '../schema.ts'
import { extraFields, extraRefusal, orderOptions } from './extras.ts'

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
