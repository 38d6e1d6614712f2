import * as v from 'valibot'
import { isEmail } from '../accounts/sign-up.ts'
import type { Database } from '../database.ts'
import { type KeptFile, quoteRequests } from '../schema.ts'

const line = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '')

const quoteFields = v.object({
  nom: line,
  email: line,
  ville: line,
  code_postal: line,
  article: line,
  message: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(4000)), ''),
})

export type QuoteFields = v.InferOutput<typeof quoteFields>
export type QuoteErrors = Partial<Record<keyof QuoteFields | 'photos', string>>

/** What was typed, as far as it can be read. */
export function readQuote(form: Record<string, string>): QuoteFields {
  const cut = Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, value.trim().slice(0, name === 'message' ? 4000 : 200)]),
  )
  return v.parse(quoteFields, cut)
}

/** Why a request cannot be taken, by field; nothing where it can. */
export function errorsOf({ nom, email, ville, code_postal: postalCode, message }: QuoteFields): QuoteErrors {
  return {
    ...(nom ? {} : { nom: 'Saisissez votre nom.' }),
    ...(isEmail(email) ? {} : { email: 'Saisissez une adresse e-mail, comme nom@exemple.fr.' }),
    ...(ville ? {} : { ville: 'Saisissez votre ville.' }),
    ...(postalCode === '' || /^\d{5}$/.test(postalCode) ? {} : { code_postal: 'Un code postal a cinq chiffres.' }),
    ...(message ? {} : { message: 'Décrivez votre projet en quelques mots.' }),
  }
}

/** Keeps a request that can be taken. */
export async function keepQuote(db: Database, fields: QuoteFields, files: KeptFile[], now: Date): Promise<void> {
  const { nom: name, email, ville: town, code_postal: postalCode, article, message } = fields
  await db.insert(quoteRequests).values({ name, email, town, postalCode, article, message, files, createdAt: now })
}
