import type { Entry } from '../entry.ts'
import type { Typed } from '../guide-manifest.ts'
import { html, type Markup } from '../markup.ts'
import { prose } from '../prose.ts'

const optionsOf = ({ type }: Typed): string[] =>
  [...(type?.text ?? '').matchAll(/'([^']*)'/g)].map(([, each = '']) => each)

function field(attribute: Typed, sample: string | undefined): Markup {
  const { name, default: fallback } = attribute
  const common = html`id="reglage-${name}" data-guide-attribute="${name}" aria-describedby="aide-${name}"`
  const options = optionsOf(attribute)
  if (options.length > 0) {
    return html`<select ${common}>
<option value="">${fallback ? `${fallback} (par défaut)` : 'absent'}</option>
${options.filter((each) => each !== fallback).map((each) => html`<option>${each}</option>`)}
</select>`
  }
  const type = attribute.type?.text === 'number' ? 'number' : 'text'
  return html`<input ${common} type="${type}" value="${sample}" placeholder="${fallback}" autocomplete="off">`
}

function control(attribute: Typed, sample: string | undefined): Markup {
  const { name, description } = attribute
  const hint = html`<small id="aide-${name}">${prose(description)}</small>`
  if (attribute.type?.text === 'boolean') {
    return html`<li class="guide-control guide-control--flag">
<input type="checkbox" id="reglage-${name}" data-guide-attribute="${name}" aria-describedby="aide-${name}">
<label for="reglage-${name}"><code>${name}</code></label>${hint}</li>`
  }
  return html`<li class="guide-control"><label for="reglage-${name}"><code>${name}</code></label>
${field(attribute, sample)}${hint}</li>`
}

/** Renders the fields bound to the attributes of the live example. They are hidden until the script makes them work. */
export function controls(attributes: Typed[], { fixed = [], samples = {} }: Entry): Markup {
  const played = attributes.filter(({ name }) => !fixed.includes(name))
  if (played.length === 0) return html``
  return html`<form class="guide-controls" data-guide-controls hidden aria-label="Attributs à essayer">
<h3>Attributs</h3>
<ul>${played.map((each) => control(each, samples[each.name]))}</ul>
</form>`
}
