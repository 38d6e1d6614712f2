import { html, type Markup } from '../markup.ts'

/** One of the versions of a content, with its label. */
export type Tab = readonly [label: string, content: Markup]

/** Renders the versions of a content, of which the reader chooses one by radio buttons, without script. */
export function tabs(name: string, legend: string, all: Tab[]): Markup {
  const [only] = all
  if (!only) return html``
  if (all.length === 1) return only[1]
  return html`<div class="guide-tabs">
<fieldset class="guide-tabs__choice"><legend>${legend}</legend>
${all.map(
  ([label], index) =>
    html`<label><input type="radio" name="${name}" value="${label}"${index === 0 && html` checked`}> ${label}</label>`,
)}
</fieldset>
${all.map(([, content]) => html`<div class="guide-tabs__panel">${content}</div>`)}
</div>`
}
