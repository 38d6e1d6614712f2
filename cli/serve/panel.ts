import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { AppEnv } from '../../demo/server/context.ts'
import { demoAccount, guardedAccount } from '../../demo/server/seed/customers.ts'
import { callGroups } from '../../src/contract/calls.ts'
import { type KnownCall, otherCall, toldApart } from './call-of.ts'
import { everyCall, type FaultName, faults, isFault } from './faults.ts'
import { panelPath } from './options.ts'
import type { Asked, Visitor, Visitors } from './visitors.ts'

/** The data that the panel shows, and its reset action. */
export interface PanelParts {
  visitors: Visitors
  folder: string
  pages(): Promise<string[]>
  /** Forgets carts, accounts and orders, so that the shop is as at its first start. */
  reset(): Promise<void>
}

const style = `
:root { scroll-padding-block-end: 9rem; color-scheme: light dark; --ink: light-dark(#1c2b33, #e6edf0); --quiet: light-dark(#4c5a61, #aebbc2); --line: light-dark(#c4ccd0, #45535b); --paper: light-dark(#fff, #172127); --tint: light-dark(#eef3f5, #202d34); --act: light-dark(#0b5c7a, #8fd3ee) }
* { box-sizing: border-box }
body { margin: 0; padding: 1.5rem clamp(1rem, 4vw, 3rem) 6rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main, header { max-width: 62rem; margin-inline: auto }
h1 { margin: 0; font-size: 1.5rem } h2 { margin: 2.5rem 0 .75rem; font-size: 1.15rem }
p { max-width: 65ch } a { color: var(--act) } code { overflow-wrap: anywhere }
.quiet { color: var(--quiet) }
.said { padding: .75rem 1rem; background: var(--tint); border-inline-start: .25rem solid var(--act) }
ul { padding-inline-start: 1.25rem } dt { font-weight: 600 } dd { margin: 0 0 .75rem; overflow-wrap: anywhere }
button, select { min-height: 2.75rem; padding: .5rem .9rem; border: 1px solid var(--quiet); border-radius: .4rem; background: var(--paper); color: inherit; font: inherit; max-width: 100% }
button.main { border-color: transparent; background: var(--act); color: var(--paper); font-weight: 600 }
:is(a, button, select, summary):focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
details { border-block-start: 1px solid var(--line) } details:last-of-type { border-block-end: 1px solid var(--line) }
summary { padding: .75rem .25rem; font-weight: 600; cursor: pointer }
.call { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .25rem 1rem; padding: .35rem .25rem }
.call label { flex: 1 1 16rem } .call select { flex: 0 1 16rem }
.call:has(option:not([value=""]):checked) { background: var(--tint) }
.acts { position: sticky; inset-block-end: 0; display: flex; flex-wrap: wrap; gap: .75rem; padding-block: .75rem; background: var(--paper) }
.scroll { overflow-x: auto } table { border-collapse: collapse; width: 100% } th, td { padding: .4rem .75rem .4rem 0; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line) } td { overflow-wrap: anywhere } td.figure { white-space: nowrap }
`

const groups: { title: string; calls: KnownCall[] }[] = [
  ...callGroups.map(({ title, calls }) => ({ title, calls: calls.filter((call) => toldApart.includes(call)) })),
  { title: 'Le reste', calls: [otherCall] },
].filter(({ calls }) => calls.length > 0)

const field = (id: string): string => `panne-${id}`

function choice({ id, title }: KnownCall, visitor: Visitor) {
  const chosen = visitor.faults.get(id)
  const options = Object.entries(faults).map(
    ([name, fault]) =>
      html`<option value="${name}" ${String(chosen) === name ? raw('selected') : ''}>${fault.title}</option>`,
  )
  return html`<div class="call"><label for="${field(id)}">${title}</label>
<select id="${field(id)}" name="${id}"><option value="">aucune</option>${options}</select></div>`
}

const asked = (calls: Asked[]) => html`
<div class="scroll" tabindex="0" role="region" aria-label="Les derniers appels"><table>
<thead><tr><th scope="col">Appel</th><th scope="col">Adresse</th><th scope="col">Réponse</th><th scope="col">Temps</th></tr></thead>
<tbody>${calls.map(
  ({ title, path, status, fault, milliseconds }) => html`<tr><td>${title}</td><td><code>${path}</code></td>
<td class="figure">${status ?? 'aucune'}${fault === undefined ? '' : ` (${faults[fault].title})`}</td><td class="figure">${milliseconds} ms</td></tr>`,
)}</tbody></table></div>`

const said: Record<string, string> = {
  pannes: 'C’est noté : les prochains appels de ce navigateur en tiennent compte.',
  aucune: 'Plus aucune panne.',
  neuf: 'Tout est comme au premier jour : paniers, comptes, commandes et pannes sont oubliés.',
}

async function page(visitor: Visitor, { folder, pages }: PanelParts, news: string | undefined) {
  const found = await pages()
  return html`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>flx serve</title>
<style>${raw(style)}</style>
</head>
<body>
<header><h1>flx serve</h1>
<p class="quiet">Les pages de <code>${folder}</code>, et une boutique en mémoire qui répond à leurs appels.</p></header>
<main>
${news && said[news] ? html`<p class="said" role="status">${said[news]}</p>` : ''}
<h2>Vos pages</h2>
${
  found.length > 0
    ? html`<ul>${found.map((path) => html`<li><a href="${path}">${decodeURI(path)}</a></li>`)}</ul>`
    : html`<p>Ce dossier n’a pas encore de page : écrivez-y un fichier <code>index.html</code>, puis rechargez.</p>`
}
<p class="quiet">Une adresse que le dossier n’a pas mène à la boutique de démonstration : <a href="/articles">ses articles</a>, <a href="/courriels">les messages qu’elle envoie</a>.</p>
<h2>Les pannes</h2>
<p>Pour ce navigateur seul. « Tous les appels » vaut pour ceux qui n’ont pas la leur.</p>
<form method="post" action="${panelPath}/pannes">
${choice({ id: everyCall, title: 'Tous les appels' }, visitor)}
${groups.map(
  ({ title, calls }) => html`<details ${calls.some(({ id }) => visitor.faults.has(id)) ? raw('open') : ''}>
<summary>${title}</summary>${calls.map((call) => choice(call, visitor))}</details>`,
)}
<div class="acts"><button class="main">Appliquer</button>
<button formaction="${panelPath}/aucune">Aucune panne</button>
<button formaction="${panelPath}/neuf">Tout remettre à neuf</button></div>
</form>
<h2>Les derniers appels</h2>
${visitor.asked.length > 0 ? asked(visitor.asked) : html`<p class="quiet">Aucun depuis l’ouverture de cette page : ouvrez une de vos pages, puis revenez.</p>`}
<h2>Les comptes de la boutique</h2>
<dl><dt>Un compte</dt><dd><code>${demoAccount.email}</code>, <code>${demoAccount.password}</code></dd>
<dt>Avec un code à la connexion</dt><dd><code>${guardedAccount.email}</code>, <code>${guardedAccount.password}</code></dd></dl>
</main>
</body>
</html>`
}

/** Creates the panel: the list of the author's pages, the faults of calls, the recent calls. */
export function panel(parts: PanelParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.get('/', async (c) => {
    c.header('Cache-Control', 'no-store')
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'",
    )
    return c.html(page(parts.visitors.ensure(c), parts, c.req.query('fait')))
  })
  app.post('/pannes', async (c) => {
    const { faults: chosen } = parts.visitors.ensure(c)
    chosen.clear()
    for (const [id, name] of await c.req.formData()) {
      if (typeof name === 'string' && isFault(name)) chosen.set(id, name as FaultName)
    }
    return c.redirect(`${panelPath}?fait=pannes`, 303)
  })
  app.post('/aucune', (c) => {
    parts.visitors.ensure(c).faults.clear()
    return c.redirect(`${panelPath}?fait=aucune`, 303)
  })
  app.post('/neuf', async (c) => {
    const visitor = parts.visitors.ensure(c)
    visitor.faults.clear()
    visitor.asked.length = 0
    await parts.reset()
    return c.redirect(`${panelPath}?fait=neuf`, 303)
  })
  return app
}

/** Returns a link to the panel, for the end of a page. The page's styles do not apply to it. */
export function panelLink(visitor: Visitor | undefined): string {
  const count = visitor?.faults.size ?? 0
  const text = count > 0 ? `flx serve : ${count} ${count > 1 ? 'pannes' : 'panne'}` : 'flx serve'
  return `<aside aria-label="flx serve"><template shadowrootmode="open"><style>
a { position: fixed; inset-block-end: .5rem; inset-inline-start: .5rem; z-index: 2147483000; padding: .35rem .75rem; border: 1px solid #fff; border-radius: 1rem; background: ${count > 0 ? '#8a2c0d' : '#1c2b33'}; color: #fff; font: 600 .8125rem/1.2 system-ui, sans-serif; text-decoration: none }
a:focus-visible { outline: 3px solid #0b7bab; outline-offset: 2px }
@media print { a { display: none } }
</style><a href="${panelPath}" target="flx-serve">${text}</a></template></aside>`
}
