import { asc, eq } from 'drizzle-orm'
import type { Services } from '../../server/context.ts'
import { articles, bookableHours, references } from '../../server/schema.ts'
import type { Entry } from '../entry.ts'
import { html } from '../markup.ts'

/** The element for the first article that is booked. */
async function firstBookable({ db }: Services): Promise<string> {
  const [found] = await db
    .select({ article: articles.id, reference: references.id })
    .from(bookableHours)
    .innerJoin(articles, eq(articles.id, bookableHours.articleId))
    .innerJoin(references, eq(references.articleId, articles.id))
    .orderBy(asc(articles.id))
    .limit(1)
  if (!found) return html`<p>La boutique n’a rien à réserver.</p>`.html
  return html`<flx-reservation article="${found.article}" reference="${found.reference}" cart="/panier"></flx-reservation>`
    .html
}

export const reservationEntry: Entry = {
  tag: 'flx-reservation',
  title: 'Réserver un créneau',
  family: 'shop',
  facts: [
    'Les jours d’abord, en semaines sous leur mois, avec les places qui restent ; puis les créneaux du jour choisi.',
    'Un créneau réservé est une ligne du panier, retenue quinze minutes : le temps qui reste se voit, et se dit deux fois.',
    'Deux visiteurs n’ont jamais la même dernière place : le second l’apprend, et garde son panier.',
    'Un `type` autre que `move` voyage tel quel, avec les jours et avec la réservation (`params[type]`).',
    'Avec `forceadm`, un administrateur réserve ce qui est interdit aux visiteurs, une heure passée ou un jour fermé. C’est le serveur qui le sait, par sa session : d’un autre, la demande est traitée comme celle d’un visiteur.',
    'Une réservation se déplace depuis le panier ou le compte, sur la page ou dans le popup du site.',
  ],
  withoutScript: 'Ce que le serveur dessine dedans marche : les jours sont des liens, les créneaux un formulaire.',
  keys: [
    ['← →', 'D’un jour qui a des places à l’autre ; Début et Fin vont au premier et au dernier.'],
    ['↑ ↓', 'Sur un jour, une semaine plus tôt ou plus tard.'],
    ['Entrée', 'Sur un jour, montre ses créneaux.'],
    ['↑ ↓', 'Dans les créneaux, de l’un à l’autre.'],
  ],
  live: firstBookable,
  code: '<flx-reservation article="12" reference="40" cart="/panier"></flx-reservation>',
  fixed: ['article', 'reference', 'line', 'type', 'from', 'date', 'heure', 'forceadm'],
}
