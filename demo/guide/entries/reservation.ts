import { asc, eq } from 'drizzle-orm'
import type { Services } from '../../server/context.ts'
import { articles, bookableHours, references } from '../../server/schema.ts'
import type { Entry } from '../entry.ts'
import { html } from '../markup.ts'

/** Renders the element for the first bookable article. */
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
  title: 'Réservation d’un créneau',
  family: 'shop',
  facts: [
    'Le visiteur choisit un jour, présenté par semaine avec le nombre de places, puis un créneau.',
    'Un créneau réservé est une ligne du panier, retenue quinze minutes : le temps restant s’affiche, et un lecteur d’écran l’annonce deux fois.',
    'Deux visiteurs n’obtiennent jamais la même dernière place : le second est prévenu et garde son panier.',
    'Un `type` autre que `move` est transmis tel quel, avec les jours et avec la réservation (`params[type]`).',
    'Avec `forceadm`, un administrateur réserve une heure passée ou un jour fermé. Le serveur vérifie sa session : pour les autres visiteurs, les règles habituelles s’appliquent.',
    'Une réservation peut être déplacée depuis le panier ou le compte, dans la page ou dans une fenêtre.',
  ],
  withoutScript: 'Le contenu du serveur fonctionne : les jours sont des liens, et les créneaux un formulaire.',
  keys: [
    ['← →', 'Passe d’un jour disponible à l’autre ; Début et Fin vont au premier et au dernier.'],
    ['↑ ↓', 'Sur un jour, recule ou avance d’une semaine.'],
    ['Entrée', 'Sur un jour, affiche ses créneaux.'],
    ['↑ ↓', 'Dans les créneaux, passe de l’un à l’autre.'],
  ],
  live: firstBookable,
  code: '<flx-reservation article="12" reference="40" cart="/panier"></flx-reservation>',
  fixed: ['article', 'reference', 'line', 'type', 'from', 'date', 'heure', 'forceadm'],
}
