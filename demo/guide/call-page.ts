import { type AnswerField, answerFields } from '../../src/contract/answer-schema.ts'
import { answerExamples } from '../../src/contract/answers.ts'
import type { AnswerExample, CallDescription, JsonAnswer } from '../../src/contract/call.ts'
import { callGroups, calls, ownerOf, pathOf } from '../../src/contract/calls.ts'
import { notes } from '../../src/contract/notes.ts'
import type { GuidePage } from './layout.ts'
import { html, type Markup } from './markup.ts'
import { htmlCode, plainCode } from './parts/code.ts'
import { table } from './parts/tables.ts'
import { callPath, elementPath } from './paths.ts'
import { paragraphs, prose } from './prose.ts'

/** One of the versions of a content, with its label. */
type Tab = readonly [label: string, content: Markup]

/** Renders the versions of a content, of which the reader chooses one by radio buttons, without script. */
function tabs(name: string, legend: string, all: Tab[]): Markup {
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

/** Renders a name as code that can break after its dots, brackets, slashes and underscores. */
const code = (text: string): Markup =>
  html`<code>${text.split(/(?<=[.\]/_])/).map((part, index) => html`${index > 0 && html`<wbr>`}${part}`)}</code>`

const list = (parts: Markup[]): Markup => html`${parts.map((part, index) => html`${index > 0 && ', '}${part}`)}`

function requestPart({ title, fields }: CallDescription): Markup {
  if (fields.length === 0) return html`<h2 id="requete">Requête</h2><p>Cet appel n’envoie aucun champ.</p>`
  const rows = fields.map(({ name, about, values = [], isAlways }) => [
    code(name),
    prose(about),
    list(values.map((value) => (value ? code(value) : html`vide`))),
    isAlways ? 'obligatoire' : 'facultatif',
  ])
  return html`<h2 id="requete">Requête</h2>
${table(`${title} : champs de la requête`, ['Champ', 'Contenu', 'Valeurs', 'Présence'], rows)}`
}

/** Returns, in words, the effect of a missing field. */
function withoutIt({ fallback, without }: AnswerField): Markup | string {
  if (without) return prose(without)
  if (fallback === undefined || fallback === null) return 'facultatif'
  if (fallback === '') return 'vide par défaut'
  if (Array.isArray(fallback)) return 'liste vide par défaut'
  return typeof fallback === 'object'
    ? 'aucun champ par défaut'
    : html`${fallback === true ? 'oui' : fallback === false ? 'non' : code(String(fallback))} par défaut`
}

function answerTable(title: string, answer: JsonAnswer): Markup {
  const rows = answerFields(answer).map((field) => [
    code(field.path),
    prose(field.about),
    field.type,
    field.isNeeded ? html`<strong>obligatoire</strong>` : withoutIt(field),
  ])
  if (rows.length === 0) return html``
  return html`<details class="guide-fold">
<summary>Tous les champs de la réponse en JSON</summary>
${table(`${title} : champs de la réponse`, ['Champ', 'Contenu', 'Type', 'Présence'], rows)}
</details>`
}

function hooksTable({ html: answer, title }: CallDescription): Markup {
  const rows = (answer?.hooks ?? []).map(({ selector, about, isNeeded }) => [
    code(selector),
    prose(about),
    isNeeded ? html`<strong>obligatoire</strong>` : 'facultatif',
  ])
  if (rows.length === 0) return html``
  return html`<details class="guide-fold">
<summary>Tous les attributs de la réponse en HTML</summary>
${table(`${title} : attributs de la réponse`, ['Attribut', 'Contenu', 'Présence'], rows)}
</details>`
}

/**
 * Renders the smallest valid responses, in JSON and in HTML. A response shared by several calls is on the page of the
 * first.
 */
function leastPart(call: CallDescription): Markup {
  const owner = ownerOf(call)
  const isOwn = owner.id === call.id
  const { id, json, html: answer, title, texts = [] } = call
  const hasSameHtml = !isOwn && owner.html === answer
  const hasSameJson = !isOwn && owner.json?.least === json?.least
  const shown: Tab[] = []
  if (json && !hasSameJson) {
    shown.push(['JSON', plainCode(JSON.stringify(json.least, null, 2), `${title} : réponse minimale en JSON`, 'json')])
  }
  if (answer && !hasSameHtml) shown.push(['HTML', htmlCode(answer.least, `${title} : réponse minimale en HTML`)])
  return html`<h2 id="reponse">Réponse</h2>
${!isOwn && html`<p>La réponse${hasSameHtml ? '' : ' en JSON'} a la même forme que celle de « <a href="${callPath(owner.id)}">${owner.title}</a> ».</p>`}
${tabs(`reponse-${id}`, 'Format de la réponse', shown)}
${texts.some(Boolean) && html`<p>Le serveur peut aussi répondre par un texte : ${list(texts.map(code))}.</p>`}
${isOwn && json && answerTable(title, json)}
${(isOwn || owner.html !== answer) && hooksTable(call)}`
}

function wholeAnswer({ slug, title, about, html: written, json }: AnswerExample): Markup {
  const forms: Tab[] = []
  if (json) forms.push(['JSON', plainCode(json, `${title}, en JSON`, 'json')])
  if (written) forms.push(['HTML', htmlCode(written, `${title}, en HTML`)])
  return html`<h3 id="${slug}">${title}</h3>
<p>${prose(about)}</p>
${tabs(`exemple-${slug}`, 'Format de l’exemple', forms)}`
}

function wholePart({ examples = [], lesserExamples = [] }: CallDescription): Markup {
  const whole = answerExamples.filter(({ slug }) => [...examples, ...lesserExamples].includes(slug))
  return html`${
    whole.length > 0 &&
    html`<h2 id="exemples">Exemples complets</h2>
<p>Copiez ces réponses dans vos gabarits, puis adaptez-les.</p>
${whole.map(wholeAnswer)}`
  }`
}

/** Returns the page of one call: its request and its responses, in JSON and in HTML. Undefined for an unknown call. */
export function callPage(id: string): Pick<GuidePage, 'title' | 'description' | 'body' | 'beside'> | undefined {
  const place = calls.findIndex((each) => each.id === id)
  const call = calls[place]
  if (!call) return undefined
  const { title, method, tags, about } = call
  const group = callGroups.find((each) => each.calls.includes(call))
  const at = (index: number) => {
    const other = calls[index]
    return other && { href: callPath(other.id), title: other.title }
  }
  const note = notes[id]
  return {
    title: `${title} · Contrat`,
    description: about,
    beside: { previous: at(place - 1), next: at(place + 1) },
    body: html`<p class="guide-path"><a href="/guide/contrat">Contrat</a> › ${group?.title}</p>
<h1>${title}</h1>
<p class="guide-lead">${prose(about)}</p>
<p class="guide-call">${code(`${method.toUpperCase()} ${pathOf(call)}`)}</p>
<p>Éléments concernés : ${list(tags.map((tag) => html`<a href="${elementPath(tag)}"><code>&lt;${tag}&gt;</code></a>`))}.</p>
${note && paragraphs(note)}
${requestPart(call)}
${leastPart(call)}
${wholePart(call)}`,
  }
}
