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
  measure: 'Largeur de texte',
  shadow: 'Ombres',
  control: 'Commandes',
  target: 'Cibles',
  duration: 'Durées',
  ease: 'Mouvements',
  z: 'Plans',
}

type Token = readonly [name: string, value: string]

/** The tokens with their values by group, in their order in the sheet. */
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

/** What wins over what, from the weakest to the strongest. */
const ranks: [rule: string, reach: string][] = [
  ['Une règle d’une couche que votre site déclare avant flx : `@layer base`', 'N’atteint pas ce que flx dessine.'],
  [
    'Une règle hors couche, quelle que soit sa précision : `button { … }`, `body #page .content h2 { … }`',
    'N’atteint pas ce que flx dessine.',
  ],
  [
    'Une règle hors couche sur une classe de flx : `.flx-cart__total { … }`',
    'N’atteint rien non plus : écrivez-la dans `@layer flx-site`.',
  ],
  ['Les styles de flx : `@layer flx`', 'Font l’aspect de départ.'],
  ['Un réglage posé par votre site : `:root { --flx-radius-md: 0 }`', 'Change tout ce qui le lit.'],
  ['Une règle d’une couche déclarée après : `@layer flx, flx-site`', 'L’emporte sur les styles de flx.'],
  ['Une règle hors couche avec `!important`', 'L’emporte toujours : rien ne protège d’elle.'],
]

const tokenItem = ([name, value]: Token): Markup =>
  html`<li><code data-guide-token>${name}</code> <code>${value}</code></li>`

export const themeTopic: Topic = {
  slug: 'theme',
  title: 'Thème',
  group: 'start',
  lead: 'Ce que flx dessine garde son aspect dans la page d’un autre ; votre site le règle par des propriétés, ou par une couche à lui.',
  body: () => html`
${themeEditor()}
<h2>Ce qui l’emporte</h2>
<p>${prose('Un thème habille les balises nues (`button`, `h2`, `ul`). Ces règles ne parlent pas de flx, et n’atteignent pas ce qu’il dessine : chaque nœud dessiné a une classe `flx-…`, qu’une règle rend à `@layer flx`. Du plus faible au plus fort :')}</p>
${table(
  'Ce qui l’emporte',
  ['La règle', 'Ce qu’elle fait'],
  ranks.map(([rule, reach]) => [prose(rule), prose(reach)]),
)}
<ul>
<li>${prose('Ce qui s’hérite s’hérite toujours : la police, la taille et la couleur du texte de votre page.')}</li>
<li>${prose('Ce que vous avez écrit dans un élément garde l’aspect de votre site, de même que le HTML de votre serveur qui n’a pas de classe `flx-…`.')}</li>
<li>${prose('La balise elle-même est à vous : `flx-cart { margin-block: 3rem }` s’applique.')}</li>
</ul>
<h2>Recettes</h2>
${themeRecipes.map(
  ({ slug, title, text, css }) => html`<h3 id="${slug}">${title}</h3><p>${prose(text)}</p>${plainCode(css, title)}`,
)}
<h3 id="sans-bouclier">Tout laisser au thème</h3>
<p>${prose('Un thème écrit pour flx, ou qui doit l’habiller par ses balises, reprend la main : toute règle hors couche l’emporte alors sur les styles de flx. Par script : `flx.configure({ shield: false })`.')}</p>
${htmlCode('<flx-config shield="off"></flx-config>', 'Tout laisser au thème')}
<h2>Les réglages communs</h2>
<p>${prose('Chacun avec sa valeur de départ ; `light-dark()` en porte deux, claire et sombre. Un élément a aussi les siens, tel `--flx-modal-width`, décrits à sa page.')}</p>
<p>${prose('Les longueurs en `rem` suivent la taille de texte de votre page, sans descendre sous 16 px : une racine à 10 px, comme celle de Bootstrap 3, ne rapetisse rien. `--flx-rem` en décide autrement : `:root { --flx-rem: 14px }`.')}</p>
<p>${prose('Pour qui demande plus de contraste à son système (`prefers-contrast: more`), les textes secondaires et les traits prennent la couleur du texte. Une couleur que votre site règle reste la sienne : donnez-lui aussi cette règle, comme le fait la boutique de démonstration.')}</p>
<ul class="guide-tokens">
${[...groups()].map(
  ([group, tokens]) =>
    html`<li><h3>${titles[group] ?? group}</h3><ul class="guide-tokens__${group}">${tokens.map(tokenItem)}</ul></li>`,
)}
</ul>`,
}
