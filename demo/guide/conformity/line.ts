import { type ConformityLine, numberOf } from '../../../src/conformity/conformity.ts'
import { html, type Markup } from '../markup.ts'
import { prose } from '../prose.ts'
import { titleOf } from './criterion.ts'

/**
 * The end of a line: what is left to the author, and what shows it.
 * @param about - What is shown: it tells one proof from the others of a page.
 */
export function proof({ test, owed }: ConformityLine, about: string): Markup {
  const [file] = test.split(': ')
  return html`${owed && html`<p class="conformity__owed"><strong>À votre charge :</strong> ${prose(owed)}</p>`}
<details class="conformity__proof"><summary>Preuve : ${about}</summary>
<p><code>test/${file}</code></p></details>`
}

/** A line with the criteria that it is about, for the page of an element. */
export function conformityItem(line: ConformityLine): Markup {
  return html`<li class="conformity__line">
<p>${prose(line.says)}</p>
<ul class="conformity__criteria">${line.criteria.map((each) => html`<li><b>${numberOf(each)}</b> ${titleOf(each)}</li>`)}</ul>
${proof(line, line.criteria.join(', '))}
</li>`
}
