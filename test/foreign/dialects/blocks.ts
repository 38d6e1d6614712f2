import type { Dialect } from '../dialect.ts'
import { countOf, days, plain, price, totalOf } from '../shop.ts'

const service = '../services/ajax/modules/boutique/panier/traitement.php'

/**
 * Blocks in one form that holds the whole cart, totals first, with stray text around; what each button does is its name and
 * value without script, and its hooks with it.
 */
export const blocks: Dialect = {
  name: 'blocs',
  type: 'text/html',
  before: 'Mémoire : 4 Mo. ',

  cart(cart, { error, done }) {
    const lines = cart.lines.map(
      ({ id, article, quantity }) => `
      <div class="article">
        <span>${plain(article.name)}</span>
        <button name="moins" value="${id}" data-flx-action="modifQte" data-flx-value="${id}" data-flx-step="-1" aria-label="Moins de ${plain(article.name)}">−</button>
        <input name="quantite[${id}]" value="${quantity}" inputmode="numeric" aria-label="Quantité de ${plain(article.name)}" data-flx-action="modifQte" data-flx-value="${id}" data-flx-max="${article.stock}">
        <button name="plus" value="${id}" data-flx-action="modifQte" data-flx-value="${id}" data-flx-step="1" aria-label="Plus de ${plain(article.name)}">+</button>
        <em data-flx-note="${id}"></em>
        <button name="enlever" value="${id}" data-flx-action="supArt" data-flx-value="${id}">Retirer ${plain(article.name)}</button>
      </div>`,
    )
    const isEmpty = cart.lines.length === 0
    return `${done ? `<p class="alert alert-success">${plain(done)}</p>` : ''}
    <div class="boite" data-flx-view="panier" data-flx-version="${Date.now()}" data-flx-count="${countOf(cart)}" data-flx-total-ht="${(totalOf(cart) / 120).toFixed(2)}" data-flx-total-ttc="${(totalOf(cart) / 100).toFixed(2)}" data-flx-display="ttc">
      <p>À payer : <b class="total">${price(totalOf(cart))}</b></p>
      ${error ? `<p class="alert alert-danger" role="alert">${plain(error)}</p>` : ''}
      ${
        isEmpty
          ? '<p>Votre panier est vide.</p>'
          : `<form method="post" action="${service}" id="tout-le-panier">
        <input type="hidden" name="relais_pref" value="0"><input type="hidden" name="cle_commande" value="b-${cart.orders}">
        ${lines.join('')}
        <label>Un mot pour nous <textarea name="mot"></textarea></label>
        <label>Code <input name="code_promo"></label>
        <button name="commander" value="1" data-flx-action="valide_panier">Commander et payer</button>
      </form>
      <form method="post" action="${service}"><label>Votre code <input name="value"></label>
        <input type="hidden" name="action" value="useCodePromo"><button>Utiliser</button></form>`
      }
    </div>
    Imprimé en 0,02 s`
  },

  added(_cart, words) {
    return words.error
      ? `<p class="alert alert-danger">${plain(words.error)}</p>`
      : `<p class="alert alert-success">${plain(words.done ?? '')}</p>`
  },

  ordered: (number) =>
    `<p>Bravo</p><div class="boite" data-flx-view data-flx-order='${number}'><h3>Commande ${number} reçue</h3></div>`,

  days(date, { error, done }) {
    const shown = days.find((day) => day.date === date) ?? days[0]
    return `${error ? `<p class="alert alert-danger">${plain(error)}</p>` : ''}${done ? `<p class="alert alert-success">${plain(done)}</p>` : ''}
      <div class="boite" data-flx-view>
        <p>${days.map((day) => `<a href="?date=${day.date}" data-flx-action="creneaux" data-flx-value="${day.date}">${day.name}</a>`).join(' ')}</p>
        <form method="post" action="../services/ajax/modules/boutique/article/traitement.php">
          <input type="hidden" name="action" value="reservation">
          <select name="idvalue" aria-label="Heure">${shown?.hours.map((each) => `<option value="${shown.date}|${each}|1">${each}</option>`).join('')}</select>
          <button>Réserver</button></form></div>`
  },

  told: ({ error, done }) =>
    `<div class="alert ${error ? 'alert-danger' : 'alert-success'}"><b>${plain(error ?? done ?? '')}</b></div>`,

  items: (page, next) =>
    `<li class="fiche" id="a${page}">Article ${page}</li><li class="fiche" id="b${page}">Autre article ${page}</li>${next ? `<p><a href="${next}" data-flx-next>Suite</a></p>` : ''}`,
}
