import { htmlCart } from '../../../support/cart-wire.tsx'
import type { Kit } from './kit.ts'

const text =
  'Du grès, du lin, du papier, quelques graines et beaucoup de sardines : des objets choisis chez ceux qui les font.'

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at))

/** A menu of that many entries on two levels, ten to a branch. */
function menuList(entries: number): string {
  const branches = times(Math.ceil(entries / 10), (branch) => {
    const leaves = times(9, (leaf) => `<li><a href="/rayon/${branch}/${leaf}">Rayon ${branch}.${leaf}</a></li>`)
    return `<li><a href="/rayon/${branch}">Rayon ${branch}</a><ul>${leaves.join('')}</ul></li>`
  })
  return `<ul>${branches.join('\n')}</ul>`
}

const pictures = (count: number) =>
  times(count, (at) => ({
    small: `/pictures/${at % 20}-240.webp`,
    large: `/pictures/${at % 20}-1600.webp?${at}`,
    name: `Port-Lannec, vue ${at + 1}`,
  }))

const paragraphs = (count: number) => times(count, () => `<p>${text}</p>`).join('\n')

function header(kit: Kit, entries: number): string {
  const badge = kit.badge('<a href="/panier">Panier <span data-flx-cart-count>0</span></a>')
  return `<header>${kit.menu(menuList(entries))}${badge}</header>`
}

function home(kit: Kit, size: number): string {
  const dialogs = times(3, (at) => kit.dialog(`boite-${at}`, `Nos horaires ${at + 1}`, paragraphs(2)))
  const popups = times(Math.ceil(size / 10), (at) => kit.popup(`/page/${at}`, `À propos ${at + 1}`))
  return `
    ${kit.banner('<p>Livraison offerte dès 80 € jusqu’à dimanche.</p>')}
    <h1>Ce que la mer laisse sur le rivage</h1>
    ${paragraphs(6)}${dialogs.join('')}
    <ul>${popups.map((link) => `<li>${link}</li>`).join('')}</ul>
    ${kit.gallery(pictures(size))}`
}

/** A month as a server draws it, three entries a week. */
function month(): string {
  const day = (at: number): string =>
    at < 1 || at > 30
      ? '<td></td>'
      : `<td data-flx-day="2026-11-${String(at).padStart(2, '0')}">${at}${at % 7 < 3 ? ` <a data-flx-entry href="/atelier/${at}">Atelier ${at}</a>` : ''}</td>`
  // The month begins on a Sunday.
  const weeks = times(6, (week) => `<tr>${times(7, (at) => day(week * 7 + at - 5)).join('')}</tr>`)
  const names = ['L', 'M', 'M', 'J', 'V', 'S', 'D'].map((name) => `<th>${name}</th>`).join('')
  return `<table data-flx-month="2026-11"><thead><tr>${names}</tr></thead><tbody>${weeks.join('')}</tbody></table>`
}

/** The home page with all that a shop puts on it: a slider first, a month and a form below. */
function wholeHome(kit: Kit, size: number): string {
  const slides = pictures(8).map(
    ({ large, name }) => `<li><img src="${large}" width="960" height="640" alt="${name}"></li>`,
  )
  const form = `<form method="post" action="/contact">
    <p><label>Nom<input type="text" name="nom"></label></p>
    <p><label data-part="telephone">Téléphone<input type="tel" name="tel"></label></p>
    <p><label data-part="jour">Jour<input type="date" name="jour"></label></p>
    <p><label>Message<textarea name="message"></textarea></label></p>
    <p><button>Envoyer</button></p></form>`
  return `${kit.slider(slides.join(''))}${home(kit, size)}<h2>Ce mois-ci</h2>${kit.calendar(month())}<h2>Écrivez-nous</h2>${kit.form(form)}`
}

function article(kit: Kit): string {
  const form = `<form method="post" action="/globalflexit/ajax/modules/boutique/panier/add_item.php">
    <input type="hidden" name="idarticle" value="7"><input type="hidden" name="idreference" value="12">
    <label for="quantite">Quantité</label>${kit.quantity('quantite')}
    <button type="submit">Ajouter au panier</button></form>`
  return `<h1>Vase bleu</h1>${kit.gallery(pictures(5))}${paragraphs(3)}${kit.addToCart(form)}
    ${kit.dialog('tailles', 'Guide des tailles', paragraphs(2))}${paragraphs(4)}`
}

function cart(kit: Kit, lines: number): string {
  return `<h1>Votre panier</h1><div class="cart">${kit.cart(htmlCart({ lines: times(lines, () => ({})) }))}</div>`
}

export type Kind = 'accueil' | 'complet' | 'article' | 'panier'

/** A page of a shop, written with a kit. `size`: pictures and menu entries of the home page, lines of the cart. */
export function shopPage(kit: Kit, kind: Kind, size: number): string {
  const bodies = {
    accueil: () => home(kit, size),
    complet: () => wholeHome(kit, size),
    article: () => article(kit),
    panier: () => cart(kit, size),
  }
  const body = bodies[kind]
  return `<!doctype html>
<html lang="fr">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${kind}</title>
  <link rel="stylesheet" href="/files/shop/site.css">
  ${kit.head}
</head>
<body data-idpage="12" data-idparent="3" data-filariane="1,3,12">
  ${header(kit, kind === 'accueil' || kind === 'complet' ? size : 20)}
  <main>${body()}</main>
  ${kit.end ?? ''}
</body>
</html>`
}
