import { answerExamples } from '../answers.ts'
import { type AnswerField, answerFields } from '../contract/answer-schema.ts'
import type { CallDescription, JsonAnswer } from '../contract/call.ts'
import { callGroups, ownerOf, pathOf } from '../contract/calls.ts'
import { html, type Markup } from '../markup.ts'
import { htmlCode, plainCode } from '../parts/code.ts'
import { table } from '../parts/tables.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

/** Long names break behind their dots and brackets. */
const code = (text: string): Markup =>
  html`<code>${text.split(/(?<=[.\]/_])/).map((part, index) => html`${index > 0 && html`<wbr>`}${part}`)}</code>`

function fieldsTable({ title, fields }: CallDescription): Markup {
  const rows = fields.map(({ name, about, values = [], isAlways }) => [
    code(name),
    prose(about),
    html`${values.map((value, index) => html`${index > 0 && ', '}${value ? code(value) : 'valeur vide'}`)}`,
    isAlways ? 'toujours envoyé' : '',
  ])
  return table(`${title} : ce qui part`, ['Champ', 'Ce qu’il est', 'Valeurs', 'Présent'], rows)
}

/** What the absence of a field comes to, in words. */
function withoutIt({ fallback, without }: AnswerField): Markup | string {
  if (without) return prose(without)
  if (fallback === undefined || fallback === null) return 'facultatif'
  if (fallback === '') return 'absent : vide'
  return Array.isArray(fallback)
    ? 'liste vide'
    : html`absent : ${fallback === true ? 'oui' : fallback === false ? 'non' : code(String(fallback))}`
}

function answerTable(title: string, answer: JsonAnswer): Markup {
  const rows = answerFields(answer).map((field) => [
    code(field.path),
    prose(field.about),
    field.type,
    field.isNeeded ? html`<strong>nécessaire</strong>` : withoutIt(field),
  ])
  if (rows.length === 0) return html``
  return html`<details class="guide-fold">
<summary>Tous les champs de la réponse</summary>
${table(`${title} : la réponse`, ['Champ', 'Ce qu’il dit', 'Type', 'Sans lui'], rows)}
</details>`
}

/** The smallest answers that work, in JSON and in HTML; one that several calls have is shown with the first of them. */
function leastPart(call: CallDescription): Markup {
  const owner = ownerOf(call)
  const isOwn = owner.id === call.id
  const { json, html: answer, title } = call
  const hasSameHtml = !isOwn && owner.html === answer
  const hasSameJson = !isOwn && owner.json?.least === json?.least
  return html`${!isOwn && html`<p>La réponse${hasSameHtml ? '' : ' en JSON'} est celle de <a href="#${owner.id}">${owner.title}</a>.</p>`}
${json && !hasSameJson && plainCode(JSON.stringify(json.least, null, 2), `${title} : la plus petite réponse en JSON`)}
${answer && !hasSameHtml && htmlCode(answer.least, `${title} : la plus petite réponse en HTML`)}`
}

function hooksTable({ html: answer, title }: CallDescription): Markup {
  const rows = (answer?.hooks ?? []).map(({ selector, about, isNeeded }) => [
    code(selector),
    prose(about),
    isNeeded ? html`<strong>nécessaire</strong>` : 'facultative',
  ])
  return html`${rows.length > 0 && table(`${title} : les accroches`, ['Accroche', 'Ce qu’elle dit', 'Sans elle'], rows)}`
}

/** All that an answer may say, where it is not that of another call. */
function answerPart(call: CallDescription): Markup {
  const owner = ownerOf(call)
  const isOwn = owner.id === call.id
  return html`${isOwn && call.json && answerTable(call.title, call.json)}
${(isOwn || owner.html !== call.html) && hooksTable(call)}`
}

function section(call: CallDescription): Markup {
  const { id, title, method, tags, about, texts = [], examples = [] } = call
  const whole = answerExamples.filter(({ slug }) => examples.includes(slug))
  return html`
<h3 id="${id}">${title}</h3>
<p>${code(`${method.toUpperCase()} ${pathOf(call)}`)}</p>
<p>${tags.map((tag, index) => html`${index > 0 && ', '}<a href="/guide/${tag}"><code>&lt;${tag}&gt;</code></a>`)}. ${prose(about)}</p>
${leastPart(call)}
${texts.some(Boolean) && html`<p>Un texte répond aussi : ${texts.map((text, index) => html`${index > 0 && ', '}${code(text)}`)}.</p>`}
${fieldsTable(call)}
${answerPart(call)}
${
  whole.length > 0 &&
  html`<p>En entier : ${whole.map(({ slug, title: name }, index) => html`${index > 0 && ', '}<a href="/guide/reponses#${slug}">${name}</a>`)}.</p>`
}`
}

export const contractTopic = {
  slug: 'contrat',
  title: 'Contrat',
  lead: 'Chaque appel de la bibliothèque : d’abord la plus petite réponse qui marche, puis ce qui part et tout ce que la réponse peut dire.',
  body: () => html`
<p>${prose('Ces pages, le fichier `openapi.json` livré avec la bibliothèque (OpenAPI 3.1) et la vérification des réponses viennent des mêmes schémas : ce qui est écrit ici est ce qui est vérifié. Un champ de plus dans une réponse ne gêne jamais.')}</p>
<p>${prose('Les adresses commencent par la base des services, `/globalflexit/` par défaut ; une adresse entre accolades est celle que donne la page. Chaque demande dit `Accept: application/json, text/html;q=0.9` : le serveur répond en JSON ou en HTML, et son `Content-Type` le dit. Les demandes partent en formulaire, avec les cookies du site.')}</p>
<h2 id="erreurs">Les erreurs, partout les mêmes</h2>
${table(
  'Les erreurs',
  ['Réponse', 'Ce qu’elle devient'],
  [
    ['200 avec un refus', 'La phrase du serveur, près de ce qu’elle concerne. Rien n’est perdu.'],
    [
      '401, ou une page de connexion',
      'La session a expiré : on se reconnecte sur place, puis ce qui était demandé repart.',
    ],
    ['Un autre 4xx', 'La phrase du serveur si le corps est une réponse ; sinon une phrase de flx.'],
    ['5xx, délai, réseau coupé', 'Une phrase, et de quoi réessayer. Les changements du panier attendent le réseau.'],
    [
      'Autre chose que ce qui est dû',
      'Une phrase au visiteur ; la console nomme l’adresse, ce qui était attendu et ce qui est venu.',
    ],
  ],
)}
${callGroups.map(({ slug, title, calls }) => html`<h2 id="${slug}">${title}</h2>${calls.map(section)}`)}`,
} satisfies Topic
