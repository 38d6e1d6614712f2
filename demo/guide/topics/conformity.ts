import { conformities } from '../../../src/conformity/conformities.ts'
import { numberOf } from '../../../src/conformity/conformity.ts'
import type { Criterion } from '../../../src/conformity/criteria.ts'
import { everywhereRgaa } from '../../../src/conformity/everywhere.ts'
import { leftToPages } from '../../../src/conformity/left-to-pages.ts'
import { themes, titleOf } from '../conformity/criterion.ts'
import { conformityItem, proof } from '../conformity/line.ts'
import { html, type Markup } from '../markup.ts'
import { plainCode } from '../parts/code.ts'
import { conformityPath, elementPath } from '../paths.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

/** A declaration of accessibility to complete: the site fills in the passages between square brackets. */
const declaration = `Déclaration d’accessibilité

[Nom de l’organisme] s’engage à rendre son site accessible, conformément à l’article 47 de la loi n° 2005-102 du 11 février 2005. Cette déclaration s’applique à [adresse du site].

État de conformité
[Nom du site] est [totalement, partiellement, non] conforme avec le référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.2, en raison des non-conformités énumérées ci-dessous.

Résultats des tests
L’audit du [date], par [nom], a porté sur [liste des pages] : [n] % des critères du RGAA sont respectés.

Non-conformités
[Contenus non accessibles, dérogations pour charge disproportionnée, contenus non soumis à l’obligation d’accessibilité.]

Composants interactifs
Le panier, les formulaires, les fenêtres, les menus et les carrousels sont des éléments de la bibliothèque flx. Leur conformité au RGAA 4.1.2 et aux critères ajoutés par WCAG 2.2 est décrite critère par critère, avec le test qui l’établit, dans sa page « Conformité RGAA ». Elle ne vaut que pour ces éléments, et ne remplace pas l’audit des pages.

Établissement de cette déclaration
Cette déclaration a été établie le [date]. Technologies : HTML5, CSS, JavaScript, WAI-ARIA. Essais menés avec : [navigateurs et lecteurs d’écran, et leurs versions].

Retour d’information et contact
Si vous n’arrivez pas à accéder à un contenu ou à un service, écrivez à [adresse e-mail] ou [formulaire] pour être orienté vers une alternative accessible, ou l’obtenir sous une autre forme.

Voies de recours
Si vous avez signalé un défaut d’accessibilité qui vous empêche d’accéder à un contenu ou à un service, et que vous n’avez pas obtenu de réponse satisfaisante, vous pouvez écrire au Défenseur des droits (formulaire.defenseurdesdroits.fr), contacter son délégué dans votre région, ou envoyer un courrier gratuit, sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.`

/** The statement that a shop adds to its conditions. */
const shopStatement = `Accessibilité du service de vente en ligne

Le service de vente en ligne de [nom de l’entreprise] relève de la directive (UE) 2019/882 relative aux exigences en matière d’accessibilité applicables aux produits et services, depuis le 28 juin 2025.

Le service : [description générale, dans un format accessible], et les explications nécessaires pour l’utiliser : [adresse].
Le service répond aux exigences d’accessibilité par la norme EN 301 549, dont le chapitre 9 reprend WCAG 2.1, niveau AA. La recherche, le panier, l’identification, la commande et le paiement se font au clavier, avec un lecteur d’écran, à 400 % de zoom, et avec l’espacement de texte de votre choix.
Identification et paiement : [moyens de connexion et de paiement, et leur accessibilité].
Contenus non encore accessibles : [liste], d’ici au [date].

Pour signaler un défaut : [adresse e-mail ou téléphone].`

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
