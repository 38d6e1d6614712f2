import type { Dialect } from '../dialect.ts'
import { countOf, days, totalOf } from '../shop.ts'
import { table } from './table.ts'

const euros = (cents: number): number => cents / 100

/** The least that a cart is in JSON, sent by PHP as HTML. Pages are drawn as tables. */
export const json: Dialect = {
  ...table,
  name: 'json',
  type: 'text/html; charset=utf-8',
  before: '\nDeprecated: strftime() is deprecated in /home/poterie/date.php on line 4\n',

  cart(cart, { error, done }) {
    const lignes = cart.lines.map(({ id, article, quantity }) => ({
      idligne: id,
      idarticle: Number(article.id),
      nom: article.name,
      quantite: quantity,
      prix_unitaire_ttc: euros(article.price).toFixed(2),
    }))
    return JSON.stringify({
      status: error ? 'ko' : 'ok',
      ...(error ? { error_msg: error } : {}),
      ...(done ? { info_msg: done } : {}),
      panier: {
        lignes,
        nb_articles: countOf(cart),
        totaux: { total_ttc: euros(totalOf(cart)) },
        codes: cart.code ? [{ code: cart.code, remise_ht: 5, remise_ttc: 5 }] : [],
      },
    })
  },

  added(cart, words, articleId) {
    if (words.error) return JSON.stringify({ status: 'ko', error_msg: words.error })
    return JSON.stringify({ ...JSON.parse(this.cart(cart, {})), ligne: `L${articleId}` })
  },

  ordered: (number, total) =>
    JSON.stringify({
      status: 'ok',
      html: `<h2>Commande ${number}</h2>`,
      commande: { numero: number, total_ttc: euros(total) },
    }),

  days(date, { error, done }) {
    if (error || done)
      return JSON.stringify(error ? { status: 'ko', error_msg: error } : { status: 'ok', info_msg: done })
    const shown = days.find((day) => day.date === date) ?? days[0]
    return JSON.stringify({
      date: shown?.date,
      jours: days.map((day) => ({ date: day.date, places: day.hours.length })),
      creneaux: shown?.hours.map((each) => ({
        idcreneau: 1,
        heure: each.slice(0, 5),
        heure_fin: each.slice(6),
        places: 4,
        complet: 0,
      })),
    })
  },

  told: ({ error, done }) => JSON.stringify({ result: error ? 0 : 1, msg: error ?? done }),
}
