/**
 * How a server writes the last step of a cart: a definition list and plain forms, after a notice of PHP. Nothing of it is an
 * element of ours. Typed by hand; nothing of ours takes part in it.
 */

export interface Point {
  id: string
  params: string
  name: string
  street: string
  code: string
  town: string
}

export interface Shop {
  id: string
  name: string
  street: string
  code: string
  town: string
}

/** What the server knows of one visitor's order. */
export interface Basket {
  /** `relais`, or `retrait` in a shop. */
  way: string
  relay: Point | null
  shop: string
  version: number
}

/** What the last thing asked has found, or why not. */
export interface Answer {
  error?: string
  towns?: { name: string; code: string }[]
  points?: Point[]
  shops?: Shop[]
}

const refusal = ({ error }: Answer): string => (error ? `<p class="alert alert-danger">${error}</p>` : '')

const shopsOf = ({ shops }: Answer, { shop }: Basket): string =>
  shops
    ? `<div data-flx-points>${shops
        .map(
          ({ id, name, street, code, town }) =>
            `<label><input type="radio" name="panierv3[value]" value="${id}" data-flx-action="change_idpointdevente" data-flx-value="${id}"${id === shop ? ' checked' : ''}> ${name}, ${street}, ${code} ${town}</label>`,
        )
        .join('<br>')}</div>`
    : ''

const ways = ({ way }: Basket): string =>
  [
    ['3', 'relais', 'En point relais'],
    ['6', 'retrait', 'Chez un potier'],
  ]
    .map(
      ([value, kind, words]) =>
        `<label><input type="radio" name="value" value="${value}" data-flx-action="selOffre" data-flx-value="${value}"${kind === way ? ' checked' : ''}> ${words}</label>`,
    )
    .join(' ')

const orderForm = `<form method="post"><input type="hidden" name="action" value="valide_panier"><input type="hidden" name="cle_commande" value="d-1">
  <div data-flx-validation role="alert"></div><button data-flx-action="valide_panier">Commander et payer</button></form>`

/** What comes before each answer. */
export const notice =
  '<br />\n<b>Deprecated</b>:  strlen(): Passing null in <b>/srv/relais.php</b> on line <b>8</b><br />\n'

/** The step, in a page and as an answer. */
export function stepOf(basket: Basket, answer: Answer): string {
  const towns = answer.towns?.map(
    ({ name, code }) => `<form method="post"><input type="hidden" name="action" value="refreshRelais">
        <input type="hidden" name="code_postal" value="${code}"><button name="ville" value="${name}" data-flx-action="refreshRelais" data-flx-value="${name}">${name}</button></form>`,
  )
  const points = answer.points?.map(
    ({ id, params, name, street, code, town }) => `<dt>${name}</dt><dd>${street}, ${code} ${town}
        <form method="post"><input type="hidden" name="action" value="selectRelais"><input type="hidden" name="relais_id" value="${id}">
        <input type="hidden" name="relais_params" value="${params.replace(/["&]/g, (sign) => `&#${sign.charCodeAt(0)};`)}"><input type="hidden" name="relais_pref" value="1">
        <button data-flx-action="selectRelais" data-flx-value="${id}">Prendre ${name}</button></form></dd>`,
  )
  const relay = `<p>${basket.relay ? `Retenu : <b>${basket.relay.name}</b>` : 'Aucun relais.'}</p>
      <form method="post"><input type="hidden" name="action" value="searchVille"><label>Code postal <input name="value" data-flx-search="searchVille"></label>
      <button data-flx-action="searchVille">Chercher</button></form>${towns?.join('') ?? ''}${points ? `<dl>${points.join('')}</dl>` : ''}`
  const shop = `<p>${basket.shop ? `Retrait : <b>boutique ${basket.shop}</b>` : 'Aucune boutique.'}</p>
      <form method="post"><button name="panierv3[value]" value="29200" data-flx-action="getpointsdevente" data-flx-value="29200">Voir les boutiques</button></form>${shopsOf(answer, basket)}`
  return `<section data-flx-view="panier" data-flx-stage="payment" data-flx-version="${basket.version}" data-flx-count="1" data-flx-total-ttc="12,00 €">
      <h2 data-flx-arrival tabindex="-1">Envoi</h2>${refusal(answer)}<form method="post">${ways(basket)}</form>
      ${basket.way === 'relais' ? relay : shop}<p data-flx-line="1" data-flx-article="7">Bol : 12,00 €</p>${orderForm}</section>`
}

export const ordered = (number: string): string =>
  `<div data-flx-view data-flx-order="${number}"><h2>Parti !</h2><p>Commande ${number}</p></div>`
