import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { html } from '../markup.ts'
import { plainCode } from '../parts/code.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

const sheet = resolve(import.meta.dirname, '../../../src/ui/tokens.css')
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

/** Names of the tokens by group, in their order in the sheet. */
function groups(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [, name = '', group = ''] of readFileSync(sheet, 'utf8').matchAll(/^ {4}(--flx-([a-z]+)[a-z0-9-]*):/gm)) {
    const names = found.get(group) ?? []
    if (!names.includes(name)) found.set(group, [...names, name])
  }
  return found
}

export const themeTopic: Topic = {
  slug: 'theme',
  title: 'Thème',
  lead: 'Des propriétés CSS à régler, et toute règle de votre site qui l’emporte.',
  body: () => html`
<h2>Trois niveaux</h2>
<ul>
<li>${prose('Un réglage d’élément, `--flx-modal-width`, pour lui seul.')}</li>
<li>${prose('Un réglage commun, `--flx-color-accent`, pour tous.')}</li>
<li>${prose('Une règle de votre feuille : les styles de flx sont dans `@layer flx`, la vôtre gagne sans `!important`.')}</li>
</ul>
${plainCode(
  `
  :root {
    --flx-color-accent: light-dark(#7a1f3d, #f0a3bb);
    --flx-radius-md: 0;
  }
  .flx-cart__total { font-size: 1.5rem }`,
  'Régler le thème',
)}
<h2>Clair et sombre</h2>
<p>${prose('Les éléments suivent `color-scheme` de la page : `light dark` suit le visiteur, `light` reste clair. Rien d’autre n’est à écrire.')}</p>
<h2>Les réglages communs</h2>
<ul class="guide-tokens">
${[...groups()].map(
  ([group, names]) =>
    html`<li><h3>${titles[group] ?? group}</h3><ul class="guide-tokens__${group}">${names.map((name) => html`<li><code data-guide-token>${name}</code></li>`)}</ul></li>`,
)}
</ul>`,
}
