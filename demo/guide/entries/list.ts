import { asc } from 'drizzle-orm'
import { cardsOf } from '../../server/catalogue/article-cards.ts'
import type { Services } from '../../server/context.ts'
import { articleImage } from '../../server/media-address.ts'
import { articles, categories } from '../../server/schema.ts'
import type { Entry } from '../entry.ts'
import { html } from '../markup.ts'
import { elementPath } from '../paths.ts'

const perPage = 6

/** Renders a few articles of the shop at a time. The guide's own address responds, like the list of any site. */
async function liveList({ db }: Services, query: URLSearchParams): Promise<string> {
  const path = elementPath('flx-list')
  const shelf = Number(query.get('rayon')) || 0
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  const shelves = await db.select().from(categories).orderBy(asc(categories.position), asc(categories.id))
  const all = await db.select().from(articles).orderBy(asc(articles.name), asc(articles.id))
  const found = shelf ? all.filter(({ categoryId }) => categoryId === shelf) : all
  const shown = await cardsOf(db, found.slice((page - 1) * perPage, page * perPage))
  const used = shelves.filter(({ id }) => all.some(({ categoryId }) => categoryId === id))
  const next = new URLSearchParams({ ...(shelf && { rayon: String(shelf) }), page: String(page + 1) })
  return html`<flx-list id="liste-a-essayer">
<form data-flx-filters action="${path}"><label for="rayon-a-essayer">Rayon</label>
<select id="rayon-a-essayer" name="rayon"><option value="">Tous</option>
${used.map(({ id, name }) => html`<option value="${id}"${id === shelf && html` selected`}>${name}</option>`)}
</select> <button data-flx-no-script>Filtrer</button></form>
<p data-flx-count><span data-flx-shown>${Math.min(page * perPage, found.length)}</span> articles sur ${found.length}</p>
<ul data-flx-items>
${shown.map(
  ({ id, slug, name, shape, colours: [colour = ''] }) =>
    html`<li id="a-essayer-${id}"><a href="/article/${slug}"><img src="${articleImage(shape, colour, id, 240)}" width="48" height="48" alt="" loading="lazy">${name}</a></li>`,
)}
</ul>
<p data-flx-pages>${page * perPage < found.length && html`<a href="${path}?${next.toString()}" rel="next" data-flx-next>Articles suivants</a>`}</p>
</flx-list>`.html
}

export const listEntry: Entry = {
  tag: 'flx-list',
  title: 'Liste paginée et filtrée',
  family: 'content',
  facts: [
    'La suite se charge à l’approche de la fin de la liste, puis demande un clic toutes les quelques pages.',
    'La pagination d’un CMS fonctionne sans modification : `items` désigne les articles.',
    'Les boutons Précédent et Suivant du navigateur retrouvent les articles et la position.',
    'Si une page ne se charge pas, la liste reste en place avec un bouton « Réessayer ». Si la session a expiré, un bouton « Se connecter » apparaît, puis la requête est renvoyée.',
  ],
  withoutScript: 'Les liens de pages et le formulaire de filtres rechargent la page.',
  live: liveList,
  code: `
    <flx-list load-stop="2">
      <p data-flx-count><span data-flx-shown>24</span> articles sur 310</p>
      <ul data-flx-items><li id="article-1"><a href="/article/1">Bol</a></li></ul>
      <p data-flx-pages><a href="?page=2&amp;paginate=auto" rel="next">Articles suivants</a></p>
    </flx-list>`,
}
