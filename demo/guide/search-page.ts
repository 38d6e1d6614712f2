import { html, type Markup } from './markup.ts'
import { searchPath } from './paths.ts'
import type { Place } from './places.ts'
import { prose } from './prose.ts'

/** The field of every page: a plain form, whose answer is a page. */
export function searchForm(asked = ''): Markup {
  return html`<form class="guide-search" role="search" action="${searchPath}" data-guide-search>
<label class="visually-hidden" for="guide-recherche">Chercher dans le guide</label>
<input type="search" id="guide-recherche" name="q" value="${asked}" maxlength="80" autocomplete="off" placeholder="panier, for…">
<button type="submit">Chercher</button>
</form>`
}

function result({ kind, name, tag, href, text }: Place): Markup {
  const isName = kind !== 'Élément' && kind !== 'Page'
  return html`<li>
<p class="guide-found__head"><a href="${href}">${isName ? html`<code>${name}</code>` : name}</a>
<span>${kind}${tag && html` · <code>${isName ? tag : `<${tag}>`}</code>`}</span></p>
<p>${prose(text)}</p>
</li>`
}

function count(found: readonly Place[], asked: string): string {
  if (!asked.trim()) return 'Tapez un mot : un élément, un attribut, un événement, ce que vous voulez faire.'
  if (found.length === 0) return `Rien pour « ${asked.trim()} ». Essayez un autre mot, ou l’index.`
  return found.length === 1 ? 'Une réponse.' : `${found.length} réponses.`
}

/** What was found; the script of the guide takes its parts into the page that is there. */
export function searchPage(asked: string, found: readonly Place[]): Markup {
  return html`<h1>Recherche</h1>
<p role="status" data-guide-count>${count(found, asked)}</p>
<ul class="guide-found" data-guide-found>${found.map(result)}</ul>
<p>Voir aussi <a href="/guide/taches">quel élément pour quelle tâche</a> et <a href="/guide/noms">l’index des attributs et des
événements</a>.</p>`
}
