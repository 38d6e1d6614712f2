import type { Conformity } from '../../../src/conformity/conformity.ts'
import { conformityItem } from '../conformity/line.ts'
import { html, type Markup } from '../markup.ts'
import { conformityPath } from '../paths.ts'

/** Renders the accessibility of an element: the criteria that it meets, and those left to its author. */
export function access({ lines }: Conformity): Markup {
  return html`<section><h2 id="accessibilite">Accessibilité</h2>
<p>Cette liste indique les critères que l’élément respecte et ceux qui dépendent de votre page. Consultez aussi les
<a href="${conformityPath}#partout">critères communs à tous les éléments</a>.</p>
<ul class="conformity">${lines.map(conformityItem)}</ul>
</section>`
}
