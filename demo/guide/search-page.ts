import { html, type Markup } from './markup.ts'
import { searchPath, suggestionsPath } from './paths.ts'
import type { Place } from './places.ts'
import { prose } from './prose.ts'

/**
 * The search field of every page: a plain form, whose response is a page. With script it suggests results; on the page
 * of results, the list follows the typing instead.
 */
export function searchForm(asked = '', proposes = true): Markup {
  const field = html`<label class="visually-hidden" for="guide-recherche">Chercher dans le guide</label>
<input type="search" id="guide-recherche" name="q" value="${asked}" maxlength="80" autocomplete="off" placeholder="Menu, panier…" aria-keyshortcuts="Control+K Meta+K">`
  return html`<form class="guide-search" role="search" action="${searchPath}" data-guide-search>
${
  proposes
    ? html`<flx-autocomplete class="guide-search__field" src="${suggestionsPath}" classname="Guide" methode="chercher" saisielibre follow load="gesture">
${field}
</flx-autocomplete>`
    : field
}
<button type="submit">Chercher</button>
</form>`
}

/** Most suggestions shown while typing. */
const mostProposed = 12

/** Returns the suggestions of the field, in the format of `flx-autocomplete`. */
export const suggestions = (found: readonly Place[]) =>
  found.slice(0, mostProposed).map(({ kind, name, tag, href }) => ({
    label: name,
    value: name,
    detail: kind === 'Page' || kind === 'Élément' ? kind : `${kind} de ${tag}`,
    url: href,
  }))

function result({ kind, name, tag, href, text }: Place): Markup {
  const isName = tag !== '' && kind !== 'Élément'
  return html`<li>
<p class="guide-found__head"><a href="${href}">${isName ? html`<code>${name}</code>` : name}</a>
<span>${kind}${tag && html` · <code>${isName ? tag : `<${tag}>`}</code>`}</span></p>
<p>${prose(text)}</p>
</li>`
}

function count(found: readonly Place[], asked: string): string {
  if (!asked.trim()) return 'Saisissez un mot : le nom d’un élément, d’un attribut ou d’un événement, ou une tâche.'
  if (found.length === 0)
    return `Aucun résultat pour « ${asked.trim()} ». Vérifiez l’orthographe ou essayez un autre mot.`
  return found.length === 1 ? '1 résultat.' : `${found.length} résultats.`
}

/** Renders the search results; the guide's script copies its parts into the current page. */
export function searchPage(asked: string, found: readonly Place[]): Markup {
  return html`<h1>Recherche</h1>
<p role="status" data-guide-count>${count(found, asked)}</p>
<ul class="guide-found" data-guide-found>${found.map(result)}</ul>
<p>Consultez aussi <a href="/guide/taches">quel élément pour quelle tâche</a> et l’<a href="/guide/noms">index des attributs
et des événements</a>.</p>`
}
