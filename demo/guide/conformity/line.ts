import { type ConformityLine, numberOf } from '../../../src/conformity/conformity.ts'
import { html, type Markup } from '../markup.ts'
import { prose } from '../prose.ts'
import { titleOf } from './criterion.ts'

/**
 * Renders the end of a line: the part left to the author, and the test that proves the rest.
 * @param about - The subject of the proof, which tells it from the others of the page.
 */
export function proof({ test, owed }: ConformityLine, about: string): Markup {
  const [file] = test.split(': ')
  return html`${owed && html`<p class="conformity__owed"><strong>À votre charge :</strong> ${prose(owed)}</p>`}
<details class="conformity__proof"><summary>Preuve : ${about}</summary>
<p><code>test/${file}</code></p></details>`
}

/** Renders a line with its criteria, for the page of an element. */
export function conformityItem(line: ConformityLine): Markup {
  return html`<li class="conformity__line">
<p>${prose(line.says)}</p>
<ul class="conformity__criteria">${line.criteria.map((each) => html`<li><b>${numberOf(each)}</b> ${titleOf(each)}</li>`)}</ul>
${proof(line, line.criteria.join(', '))}
</li>`
}
