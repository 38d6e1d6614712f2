import type { GuideManifest } from '../guide-manifest.ts'
import { html, type Markup } from '../markup.ts'
import { table } from '../parts/tables.ts'
import { type Place, placesOf } from '../places.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

const collator = new Intl.Collator('fr')

/** Groups places by name, each name with the elements that have it. */
function byName(places: Place[]): [name: string, places: Place[]][] {
  const names = new Map<string, Place[]>()
  for (const place of places) names.set(place.name, [...(names.get(place.name) ?? []), place])
  return [...names].sort(([one], [other]) => collator.compare(one, other))
}

function says([first, ...others]: Place[]): Markup {
  const alike = others.every(({ text }) => text === first?.text)
  return alike ? prose(first?.text) : html`Consultez la page de chaque élément.`
}

function list(manifest: GuideManifest, kind: string, id: string, title: string, head: string): Markup {
  const rows = byName(placesOf(manifest, kind)).map(([name, places]) => [
    html`<code>${name}</code>`,
    html`${places.map(({ tag, href }, index) => html`${index > 0 && ', '}<a href="${href}">${tag}</a>`)}`,
    says(places),
  ])
  return html`<section class="guide-index"><h2 id="${id}">${title}</h2>${table(title, [head, 'Éléments', 'Rôle'], rows)}</section>`
}

export const namesTopic: Topic = {
  slug: 'noms',
  title: 'Index des attributs et des événements',
  group: 'reference',
  lead: 'Tous les attributs, événements et méthodes, avec les éléments qui les utilisent.',
  body: (manifest: GuideManifest) => html`
<p><a href="#attributs">Attributs</a>, <a href="#evenements">événements</a>, <a href="#methodes">méthodes</a>,
<a href="#accroches">attributs HTML reconnus</a>.</p>
${list(manifest, 'Attribut', 'attributs', 'Attributs', 'Attribut')}
${list(manifest, 'Événement', 'evenements', 'Événements', 'Événement')}
${list(manifest, 'Méthode', 'methodes', 'Méthodes', 'Méthode')}
${list(manifest, 'Attribut HTML', 'accroches', 'Attributs HTML reconnus', 'Attribut')}`,
}
