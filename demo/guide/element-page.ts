import { conformityOf } from '../../src/conformity/conformities.ts'
import type { Conformity } from '../../src/conformity/conformity.ts'
import type { Services } from '../server/context.ts'
import { conformityItem } from './conformity/line.ts'
import type { Entry } from './entry.ts'
import { type Declaration, fieldsOf, type GuideManifest, methodsOf, type Sizes, type Wake } from './guide-manifest.ts'
import { authored, html, type Markup } from './markup.ts'
import { indexPlace } from './on-this-page.ts'
import { browsers } from './parts/browsers.ts'
import { htmlCode, plainCode } from './parts/code.ts'
import { controls } from './parts/controls.ts'
import {
  attributesTable,
  cssTable,
  eventsTable,
  keysTable,
  methodsTable,
  namedTable,
  propertiesTable,
} from './parts/tables.ts'
import { conformityPath } from './paths.ts'
import { dedent, kilobytes, paragraphs, prose } from './prose.ts'

const wakes: Record<Wake, string> = {
  now: 'Chargé dès l’ouverture de la page',
  visible: 'Chargé à son entrée dans l’écran',
  idle: 'Chargé quand le navigateur est inactif',
  gesture: 'Chargé au premier geste du visiteur dans la page',
  interaction: 'Chargé au premier geste du visiteur sur l’élément',
}

/** Renders when an element's code is loaded, its size, and the browsers in which it works. */
function cost(wake: Wake | undefined, size: Sizes['elements'][string] | undefined): Markup {
  return html`<ul class="guide-cost">
${wake && html`<li>${wakes[wake]}</li>`}
${size && html`<li><strong>${kilobytes(size.own)}</strong> (poids seul)</li>`}
${size && html`<li>${kilobytes(size.first)} avec les dépendances partagées</li>`}
<li><a href="/guide/csp-et-cdn#navigateurs-pris-en-charge">À partir de ${browsers}</a></li>
</ul>`
}

/** Renders the accessibility of an element: the criteria that it meets, and those left to its author. */
function access({ lines }: Conformity): Markup {
  return html`<section><h2 id="accessibilite">Accessibilité</h2>
<p>Cette liste indique les critères que l’élément respecte et ceux qui dépendent de votre page. Consultez aussi les
<a href="${conformityPath}#partout">critères communs à tous les éléments</a>.</p>
<ul class="conformity">${lines.map(conformityItem)}</ul>
</section>`
}

async function liveMarkup(
  { live, code }: Entry,
  { examples }: Declaration,
  services: Services,
  query: URLSearchParams,
): Promise<string> {
  if (typeof live === 'function') return live(services, query)
  return dedent(live ?? code ?? examples?.[0] ?? '')
}

function calls({ calls: asked = [], functions = [] }: Entry): Markup {
  const ofElement = asked.map(
    ({ method, label, args = [] }) =>
      html`<button type="button" data-guide-call="${method}" data-guide-args="${JSON.stringify(args)}">${label} <code>${method}()</code></button>`,
  )
  const ofFlx = functions.map(
    ({ run, signature }) =>
      run && html`<button type="button" data-guide-run="${run}"><code>${signature}</code></button>`,
  )
  const buttons = [...ofElement, ...ofFlx].filter(Boolean)
  if (buttons.length === 0) return html``
  return html`<div class="guide-calls" data-guide-calls hidden><h3>Appels</h3>${buttons}</div>`
}

function eventLog({ events = [] }: Declaration): Markup {
  const names = events.map(({ name }) => name)
  const cancelable = events.some(({ description }) => /annulable/i.test(description ?? ''))
  return html`<div class="guide-log" data-guide-log="${names.join(' ')}" hidden>
<div class="guide-log__head"><h3 id="journal">Événements</h3>
${cancelable && html`<label><input type="checkbox" data-guide-refuse> Annuler les événements annulables</label>`}
<button type="button" data-guide-clear>Effacer</button></div>
<div class="guide-log__lines" role="log" tabindex="0" aria-labelledby="journal"><ol></ol></div>
<p class="guide-log__empty">${names.length > 0 ? 'Aucun événement pour le moment : essayez l’exemple.' : 'Cet élément n’envoie pas d’événement.'}</p>
</div>`
}

/** The themes of the live example. They are rules of the style sheet only, so that they also work without script. */
const looks = [
  ['boutique', 'Boutique'],
  ['nuit', 'Sombre, à angles droits'],
  ['galet', 'Clair, arrondi'],
] as const

const lookChoice = (): Markup => html`<fieldset class="guide-looks"><legend>Thème de l’exemple</legend>
${looks.map(
  ([value, name], index) =>
    html`<label><input type="radio" name="guide-aspect" value="${value}"${index === 0 && html` checked`}> ${name}</label>`,
)}
</fieldset>`

function play(entry: Entry, live: string): Markup {
  return html`<h2 id="essayer">Essayer</h2>
${lookChoice()}
<div class="guide-live">${authored(live)}</div>
${htmlCode(entry.code ?? live, 'HTML à copier')}`
}

/** The options, calls and events of the live example; the guide's script shows those that the element has. */
function bench(entry: Entry, declaration: Declaration): Markup {
  return html`<h2 id="options">Options à essayer</h2>
<div class="guide-bench">
${controls(declaration.attributes, entry)}
<div>${calls(entry)}${eventLog(declaration)}</div>
</div>`
}

/**
 * The section before the reference. The summary at the top of the page already holds the description's first sentence.
 */
function details(entry: Entry, { description, wake, tagName }: Declaration, { sizes }: GuideManifest): Markup {
  return html`<section><h2 id="fonctionnement">Fonctionnement</h2>
${paragraphs(description)}
<ul class="guide-facts">${entry.facts.map((fact) => html`<li>${prose(fact)}</li>`)}</ul>
${cost(wake, sizes?.elements[tagName])}
</section>
<section><h2 id="sans-script">Sans JavaScript</h2>${paragraphs(entry.withoutScript)}</section>`
}

function functionsSection({ functions = [] }: Entry): Markup {
  if (functions.length === 0) return html``
  return html`<section><h2 id="fonctions">API JavaScript</h2>
${functions.map(
  ({ signature, description, example }) => html`<h3><code>${signature}</code></h3><p>${prose(description)}</p>
${plainCode(example, signature)}`,
)}
</section>`
}

/** Renders the page of one element: its purpose, its live example, then its reference. */
export async function elementPage(
  entry: Entry,
  declaration: Declaration,
  manifest: GuideManifest,
  services: Services,
  query: URLSearchParams,
): Promise<Markup> {
  const methods = methodsOf(declaration)
  const fields = fieldsOf(declaration)
  const conformity = conformityOf(entry.tag)
  const { attributes, events = [], cssProperties = [], server = [], hooks = [], legacy = [] } = declaration
  return html`<h1>${entry.title} <code>&lt;${entry.tag}&gt;</code></h1>
<p class="guide-lead">${prose(declaration.summary)}</p>
<section class="guide-play" data-guide-play="${entry.tag}">
${play(entry, await liveMarkup(entry, declaration, services, query))}
${indexPlace}
${bench(entry, declaration)}
</section>
${details(entry, declaration, manifest)}
${functionsSection(entry)}
${attributes.length > 0 && attributesTable(attributes)}
${fields.length > 0 && propertiesTable(fields)}
${events.length > 0 && eventsTable(events)}
${methods.length > 0 && methodsTable(methods)}
${entry.keys && keysTable(entry.keys)}
${conformity && access(conformity)}
${cssProperties.length > 0 && cssTable(cssProperties)}
${hooks.length > 0 && namedTable('accroches', 'Attributs HTML reconnus', ['Attribut', 'Rôle'], hooks)}
${server.length > 0 && namedTable('serveur', 'Appels au serveur', ['Adresse', 'Requête et réponse'], server)}
${legacy.length > 0 && namedTable('existant', 'Équivalents dans un ancien site', ['Ancien nom', 'Équivalent'], legacy)}`
}
