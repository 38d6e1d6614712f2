import { type Entry, families } from './entry.ts'
import type { GuideManifest } from './guide-manifest.ts'
import { html, type Markup } from './markup.ts'
import { cost } from './parts/wake.ts'
import { elementPath } from './paths.ts'
import { kilobytes, prose } from './prose.ts'
import { topics } from './topics.ts'

function card(entry: Entry, { declarations, sizes }: GuideManifest): Markup {
  const declaration = declarations.find(({ tagName }) => tagName === entry.tag)
  return html`<li class="guide-card">
<h3><a href="${elementPath(entry.tag)}">${entry.title}</a></h3>
<p><code>&lt;${entry.tag}&gt;</code></p>
<p>${prose(declaration?.summary)}</p>
${cost(declaration?.wake, sizes?.elements[entry.tag])}
</li>`
}

/** The catalogue. */
export function indexPage(entries: Entry[], manifest: GuideManifest): Markup {
  const loader = manifest.sizes && ` de ${kilobytes(manifest.sizes.loader)}`
  const groups = Object.entries(families).map(([family, name]) => {
    const members = entries.filter((entry) => entry.family === family)
    return (
      members.length > 0 &&
      html`<h2>${name}</h2>
<ul class="guide-cards">${members.map((entry) => card(entry, manifest))}</ul>`
    )
  })
  return html`<h1>Les éléments de flx</h1>
<p class="guide-lead">Un script${loader} sur la page, des balises dans le HTML. Chaque élément arrive quand le visiteur en a
besoin, et ce que vous mettez dedans marche déjà sans lui.</p>
<ul class="guide-topics">
${topics.map(({ slug, title, lead }) => html`<li><a href="/guide/${slug}">${title}</a><span>${lead}</span></li>`)}
</ul>
${groups}`
}
