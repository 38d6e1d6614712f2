import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { isEmail } from '../accounts/sign-up.ts'
import type { Texts } from '../body.ts'
import type { Database } from '../database.ts'
import { blockNumbers, checkCallBack, readWishedDay, typedIn } from '../requests/visitor-fields.ts'
import { contactItems, contactRequests } from '../schema.ts'

export const subjects = { question: 'Une question', commande: 'Une commande en cours', devis: 'Un devis' } as const

type Subject = keyof typeof subjects

/** A visitor's request to the shop. */
export interface ContactRequest {
  subject: Subject
  name: string
  email: string
  /** Empty when no call back is wanted. */
  phone: string
  message: string
  company: string
  /** `Y-m-d`; null when no day was given. */
  wantedOn: string | null
  items: { name: string; quantity: number }[]
}

const mostItems = 10

export const itemNumbers = (fields: Texts): string[] => blockNumbers(fields, 'articles', mostItems)

function readItems(fields: Texts, errors: Texts): ContactRequest['items'] {
  const numbers = itemNumbers(fields)
  const items = numbers.flatMap((number) => {
    const nameOf = `articles[${number}][nom]`
    const quantityOf = `articles[${number}][quantite]`
    const name = typedIn(fields, nameOf)
    const quantity = typedIn(fields, quantityOf)
    if (!name && (!quantity || quantity === '1')) return []
    if (!name) errors[nameOf] = 'Dites quel article.'
    if (name.length > 200) errors[nameOf] = '200 caractères au plus.'
    if (!/^[1-9]\d{0,2}$/.test(quantity)) errors[quantityOf] = 'Saisissez une quantité de 1 à 999.'
    return [{ name, quantity: Number(quantity) }]
  })
  if (items.length === 0) errors[`articles[${numbers[0] ?? 0}][nom]`] ??= 'Dites au moins un article.'
  return items
}

function checkSender(fields: Texts, errors: Texts): void {
  if (!typedIn(fields, 'nom')) errors['nom'] = 'Dites-nous votre nom.'
  else if (typedIn(fields, 'nom').length > 120) errors['nom'] = '120 caractères au plus.'
  if (!isEmail(typedIn(fields, 'email'))) errors['email'] = 'Saisissez une adresse e-mail, par exemple nom@exemple.fr.'
  checkCallBack(fields, errors)
  const { length } = typedIn(fields, 'message')
  if (length < 10) errors['message'] = 'Dites-nous en un peu plus : dix caractères au moins.'
  if (length > 4000) errors['message'] = '4 000 caractères au plus.'
}

/** Reads a contact form; fields of a subject other than the chosen one are ignored. */
export function readContact(fields: Texts, now: Date): { request: ContactRequest; errors: Texts } {
  const errors: Texts = {}
  const given = typedIn(fields, 'sujet')
  const subject = Object.hasOwn(subjects, given) ? (given as Subject) : 'question'
  if (!Object.hasOwn(subjects, given)) errors['sujet'] = 'Choisissez un sujet.'
  checkSender(fields, errors)
  const isQuote = subject === 'devis'
  const request = {
    subject,
    name: typedIn(fields, 'nom'),
    email: typedIn(fields, 'email'),
    phone: fields['rappel'] ? typedIn(fields, 'telephone') : '',
    message: typedIn(fields, 'message'),
    company: isQuote ? typedIn(fields, 'societe').slice(0, 200) : '',
    wantedOn: isQuote ? readWishedDay(fields, errors, now) : null,
    items: isQuote ? readItems(fields, errors) : [],
  }
  return { request, errors }
}

/**
 * Keeps a request. The same key with the same content is kept once: sent again, the request is found.
 * @returns its number.
 */
export async function keepContact(db: Database, key: string, request: ContactRequest, now: Date): Promise<number> {
  const { items, ...row } = request
  const print = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
  return db.transaction(async (transaction) => {
    const [made] = await transaction
      .insert(contactRequests)
      .values({ ...row, key, print, sentAt: now })
      .onConflictDoNothing()
      .returning({ id: contactRequests.id })
    if (!made) {
      const [known] = await transaction
        .select({ id: contactRequests.id })
        .from(contactRequests)
        .where(and(eq(contactRequests.key, key), eq(contactRequests.print, print)))
      return known?.id ?? 0
    }
    if (items.length > 0) {
      await transaction.insert(contactItems).values(items.map((item) => ({ ...item, requestId: made.id })))
    }
    return made.id
  })
}
