import type { Dialect } from '../dialect.ts'
import { countOf, days, plain, price, totalOf } from '../shop.ts'

const service = '../services/ajax/modules/boutique/panier/traitement.php'

/**
 * A list, with ids of its own and a wrapper around the cart, sent behind a byte order mark, its kind in capitals.
 * Quantities are fields; the hooks are on the controls. The empty cart has its wrapper too.
 */
export const list: Dialect = {
  name: 'liste',
  type: 'Text/HTML;charset=UTF-8',
  before: '\uFEFF\uFEFF\n\n',

  cart(cart, { error, done }) {
    const messages = `${error ? `<div class="alert alert-danger">${plain(error)}</div>` : ''}${done ? `<div class="alert alert-success">${plain(done)}</div>` : ''}`
    const count = countOf(cart)
    const lines = cart.lines.map(
      ({ id, article, quantity }) => `
      <li id="ligne-${id}">
        <a href="article">${plain(article.name)}</a> — ${price(article.price)} pièce
        <form method="post" action="${service}">
          <input type="hidden" name="action" value="modifQte"><input type="hidden" name="value" value="${id}">
          <label>Quantité de ${plain(article.name)}
            <input type="number" name="quantite" min="0" max="${article.stock}" value="${quantity}" data-flx-action="modifQte" data-flx-value="${id}"></label>
          <button>Changer</button>
        </form>
        <form method="post" action="${service}">
          <input type="hidden" name="action" value="supArt"><input type="hidden" name="value" value="${id}">
          <button data-flx-action="supArt" data-flx-value="${id}">Retirer ${plain(article.name)}</button>
        </form>
      </li>`,
    )
    return `<div class="cadre" id="bloc-panier"><h2>Panier</h2>
      <div id="contenu" data-flx-view="cart" data-flx-count="${count}" data-flx-total-ttc="${(totalOf(cart) / 100).toFixed(2)}">
        ${messages}
        ${count === 0 ? '<p>Votre panier est vide.</p>' : `<ul>${lines.join('')}</ul>`}
        ${
          count === 0
            ? ''
            : `<form method="post" action="${service}">
          <input type="hidden" name="action" value="useCodePromo">
          <label>Code <input name="value"></label><button data-flx-action="useCodePromo">Utiliser</button></form>
        <p>Total : <strong class="total">${price(totalOf(cart))}</strong></p>
        <form method="post" action="${service}">
          <input type="hidden" name="action" value="valide_panier"><input type="hidden" name="cle_commande" value="l-${cart.orders}">
          <div data-flx-validation></div>
          <button data-flx-action="valide_panier">Commander et payer</button></form>`
        }
      </div></div>`
  },

  added(cart, words, articleId) {
    return this.cart(cart, words).replace(
      `<li id="ligne-L${articleId}"`,
      `<li id="ligne-L${articleId}" data-flx-added="${plain(
        cart.lines.find(({ article }) => article.id === articleId)?.article.name ?? '',
      )}"`,
    )
  },

  ordered: (number, total) =>
    `<div class="cadre"><div data-flx-view="order" data-flx-order="${number}"><h2>Commande ${number}</h2><p>${price(total)}</p></div></div>`,

  days(date, { error, done }) {
    const shown = days.find((day) => day.date === date) ?? days[0]
    return `<div class="cadre"><div data-flx-view="reservation">
      <ul>${days.map((day) => `<li><a href="?date=${day.date}" data-flx-action="creneaux" data-flx-value="${day.date}">${day.name}</a></li>`).join('')}</ul>
      ${error ? `<div class="alert alert-danger">${plain(error)}</div>` : ''}${done ? `<div class="alert alert-success">${plain(done)}</div>` : ''}
      <form method="post" action="../services/ajax/modules/boutique/article/traitement.php"><h3>${shown?.name}</h3>
        <input type="hidden" name="action" value="reservation">
        ${shown?.hours.map((each) => `<p><label><input type="radio" name="idvalue" value="${shown.date}|${each}|1"> ${each}</label></p>`).join('')}
        <button data-flx-action="reservation">Réserver</button></form></div></div>`
  },

  told: ({ error, done }) =>
    error
      ? `<p class="alert-danger">${plain(error)}</p>`
      : `<div><p class="alert-success">${plain(done ?? '')}</p></div>`,

  items: (page, next) =>
    `<div data-flx-items><li id="a${page}">Article ${page}</li><li id="b${page}">Autre article ${page}</li></div>
     <p data-flx-pages>${next ? `<a href="${next}" data-flx-next>Suite</a>` : ''}</p>`,
}
