import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../server/root.ts'
import { html, type Markup } from '../markup.ts'
import { htmlCode, plainCode } from '../parts/code.ts'
import { table } from '../parts/tables.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'
import { themeEditor } from './theme-editor.ts'
import { themeRecipes } from './theme-recipes.ts'

const sheet = join(root, 'src/ui/tokens.css')
const titles: Record<string, string> = {
  color: 'Couleurs',
  focus: 'Focus',
  space: 'Espaces',
  radius: 'Angles',
  font: 'Caractères',
  line: 'Interlignes',
  measure: 'Largeurs de texte',
  shadow: 'Ombres',
  control: 'Contrôles',
  target: 'Cibles',
  duration: 'Durées',
  ease: 'Mouvements',
  z: 'Superposition',
}

type Token = readonly [name: string, value: string]

/** Returns the tokens with their values by group, in the order of the sheet. */
function groups(): Map<string, Token[]> {
  const found = new Map<string, Token[]>()
  const rules = readFileSync(sheet, 'utf8').matchAll(/^ {4}(--flx-([a-z]+)[a-z0-9-]*):\s*([^;]+);/gm)
  for (const [, name = '', group = '', value = ''] of rules) {
    const tokens = found.get(group) ?? []
    const isKnown = tokens.some(([known]) => known === name)
    if (!isKnown) found.set(group, [...tokens, [name, value.replace(/\s+/g, ' ').trim()]])
  }
  return found
}

/** The priority of styles, from the weakest to the strongest. */
const ranks: [rule: string, reach: string][] = [
  ['Une règle dans une couche déclarée avant flx : `@layer base`', 'Sans effet sur les éléments.'],
  [
    'Une règle hors couche, quelle que soit sa spécificité : `button { … }`, `body #page .content h2 { … }`',
    'Sans effet sur les éléments.',
  ],
  [
    'Une règle hors couche sur une classe de flx : `.flx-cart__total { … }`',
    'Sans effet : écrivez-la dans `@layer flx-site`.',
  ],
  ['Les styles de flx : `@layer flx`', 'Définissent l’aspect par défaut.'],
  ['Une variable CSS de votre site : `:root { --flx-radius-md: 0 }`', 'Modifie tous les éléments qui l’utilisent.'],
  ['Une règle dans une couche déclarée après : `@layer flx, flx-site`', 'Remplace les styles de flx.'],
  ['Une règle hors couche avec `!important`', 'Remplace toujours les styles de flx.'],
]

const tokenItem = ([name, value]: Token): Markup =>
  html`<li><code data-guide-token>${name}</code> <code>${value}</code></li>`

export const themeTopic: Topic = {
  slug: 'theme',
  title: 'Thème',
  group: 'start',
  lead: 'Les éléments gardent leur aspect quel que soit le thème du site. Réglez-le par des variables CSS ou par une couche.',
  body: () => html`
${themeEditor()}
<h2>Priorité des styles</h2>
<p>${prose('Les règles d’un thème sur les balises simples (`button`, `h2`, `ul`) n’ont pas d’effet sur les éléments : chaque nœud dessiné a une classe `flx-…`, protégée dans `@layer flx`. Du plus faible au plus fort :')}</p>
${table(
  'Priorité des styles',
  ['Règle', 'Effet'],
  ranks.map(([rule, reach]) => [prose(rule), prose(reach)]),
)}
<ul>
<li>${prose('La police, la taille et la couleur du texte sont héritées de votre page.')}</li>
<li>${prose('Le contenu que vous placez dans un élément garde l’aspect de votre site, comme le HTML de votre serveur sans classe `flx-…`.')}</li>
<li>${prose('Vous pouvez mettre en forme la balise elle-même : `flx-cart { margin-block: 3rem }` s’applique.')}</li>
</ul>
<h2>Exemples</h2>
${themeRecipes.map(
  ({ slug, title, text, css }) =>
    html`<h3 id="${slug}">${title}</h3><p>${prose(text)}</p>${plainCode(css, title, 'css')}`,
)}
<h3 id="sans-bouclier">Laisser tous les styles au thème</h3>
<p>${prose('Pour qu’un thème mette en forme les éléments par leurs balises, désactivez cette protection : toute règle hors couche remplace alors les styles de flx. Dans un script : `flx.configure({ shield: false })`.')}</p>
${htmlCode('<flx-config shield="off"></flx-config>', 'Laisser tous les styles au thème')}
<h2>Variables communes</h2>
<p>${prose('Chaque variable est suivie de sa valeur par défaut ; `light-dark()` contient une valeur claire et une valeur sombre. Les variables propres à un élément, comme `--flx-modal-width`, sont décrites sur sa page.')}</p>
<p>${prose('Les longueurs en `rem` suivent la taille de texte de votre page, avec un minimum de 16 px : une racine à 10 px, comme celle de Bootstrap 3, ne réduit pas les éléments. La variable `--flx-rem` remplace cette taille : `:root { --flx-rem: 14px }`.')}</p>
<p>${prose('Si le visiteur demande plus de contraste (`prefers-contrast: more`), les textes secondaires et les traits prennent la couleur du texte. Cette règle ne s’applique pas aux couleurs de votre site : ajoutez-la, comme dans la boutique de démonstration.')}</p>
<ul class="guide-tokens">
${[...groups()].map(
  ([group, tokens]) =>
    html`<li><h3>${titles[group] ?? group}</h3><ul class="guide-tokens__${group}">${tokens.map(tokenItem)}</ul></li>`,
)}
</ul>`,
}
