import type { ConformityLine } from '../../../src/core/conformity/conformity.ts'
import { html, type Markup } from '../markup.ts'
import { prose } from '../prose.ts'
import { numberOf, titleOf } from './criterion.ts'

/**
 * The end of a line: what is left to the author, and what shows it.
 * @param about - What is shown: it tells one proof from the others of a page.
 */
export function proof({ test, owed }: ConformityLine, about: string): Markup {
  const [file = ''] = test.split(': ', 1)
  // The numbers of our requirements say nothing to who reads the guide.
  const title = test.slice(file.length + 2).replace(/\b[A-Z]{2,}-\d{2} /g, '')
  return html`${owed && html`<p class="conformity__owed"><strong>À votre charge :</strong> ${prose(owed)}</p>`}
<details class="conformity__proof"><summary>Preuve : ${about}</summary>
<p><code>test/${file}</code> <span lang="en">${title}</span></p></details>`
}

/** A line with the criteria that it is about, for the page of an element. */
export function conformityItem(line: ConformityLine): Markup {
  return html`<li class="conformity__line">
<p>${prose(line.says)}</p>
<ul class="conformity__criteria">${line.criteria.map((each) => html`<li><b>${numberOf(each)}</b> ${titleOf(each)}</li>`)}</ul>
${proof(line, line.criteria.join(', '))}
</li>`
}
