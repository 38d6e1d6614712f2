import type { Dialect } from '../dialect.ts'
import { countOf, days, plain, price, totalOf } from '../shop.ts'

/**
 * A table in plain PHP, with its warnings: rows without ids, one hook a row; « + » and « − » are plain buttons with a value.
 * The empty cart is a paragraph.
 */
export const table: Dialect = {
  name: 'tableau',
  type: 'text/html; charset=utf-8',
  before:
    '<br />\n<b>Warning</b>:  Undefined array key "promo" in <b>/home/poterie/panier.php</b> on line <b>31</b><br />\n',

  cart(cart, { error, done }) {
    const facts = `data-flx-view data-flx-count="${countOf(cart)}" data-flx-total-ttc="${price(totalOf(cart))}"`
    const message = error
      ? `<p class="alert alert-danger">${plain(error)}</p>`
      : done
        ? `<p class="alert alert-success">${plain(done)}</p>`
        : ''
    if (cart.lines.length === 0) return `${message}<p class="vide" ${facts}>Votre panier est vide.</p>`
    const rows = cart.lines.map(
      ({ id, article, quantity }) => `
      <tr data-flx-line="${id}" data-flx-name="${plain(article.name)}" data-flx-article="${article.id}">
        <th scope="row">${plain(article.name)}</th>
        <td>
          <form method="post" action="../services/ajax/modules/boutique/panier/traitement.php">
            <input type="hidden" name="action" value="modifQte"><input type="hidden" name="value" value="${id}">
            <button name="quantite" value="${quantity - 1}" aria-label="Moins de ${plain(article.name)}">−</button>
            <output>${quantity}</output>
            <button name="quantite" value="${quantity + 1}" aria-label="Plus de ${plain(article.name)}">+</button>
          </form>
        </td>
        <td class="prix">${price(article.price * quantity)}</td>
        <td>
          <form method="post" action="../services/ajax/modules/boutique/panier/traitement.php">
            <input type="hidden" name="action" value="supArt"><input type="hidden" name="value" value="${id}">
            <button>Retirer ${plain(article.name)}</button>
          </form>
        </td>
      </tr>`,
    )
    return `${message}
    <table class="panier" ${facts}>
      <caption>Mon panier</caption>
      <tbody>${rows.join('')}</tbody>
      <tfoot>
        <tr><td colspan="4">
          <form method="post" action="../services/ajax/modules/boutique/panier/traitement.php">
            <input type="hidden" name="action" value="useCodePromo">
            <label>Code <input name="value"></label><button>Utiliser</button>
          </form>
        </td></tr>
        <tr><th scope="row" colspan="2">Total</th><td class="total" colspan="2">${price(totalOf(cart))}</td></tr>
        <tr><td colspan="4">
          <form method="post" action="../services/ajax/modules/boutique/panier/traitement.php">
            <input type="hidden" name="action" value="valide_panier"><input type="hidden" name="cle_commande" value="t-${cart.orders}">
            <button>Commander et payer</button>
          </form>
        </td></tr>
      </tfoot>
    </table>`
  },

  added(cart, words) {
    return words.error ? `<div class="alert alert-danger">${plain(words.error)}</div>` : this.cart(cart, words)
  },

  ordered: (number, total) =>
    `<section data-flx-view data-flx-order="${number}"><h2>Merci !</h2><p>Commande ${number}, ${price(total)}.</p></section>`,

  days(date, { error, done }) {
    const shown = days.find((day) => day.date === date) ?? days[0]
    const links = days.map(
      (day) =>
        `<td><a href="?date=${day.date}" data-flx-action="creneaux" data-flx-value="${day.date}">${day.name}</a></td>`,
    )
    const hours = shown?.hours.map(
      (each) => `<label><input type="radio" name="idvalue" value="${shown.date}|${each}|1"> ${each}</label>`,
    )
    return `<div data-flx-view data-flx-date="${shown?.date}">
      ${error ? `<p class="alert alert-danger">${plain(error)}</p>` : ''}${done ? `<p class="alert alert-success">${plain(done)}</p>` : ''}
      <table><tr>${links.join('')}</tr></table>
      <form method="post" action="../services/ajax/modules/boutique/article/traitement.php">
        <input type="hidden" name="action" value="reservation">${hours?.join(' ')}
        <button data-flx-action="reservation">Réserver</button>
      </form></div>`
  },

  told: ({ error, done }) =>
    error
      ? `<p class="alert alert-danger">${plain(error)}</p>`
      : `<p class="alert alert-success">${plain(done ?? '')}</p>`,

  items: (page, next) =>
    `<tr data-flx-id="a${page}"><td>Article ${page}</td></tr><tr data-flx-id="b${page}"><td>Autre article ${page}</td></tr>
     ${next ? `<tr data-flx-pages><td><a href="${next}" data-flx-next>Suite</a></td></tr>` : ''}`,
}
