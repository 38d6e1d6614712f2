import { noBreaksInHtml } from '../server/no-breaks.ts'
import { type Entry, families } from './entry.ts'
import { html, type Markup } from './markup.ts'
import { elementPath } from './paths.ts'
import { searchForm } from './search-page.ts'
import { topics } from './topics.ts'

/** An element of the catalogue as links name it. */
export interface CatalogueLink {
  tag: string
  title: string
  family: Entry['family']
}

export interface GuidePage {
  title: string
  description: string
  path: string
  nonce: string
  /** Address of the library. */
  script: string
  catalogue: CatalogueLink[]
  body: Markup
  /** What was looked for. */
  asked?: string
}

function link(href: string, path: string, label: Markup | string): Markup {
  return html`<li><a href="${href}"${href === path && html` aria-current="page"`}>${label}</a></li>`
}

function navigation({ catalogue, path }: GuidePage): Markup {
  const groups = Object.entries(families).map(([family, name]) => {
    const members = catalogue.filter((each) => each.family === family)
    const links = members.map(({ tag, title }) => link(elementPath(tag), path, html`${title} <code>${tag}</code>`))
    return links.length > 0 && html`<h2>${name}</h2><ul>${links}</ul>`
  })
  return html`<nav class="guide-nav" aria-label="Guide">
<details data-guide-fold>
<summary>Sommaire du guide</summary>
<ul>
${link('/guide', path, 'Tous les éléments')}
${topics.map(({ slug, title }) => link(`/guide/${slug}`, path, title))}
</ul>
${groups}
</details>
</nav>`
}

/** A whole page of the guide. */
export function renderGuidePage(page: GuidePage): string {
  const { title, description, nonce, script, body, asked } = page
  const written = html`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Guide flx</title>
<meta name="description" content="${description}">
<link rel="icon" href="/media/logo.svg" type="image/svg+xml">
<link rel="stylesheet" href="/guide/guide.css">
<script type="module" nonce="${nonce}" src="${script}" crossorigin></script>
<script type="module" nonce="${nonce}" src="/guide/play.js"></script>
</head>
<body data-flx-tiles="/carte/rues.json">
<a class="guide-skip" href="#contenu">Aller au contenu</a>
<header class="guide-header">
<a class="guide-header__name" href="/guide"><strong>flx</strong> <span>Guide des éléments</span></a>
<a class="guide-header__shop" href="/">La boutique</a>
${searchForm(asked)}
</header>
<div class="guide-frame">
${navigation(page)}
<main id="contenu" class="guide-main" tabindex="-1">
${body}
</main>
</div>
</body>
</html>
`.html
  return noBreaksInHtml(written)
}
