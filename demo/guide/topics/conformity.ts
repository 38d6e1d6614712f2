import { conformities } from '../../../src/conformity/conformities.ts'
import { numberOf } from '../../../src/conformity/conformity.ts'
import type { Criterion } from '../../../src/conformity/criteria.ts'
import { everywhereRgaa } from '../../../src/conformity/everywhere.ts'
import { leftToPages } from '../../../src/conformity/left-to-pages.ts'
import { themes, titleOf } from '../conformity/criterion.ts'
import { declaration, shopStatement } from '../conformity/declaration.ts'
import { conformityItem, proof } from '../conformity/line.ts'
import { html, type Markup } from '../markup.ts'
import { plainCode } from '../parts/code.ts'
import { conformityPath, elementPath } from '../paths.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

/** Renders how elements meet a criterion: first all of them, then each one. */
function answers(criterion: Criterion): Markup[] {
  const everywhere = everywhereRgaa
    .filter(({ criteria }) => criteria.includes(criterion))
    .map(({ says }) => html`<li><a href="#partout">Tous les éléments</a> : ${prose(says)}</li>`)
  const own = conformities.flatMap(({ tag, lines }) =>
    lines
      .filter(({ criteria }) => criteria.includes(criterion))
      .map(
        (line) => html`<li><a href="${elementPath(tag)}#accessibilite"><code>${tag}</code></a> : ${prose(line.says)}
${proof(line, `${numberOf(criterion)}, ${tag}`)}</li>`,
      ),
  )
  return [...everywhere, ...own]
}

function row(criterion: Criterion): Markup {
  const left = leftToPages[criterion]
  const given = answers(criterion)
  return html`<h3 id="critere-${criterion}">${numberOf(criterion)}</h3>
<p class="conformity__title">${titleOf(criterion)}</p>
${given.length > 0 && html`<ul class="conformity">${given}</ul>`}
${left && html`<p><strong>La page :</strong> ${prose(left)}</p>`}`
}

const slugOf = (title: string): string => `theme-${title.split('.')[0]?.replace(/\W+/g, '-').toLowerCase()}`

export const conformityTopic: Topic = {
  slug: conformityPath.slice('/guide/'.length),
  title: 'Conformité RGAA',
  group: 'reference',
  lead: 'Pour chaque critère du RGAA 4.1.2 et de WCAG 2.2 : le rôle des éléments, le test qui le vérifie et le travail qui reste à vos pages.',
  body: () => html`
<p>${prose('Une bibliothèque ne rend pas un site conforme : elle n’est responsable que de ses éléments. Chaque ligne ci-dessous cite les tests qui la vérifient, et la page de chaque élément a sa propre liste. Les numéros et les questions sont ceux du RGAA 4.1.2 (DINUM, Licence Ouverte 2.0).')}</p>
<nav aria-label="Thèmes"><ul class="conformity__themes">
<li><a href="#declaration">Texte à copier</a></li><li><a href="#partout">Tous les éléments</a></li>
${themes.map(({ title }) => html`<li><a href="#${slugOf(title)}">${title}</a></li>`)}
</ul></nav>
<section><h2 id="declaration">Texte à copier dans votre déclaration</h2>
<p>${prose('Les sites publics et ceux des grandes entreprises publient une déclaration (RGAA). Depuis le 28 juin 2025, les boutiques indiquent dans leurs conditions l’accessibilité de leur service (directive 2019/882, norme EN 301 549). Complétez les passages entre crochets, et vérifiez les textes sur Légifrance avant de publier.')}</p>
<div class="conformity__text"><h3>Pour le site</h3>${plainCode(declaration, 'Déclaration d’accessibilité')}
<h3>Pour une boutique</h3>${plainCode(shopStatement, 'Accessibilité du service de vente')}</div>
</section>
<section><h2 id="partout">Tous les éléments</h2><ul class="conformity">${everywhereRgaa.map(conformityItem)}</ul></section>
${themes.map(({ title, criteria }) => html`<section><h2 id="${slugOf(title)}">${title}</h2>${criteria.map(row)}</section>`)}`,
}
