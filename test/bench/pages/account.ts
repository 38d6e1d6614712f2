import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { parse } from 'valibot'
import { listReply } from '../../../src/account/account/account-contract.ts'
import { ListView } from '../../../src/account/account/list-view.tsx'
import type { Answer, Page } from '../server/page.ts'
import { ordersOf } from './account/orders.ts'

const name = 'liste_cmd'

/** Lists that were written once: the server's own time is not measured. */
const written = new Map<string, string>()

function once(key: string, write: () => string): string {
  const found = written.get(key) ?? write()
  written.set(key, found)
  return found
}

const listJson = (year: string, size: number): string =>
  once(`json ${year} ${size}`, () => JSON.stringify(ordersOf(year, size)))

const listHtml = (year: string, size: number): string =>
  once(`html ${year} ${size}`, () => {
    const list = parse(listReply, ordersOf(year, size))
    return renderToStaticMarkup(createElement(ListView, { list, name, service: '/pages/account/service' }))
  })

function draw(subject: string, base: string, content: string): string {
  const script = `<flx-config base="${base}"></flx-config><script type="module" src="/dist/flx.js"></script>`
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Votre compte</title>
<script src="/files/account/driver.js"></script>
${subject === 'plain' ? '' : script}
<main>${content}</main>
</html>`
}

/** The same links and lists for all; around them, what flx has and a plain page does without. */
function accountPage(subject: string, base: string, year: string, size: number): string {
  const list = subject === 'flx' ? `<div data-flx-list="${name}"></div>` : listHtml(year, size)
  const sections = `<nav aria-label="Votre compte"><a href="${base}">Commandes</a> <a href="${base}points">Fidélité</a></nav>`
  const panel = `<div data-flx-panel><h1>Vos commandes</h1>${list}</div>`
  return draw(subject, base, subject === 'plain' ? sections + panel : `<flx-account>${sections}${panel}</flx-account>`)
}

function loginPage(subject: string, base: string): string {
  const form = `<form method="post" action="${base}entrer">
<p><label>Adresse e-mail <input type="email" name="email" value="anne@exemple.fr" autocomplete="username" required></label></p>
<p><label>Mot de passe <input type="password" name="password" value="mer" autocomplete="current-password" required></label></p>
<p><button>Se connecter</button></p>
</form>`
  return draw(subject, base, subject === 'plain' ? form : `<flx-login href="${base}" load="now">${form}</flx-login>`)
}

/**
 * An account of so many orders a year, below `/pages/account/<subject>/<size>/`: its page, the list that it asks for, and
 * `connexion`, whose form leads to it. `flx` has its list told in JSON, `flx-html` drawn by the server, and `plain` has no
 * script.
 */
export const page: Page = ({ path, query, form }): Answer => {
  const [subject = '', count = '', ...rest] = path.split('/')
  const [base, size, call] = [`/pages/account/${subject}/${count}/`, Number(count), rest.join('/')]
  const year = query.get('annee') || '2026'
  if (call === 'connexion') return loginPage(subject, base)
  if (form.has('password')) {
    if (subject === 'plain') return { location: base }
    return { type: 'application/json', body: JSON.stringify({ status: 'ok', idcontact: 1, email: form.get('email') }) }
  }
  if (!call.startsWith('ajax/')) return accountPage(subject, base, year, size)
  if (subject === 'flx-html') return listHtml(year, size)
  return { type: 'application/json', body: listJson(year, size) }
}
