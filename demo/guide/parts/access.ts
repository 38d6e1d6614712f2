import type { Conformity } from '../../../src/conformity/conformity.ts'
import { conformityItem } from '../conformity/line.ts'
import { html, type Markup } from '../markup.ts'
import { conformityPath } from '../paths.ts'

/** How an element meets what the law asks of a page, and what it leaves to its author. */
export function access({ lines }: Conformity): Markup {
  return html`<section><h2 id="accessibilite">Accessibilité</h2>
<p>Ce que l’élément fait de lui-même, et ce qui reste à la page. S’y ajoute
<a href="${conformityPath}#partout">ce qui vaut pour tous les éléments</a>.</p>
<ul class="conformity">${lines.map(conformityItem)}</ul>
</section>`
}
