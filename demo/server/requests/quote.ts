import { createHash } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { isEmail } from '../accounts/sign-up.ts'
import type { Texts } from '../body.ts'
import type { Database } from '../database.ts'
import { townsOf } from '../relays/towns.ts'
import { articles, type KeptFile, type QuoteLine, quoteRequests, references } from '../schema.ts'
import { folded } from '../search/folded.ts'
import { blockNumbers, checkCallBack, readWishedDay, typedIn } from './visitor-fields.ts'

/** The kinds of project that a quote may be for. */
export const projects = {
  table: 'Une table',
  hotel: 'Un hôtel ou un restaurant',
  mariage: 'Une liste de mariage',
} as const

/** The countries that the shop delivers to, with the number of digits of a postal code. */
export const countries = {
  FR: { name: 'France', digits: 5 },
  BE: { name: 'Belgique', digits: 4 },
  CH: { name: 'Suisse', digits: 4 },
  LU: { name: 'Luxembourg', digits: 4 },
} as const

export type Country = keyof typeof countries

/** The fields of the form, without its pictures, as they are stored. */
export type Quote = Omit<typeof quoteRequests.$inferInsert, 'id' | 'key' | 'print' | 'files' | 'createdAt'>

/** Most lines of articles in one request. */
export const mostLines = 20
const mostMessage = 4000

export function countryOf(fields: Texts): Country {
  const given = typedIn(fields, 'pays')
  return Object.hasOwn(countries, given) ? (given as Country) : 'FR'
}

export const lineNumbers = (fields: Texts): string[] => blockNumbers(fields, 'articles', mostLines)

/** Reads the articles of the form; a line without a name is ignored. */
export function readLines(fields: Texts, errors: Texts = {}): QuoteLine[] {
  return lineNumbers(fields).flatMap((number) => {
    const nameOf = (field: string): string => `articles[${number}][${field}]`
    const [name, reference, quantity] = ['nom', 'reference', 'quantite'].map((field) => typedIn(fields, nameOf(field)))
    if (!name) {
      if (quantity && quantity !== '1') errors[nameOf('nom')] = 'Dites quel article.'
      return []
    }
    if (name.length > 200) errors[nameOf('nom')] = '200 caractères au plus.'
    if (!/^[1-9]\d{0,3}$/.test(quantity || '1')) errors[nameOf('quantite')] = 'Saisissez une quantité de 1 à 9999.'
    return [{ name, reference: (reference ?? '').slice(0, 200), quantity: Number(quantity || 1) }]
  })
}

function checkPlace(fields: Texts, errors: Texts): void {
  const country = countryOf(fields)
  const { digits } = countries[country]
  const town = typedIn(fields, 'ville')
  const code = typedIn(fields, 'code_postal')
  if (!town) errors['ville'] = 'Saisissez votre ville.'
  if (code === '') return
  if (!new RegExp(`^\\d{${digits}}$`).test(code)) {
    errors['code_postal'] = `Un code postal a ${digits === 5 ? 'cinq' : 'quatre'} chiffres.`
  } else if (country === 'FR' && town) {
    const names = townsOf(code).map(({ name }) => name)
    if (names.length === 0) errors['code_postal'] = 'Ce code postal n’existe pas.'
    else if (!names.some((name) => folded(name) === folded(town))) {
      errors['code_postal'] = `Ce code postal n’est pas celui de ${town}, mais de ${names[0]}.`
    }
  }
}

function checkVisitor(fields: Texts, errors: Texts): void {
  if (!typedIn(fields, 'nom')) errors['nom'] = 'Saisissez votre nom.'
  if (!isEmail(typedIn(fields, 'email'))) errors['email'] = 'Saisissez une adresse e-mail, comme nom@exemple.fr.'
  checkCallBack(fields, errors)
}

const cut = (text: string, most = 200): string => text.slice(0, most)

/** Reads the form, sent with or without script; fields of another project or country are ignored. */
export function readQuote(fields: Texts, now: Date): { quote: Quote; errors: Texts } {
  const errors: Texts = {}
  const given = typedIn(fields, 'projet')
  const project = Object.hasOwn(projects, given) ? given : 'table'
  const guests = typedIn(fields, 'couverts')
  const message = typedIn(fields, 'message')
  if (!message) errors['message'] = 'Décrivez votre projet en quelques mots.'
  if (message.length > mostMessage) errors['message'] = '4 000 caractères au plus.'
  const isHotel = project === 'hotel'
  if (isHotel && guests && !/^[1-9]\d{0,3}$/.test(guests)) errors['couverts'] = 'Saisissez un nombre de 1 à 9999.'
  checkPlace(fields, errors)
  checkVisitor(fields, errors)
  const country = countryOf(fields)
  const quote = {
    project,
    message: cut(message, mostMessage),
    wantedOn: readWishedDay(fields, errors, now),
    guests: isHotel && guests && !errors['couverts'] ? Number(guests) : null,
    lines: readLines(fields, errors),
    country,
    town: cut(typedIn(fields, 'ville')),
    postalCode: cut(typedIn(fields, 'code_postal'), 12),
    vatNumber: country === 'BE' || country === 'LU' ? cut(typedIn(fields, 'tva'), 20) : '',
    name: cut(typedIn(fields, 'nom')),
    email: cut(typedIn(fields, 'email'), 254),
    company: isHotel ? cut(typedIn(fields, 'societe')) : '',
    phone: fields['rappel'] ? cut(typedIn(fields, 'telephone'), 20) : '',
  }
  return { quote, errors }
}

/** Identifies a request when it is sent again: its key, and a hash of its content. */
export interface QuoteKey {
  key: string
  print: string
}

export function quoteKey(key: string, quote: Quote, files: readonly string[]): QuoteKey {
  const print = createHash('sha256')
    .update(JSON.stringify([quote, files]))
    .digest('base64url')
  return { key: key.slice(0, 100), print }
}

export type KeptQuote = typeof quoteRequests.$inferSelect

/** Returns the request that was already kept under this key. */
export async function findQuote(db: Database, { key, print }: QuoteKey): Promise<KeptQuote | undefined> {
  const same = and(eq(quoteRequests.key, key), eq(quoteRequests.print, print))
  const [known] = await db.select().from(quoteRequests).where(same)
  return known
}

/**
 * Keeps a request, once.
 * @returns undefined when the same request was kept in the meantime.
 */
export async function keepQuote(db: Database, key: QuoteKey, quote: Quote, now: Date): Promise<KeptQuote | undefined> {
  const [made] = await db
    .insert(quoteRequests)
    .values({ ...quote, ...key, files: [], createdAt: now })
    .onConflictDoNothing()
    .returning()
  return made
}

/** Records the files that came with a request. */
export async function keepQuoteFiles(db: Database, id: number, files: KeptFile[]): Promise<void> {
  if (files.length > 0) await db.update(quoteRequests).set({ files }).where(eq(quoteRequests.id, id))
}

/** Returns the references of the article with this name. */
export async function referencesNamed(db: Database, name: string) {
  const all = await db.select({ id: articles.id, name: articles.name }).from(articles)
  const found = all.find((article) => folded(article.name) === folded(name))
  if (!found) return []
  return db.select().from(references).where(eq(references.articleId, found.id)).orderBy(asc(references.position))
}

export interface Estimate {
  /** Cents, tax included, of the articles known to the shop; without a reference, an article counts at its cheapest. */
  total: number
  /** Number of lines whose article the shop sells. */
  known: number
  /** Pieces in stock, shown to administrators. */
  stock: number
}

/** Estimates the price of a quote's articles, at the prices of the shop. */
export async function estimateOf(db: Database, lines: readonly QuoteLine[]): Promise<Estimate> {
  const estimate: Estimate = { total: 0, known: 0, stock: 0 }
  for (const { name, reference, quantity } of lines) {
    const own = await referencesNamed(db, name)
    const chosen = own.find(({ id, label }) => String(id) === reference || label === reference)
    const prices = (chosen ? [chosen] : own).map(({ priceTtc }) => priceTtc)
    if (prices.length === 0) continue
    estimate.total += Math.min(...prices) * quantity
    estimate.known++
    estimate.stock += (chosen ? [chosen] : own).reduce((sum, { stock }) => sum + stock, 0)
  }
  return estimate
}
