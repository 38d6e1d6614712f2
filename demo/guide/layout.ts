import { noBreaksInHtml } from '../server/no-breaks.ts'
import { type Entry, families } from './entry.ts'
import { html, type Markup } from './markup.ts'
import { elementPath, searchPath } from './paths.ts'
import { searchForm } from './search-page.ts'
import { topicGroups } from './topic.ts'
import { topics } from './topics.ts'

/** An element of the catalogue, for the links to it. */
interface CatalogueLink {
  tag: string
  title: string
  family: Entry['family']
}

/** A page, for the links to it from the previous and next ones. */
interface PageLink {
  href: string
  title: string
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
  /** The text that was searched. */
  asked?: string
  /** The previous and next pages, when they are not those of the menu. */
  beside?: { previous?: PageLink | undefined; next?: PageLink | undefined }
}

/** A group of the menu. */
interface Group {
  title: string
  links: (PageLink & { tag?: string })[]
}

/** Returns the menu: the first steps, the elements by family, then the other pages. */
function groupsOf(catalogue: CatalogueLink[]): Group[] {
  const [start, ...others] = Object.entries(topicGroups).map(([group, title]) => ({
    title,
    links: topics
      .filter((topic) => topic.group === group)
      .map(({ slug, title: name }) => ({ href: `/guide/${slug}`, title: name })),
  }))
  const elements = Object.entries(families).map(([family, title]) => ({
    title,
    links: catalogue
      .filter((each) => each.family === family)
      .map(({ tag, title: name }) => ({ href: elementPath(tag), title: name, tag })),
  }))
  return [...(start ? [start] : []), ...elements, ...others].filter(({ links }) => links.length > 0)
}

/** Returns true when a page of the menu has this path, or is its parent. */
const leadsTo = (href: string, path: string): boolean => path === href || path.startsWith(`${href}/`)

function link({ href, title, tag }: Group['links'][number], path: string): Markup {
  const current = href === path ? html` aria-current="page"` : leadsTo(href, path) && html` aria-current="true"`
  return html`<li><a href="${href}"${current}>${title}${tag && html` <code>${tag}</code>`}</a></li>`
}

function group({ title, links }: Group, path: string): Markup {
  const isCurrent = links.some(({ href }) => leadsTo(href, path))
  return html`<details class="guide-nav__group"${isCurrent && html` open`}>
<summary>${title}</summary>
<ul>${links.map((each) => link(each, path))}</ul>
</details>`
}

function navigation({ path }: GuidePage, groups: Group[]): Markup {
  return html`<nav class="guide-nav" aria-label="Guide">
<details class="guide-nav__whole" data-guide-fold>
<summary>Sommaire du guide</summary>
<ul><li><a href="/guide"${path === '/guide' && html` aria-current="page"`}>Accueil du guide</a></li></ul>
${groups.map((each) => group(each, path))}
</details>
</nav>`
}

/** Renders links to the previous and next pages, in the order of the menu. */
function neighbours({ path, beside }: GuidePage, groups: Group[]): Markup {
  const all: PageLink[] = groups.flatMap(({ links }) => links)
  const place = all.findIndex(({ href }) => href === path)
  const { previous, next } = beside ?? (place < 0 ? {} : { previous: all[place - 1], next: all[place + 1] })
  if (path === searchPath || !(previous || next)) return html``
  return html`<nav class="guide-beside" aria-label="Pages voisines">
${previous && html`<a rel="prev" href="${previous.href}"><span>Page précédente</span> ${previous.title}</a>`}
${next && html`<a rel="next" href="${next.href}"><span>Page suivante</span> ${next.title}</a>`}
</nav>`
}

/** Renders a whole page of the guide. */
export function renderGuidePage(page: GuidePage): string {
  const { title, description, nonce, script, body, asked } = page
  const groups = groupsOf(page.catalogue)
  const written = html`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Guide flx</title>
<meta name="description" content="${description}">
<link rel="icon" href="/media/logo.svg" type="image/svg+xml">
<link rel="stylesheet" href="/dist/flx-places.css">
<link rel="stylesheet" href="/guide/guide.css">
<script type="module" nonce="${nonce}" src="${script}" crossorigin></script>
<script type="module" nonce="${nonce}" src="/guide/play.js"></script>
</head>
<body data-flx-tiles="/carte/rues.json">
<a class="guide-skip" href="#contenu">Aller au contenu</a>
<header class="guide-header">
<a class="guide-header__name" href="/guide"><strong>flx</strong> <span>Guide des éléments</span></a>
<a class="guide-header__shop" href="/guide/nouveautes">Nouveautés</a>
<a class="guide-header__shop" href="/">Démonstration</a>
${searchForm(asked, page.path !== searchPath)}
</header>
<div class="guide-frame">
${navigation(page, groups)}
<main id="contenu" class="guide-main" tabindex="-1">
${body}
${neighbours(page, groups)}
</main>
</div>
</body>
</html>
`.html
  return noBreaksInHtml(written)
}
