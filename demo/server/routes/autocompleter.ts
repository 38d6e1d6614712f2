import { asc } from 'drizzle-orm'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { cardsOf } from '../catalogue/article-cards.ts'
import type { AppEnv, Services } from '../context.ts'
import type { Database } from '../database.ts'
import { formatEuros } from '../format.ts'
import { articleImage } from '../media-address.ts'
import { refuse } from '../negotiate.ts'
import { searchTowns } from '../relays/towns.ts'
import { pages } from '../schema.ts'
import { folded, searchNamed } from '../search/folded.ts'
import { searchArticles, searchSite } from '../search/search-site.ts'
import { geocode } from '../streets/geocode.ts'

const mostAnswers = 1000

const asked = v.object({
  classname: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  methode: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  term: v.pipe(v.string(), v.trim(), v.maxLength(200)),
})

async function towns(_db: Database, term: string) {
  return searchTowns(term).map(({ name, postalCode }) => ({
    label: `${name} (${postalCode})`,
    value: name,
    ville: name,
    code_postal: postalCode,
  }))
}

/** Searches streets, with the fields that complete an address; those whose own name begins with the term come first. */
async function addresses(_db: Database, term: string) {
  const searched = folded(term)
  const found = geocode(term, mostAnswers).flatMap(({ properties: { type, label, name, postcode, city } }) =>
    type === 'municipality' ? [] : { label, value: name, code_postal: postcode, ville: city },
  )
  const isNamed = ({ value }: { value: string }): boolean => folded(value).startsWith(searched)
  return found.sort((one, other) => Number(isNamed(other)) - Number(isNamed(one))).slice(0, mostOfKind * 2)
}

/** Searches the towns of a postal code. */
async function postalCodes(_db: Database, term: string) {
  return searchTowns(term).flatMap(({ name, postalCode }) =>
    postalCode.startsWith(term) ? { label: `${postalCode} ${name}`, value: postalCode, ville: name } : [],
  )
}

async function articles(db: Database, term: string) {
  const found = await searchArticles(db, term)
  return found.map(({ id, name, slug }) => ({ label: name, value: name, idarticle: id, url: `/article/${slug}` }))
}

/** Searches pages of text, for the content field of a template (AUTO-03). */
async function contents(db: Database, term: string) {
  const all = await db.select({ id: pages.id, title: pages.title }).from(pages).orderBy(asc(pages.id))
  return searchNamed(all, ({ title }) => folded(title), term).map(({ id, title }) => ({
    id_result: id,
    nom_result: title,
  }))
}

/** Most suggestions of each kind. */
const mostOfKind = 6

/** Searches the whole site, for its header: articles with their picture and price, and pages. */
async function site(db: Database, term: string) {
  const found = await searchSite(db, term)
  const cards = await cardsOf(db, found.articles.slice(0, mostOfKind))
  const articles = cards.map(({ id, name, slug, shape, colours: [colour], lowestTtc, hasSeveralPrices }) => ({
    label: name,
    value: name,
    detail: `${hasSeveralPrices ? 'dès ' : ''}${formatEuros(lowestTtc)}`,
    image: colour && articleImage(shape, colour, id, 240),
    url: `/article/${slug}`,
  }))
  const pages = found.pages.slice(0, mostOfKind).map(({ title, slug, section }) => ({
    label: title,
    value: title,
    detail: section,
    url: `/page/${slug}`,
  }))
  return found.pagesFirst ? [...pages, ...articles] : [...articles, ...pages]
}

/** Searches that may be called, by class and method; nothing else of the server can be called from here. */
const sources: Record<string, (db: Database, term: string) => Promise<unknown[]>> = {
  'Ville.chercher': towns,
  'CodePostal.chercher': postalCodes,
  'Adresse.chercher': addresses,
  'Article.chercher': articles,
  'Contenu.chercher': contents,
  'Site.chercher': site,
}

/** `ajax/autocompleter.php` (AUTO-01): JSON at both mounts, since only a script calls it. */
export function autocompleterRoutes(api: Hono<AppEnv>, { db }: Services): void {
  api.get('/ajax/autocompleter.php', async (c) => {
    const form = v.safeParse(asked, {
      classname: c.req.query('autocompleter[classname]'),
      methode: c.req.query('autocompleter[methode]'),
      term: c.req.query('term'),
    })
    if (!form.success)
      return refuse(c, 400, 'Cette recherche est incomplète : classname, methode et term sont attendus.')
    const { classname, methode, term } = form.output
    const name = `${classname}.${methode}`
    const source = Object.hasOwn(sources, name) ? sources[name] : undefined
    if (!source) return refuse(c, 404, `Le serveur ne connaît pas la recherche « ${name} ».`)
    return c.json((await source(db, term)).slice(0, mostAnswers))
  })
}
