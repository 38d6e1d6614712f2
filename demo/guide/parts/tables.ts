import type { Method, Named, Typed } from '../guide-manifest.ts'
import { html, type Markup } from '../markup.ts'
import { prose } from '../prose.ts'

type Row = readonly (Markup | string)[]

/**
 * A table that scrolls by itself when it is too wide. On a phone its cells are stacked, each with its column's heading.
 */
export function table(caption: string, heads: string[], rows: Row[]): Markup {
  return html`<div class="guide-table" tabindex="0" role="group" aria-label="${caption}">
<table role="table">
<thead role="rowgroup"><tr role="row">${heads.map((head) => html`<th role="columnheader" scope="col">${head}</th>`)}</tr></thead>
<tbody role="rowgroup">
${rows.map(
  ([first, ...others]) =>
    html`<tr role="row"><th role="rowheader" scope="row" data-label="${heads[0]}">${first}</th>${others.map((cell, index) => html`<td role="cell" data-label="${heads[index + 1]}">${cell}</td>`)}</tr>`,
)}
</tbody>
</table>
</div>`
}

function section(id: string, title: string, content: Markup): Markup {
  return html`<section><h2 id="${id}">${title}</h2>${content}</section>`
}

const code = (text: string): Markup => html`<code>${text}</code>`

/** Renders `'g'|'d'` as its values, one by one. */
function kind({ type }: Typed): Markup {
  const options = [...(type?.text ?? '').matchAll(/'([^']*)'/g)].map(([, option = '']) => code(option))
  if (options.length > 0) return html`${options.map((option, index) => html`${index > 0 && ', '}${option}`)}`
  const names: Record<string, string> = { boolean: 'présent ou absent', number: 'nombre', string: 'texte' }
  return html`${names[type?.text ?? 'string'] ?? code(type?.text ?? '')}`
}

export function attributesTable(attributes: Typed[]): Markup {
  const rows = attributes.map((each) => [
    code(each.name),
    prose(each.description),
    kind(each),
    each.default === undefined ? '' : code(each.default),
  ])
  return section(
    'attributs',
    'Attributs',
    table('Attributs', ['Attribut', 'Rôle', 'Valeurs', 'Valeur par défaut'], rows),
  )
}

export function propertiesTable(fields: Typed[]): Markup {
  const rows = fields.map((each) => [code(each.name), prose(each.description), code(each.type?.text ?? '')])
  return section('proprietes', 'Propriétés', table('Propriétés', ['Propriété', 'Contenu', 'Type'], rows))
}

export function eventsTable(events: Typed[]): Markup {
  const rows = events.map((each) => [code(each.name), prose(each.description), code(each.type?.text ?? '')])
  return section('evenements', 'Événements', table('Événements', ['Événement', 'Moment', 'Type'], rows))
}

function signature({ name, parameters = [], return: result }: Method): Markup {
  const list = parameters.map((each) => `${each.name}${each.default === undefined ? '' : '?'}`).join(', ')
  return code(`${name}(${list})${result ? `: ${result.type.text}` : ''}`)
}

export function methodsTable(methods: Method[]): Markup {
  const rows = methods.map((each) => [signature(each), prose(each.description)])
  return section('methodes', 'Méthodes', table('Méthodes', ['Méthode', 'Effet'], rows))
}

export function cssTable(properties: Typed[]): Markup {
  const rows = properties.map((each) => [code(each.name), prose(each.description), code(each.default ?? '')])
  return section('css', 'Variables CSS', table('Variables CSS', ['Variable', 'Rôle', 'Valeur par défaut'], rows))
}

export function keysTable(keys: readonly (readonly [string, string])[]): Markup {
  const rows = keys.map(([key, effect]) => [html`<kbd>${key}</kbd>`, prose(effect)])
  return section('clavier', 'Au clavier', table('Au clavier', ['Touche', 'Effet'], rows))
}

export function namedTable(id: string, title: string, heads: [string, string], items: Named[]): Markup {
  const rows = items.map(({ name, description }) => [code(name ?? ''), prose(description)])
  return section(id, title, table(title, heads, rows))
}
