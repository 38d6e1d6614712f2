import { type Entry, families } from './entry.ts'
import type { GuideManifest } from './guide-manifest.ts'
import { html, type Markup } from './markup.ts'
import { elementPath } from './paths.ts'
import { kilobytes, prose } from './prose.ts'
import { thumbnail } from './thumbnail.ts'
import { topicGroups } from './topic.ts'
import { topics } from './topics.ts'

function card(entry: Entry, { declarations }: GuideManifest): Markup {
  const declaration = declarations.find(({ tagName }) => tagName === entry.tag)
  return html`<li class="guide-card">
${thumbnail(entry.tag)}
<h3><a href="${elementPath(entry.tag)}">${entry.title}</a></h3>
<p>${prose(declaration?.summary)}</p>
<p><code>&lt;${entry.tag}&gt;</code></p>
</li>`
}

const steps = [
  ['/guide/demarrer#script', 'Ajouter le script', 'Copiez les fichiers de flx et ajoutez une balise à vos pages.'],
  ['/guide/demarrer#element', 'Placer un élément', 'Écrivez une balise HTML et essayez-la aussitôt.'],
  ['/guide/demarrer#theme', 'Appliquer votre thème', 'Réglez les couleurs et les angles par des variables CSS.'],
] as const

/** Renders the catalogue. */
export function indexPage(entries: Entry[], manifest: GuideManifest): Markup {
  const loader = manifest.sizes && ` de ${kilobytes(manifest.sizes.loader)}`
  const groups = Object.entries(families).map(([family, name]) => {
    const members = entries.filter((entry) => entry.family === family)
    return (
      members.length > 0 &&
      html`<h2 id="${family}">${name}</h2>
<ul class="guide-cards">${members.map((entry) => card(entry, manifest))}</ul>`
    )
  })
  const pages = Object.entries(topicGroups).map(
    ([group, name]) => html`<li><h3>${name}</h3>
<ul>${topics.filter((topic) => topic.group === group).map(({ slug, title }) => html`<li><a href="/guide/${slug}">${title}</a></li>`)}</ul></li>`,
  )
  return html`<h1>Guide des éléments flx</h1>
<p class="guide-lead">Ajoutez un script${loader} à la page, puis écrivez des balises dans le HTML. Chaque élément est chargé au
moment utile, et le contenu que vous y placez fonctionne aussi sans JavaScript.</p>
<ol class="guide-steps">
${steps.map(([href, title, text]) => html`<li><a href="${href}">${title}</a><span>${text}</span></li>`)}
</ol>
<p>Vous cherchez une fonction précise ? Consultez <a href="/guide/taches">quel élément pour quelle tâche</a>.</p>
${groups}
<h2 id="pages">Toutes les pages du guide</h2>
<ul class="guide-topics">
${pages}
</ul>`
}
