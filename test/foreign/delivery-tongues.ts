/** How three servers write the last step of a cart. Typed by hand; nothing of ours takes part in it. */

export interface Point {
  id: string
  params: string
  name: string
  street: string
  code: string
  town: string
  metres: number
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
  kept: boolean
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

export interface DeliveryTongue {
  name: string
  type: string
  /** What comes before each answer. */
  before: string
  /** The step, in a page and as an answer. */
  step(basket: Basket, answer: Answer): string
  ordered(number: string): string
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

/** A definition list and plain forms, after a notice of PHP. Nothing of it is an element of ours. */
export const forms: DeliveryTongue = {
  name: 'formulaires',
  type: 'text/html',
  before: '<br />\n<b>Deprecated</b>:  strlen(): Passing null in <b>/srv/relais.php</b> on line <b>8</b><br />\n',

  step(basket, answer) {
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
  },

  ordered: (number) => `<div data-flx-view data-flx-order="${number}"><h2>Parti !</h2><p>Commande ${number}</p></div>`,
}

const wirePoint = ({ id, params, name, street, code, town, metres }: Point): object => ({
  relais_id: id,
  relais_params: params,
  nom: name,
  adresse: street,
  complement: null,
  code_postal: code,
  ville: town,
  latitude: '',
  longitude: null,
  distance_m: String(metres),
  horaires: null,
})

const wireFound = ({ towns, points }: Answer): object => ({
  ...(towns && { villes: towns.map(({ name, code }) => ({ nom: name, code_postal: code })) }),
  ...(points && { relais_liste: points.map(wirePoint) }),
})

const wireRelay = ({ relay, kept }: Basket): object | null =>
  relay && { ...wirePoint(relay), relais_pref: kept ? '1' : '0' }

/** The picker of relay points, told in JSON inside an answer of HTML; a byte order mark comes first. */
export const cards: DeliveryTongue = {
  name: 'fiches',
  type: 'text/html; charset=utf-8',
  before: '\uFEFF\n',

  step(basket, answer) {
    const told = JSON.stringify({ relais: wireRelay(basket), error_msg: answer.error ?? '', ...wireFound(answer) })
    const shop = `<p>${basket.shop ? `Retrait : <b>boutique ${basket.shop}</b>` : 'Aucune boutique.'}</p>
      <button type="button" data-flx-action="getpointsdevente" data-flx-value="29200">Voir les boutiques</button>${shopsOf(answer, basket)}`
    const relay = `<flx-relay-picker><script type="application/json">${told.replace(/</g, '\\u003c')}</script>
      <form method="post"><input type="hidden" name="action" value="searchVille"><input name="value" aria-label="Code"><button data-flx-action="searchVille">Chercher</button></form></flx-relay-picker>`
    return `${basket.way === 'relais' ? '' : refusal(answer)}<div class="etape" data-flx-view data-flx-stage="payment" data-flx-version="${basket.version}" data-flx-count="1" data-flx-total-ttc="12.00">
      <div class="voies">${ways(basket)}</div>${basket.way === 'relais' ? relay : shop}
      <ul><li data-flx-line="1" data-flx-article="7">Bol</li></ul>${orderForm}</div>`
  },

  ordered: (number) => `<p data-flx-view data-flx-order="${number}">Merci. Commande ${number}</p>`,
}

/** JSON: amounts are texts, flags are '0' and '1', what is empty is missing or null, shops stand beside the cart. */
export const records: DeliveryTongue = {
  name: 'donnees',
  type: 'text/html; charset=utf-8',
  before: '\n',

  step(basket, answer) {
    const { error, shops } = answer
    return JSON.stringify({
      status: error ? 'ko' : 'ok',
      error_msg: error ?? null,
      ...wireFound(answer),
      ...(shops && {
        points_de_vente: shops.map(({ id, name, street, code, town }) => ({
          idpointdevente: Number(id),
          nom: name,
          adresse: street,
          code_postal: code,
          ville: town,
          choisi: id === basket.shop ? '1' : '0',
        })),
      }),
      panier: {
        version: String(basket.version),
        etape: 'paiement',
        cle_commande: 'd-1',
        client: { prenom: 'Anne', email: 'anne@essai.example' },
        lignes: [{ idligne: 1, nom: 'Bol', quantite: '1', prix_unitaire_ttc: '12,00' }],
        totaux: { total_ttc: '12,00' },
        offres: [
          {
            idoffre: 3,
            nom: 'En point relais',
            type: 'relais',
            prix_ht: '0',
            prix_ttc: '0',
            choisie: basket.way === 'relais' ? '1' : '0',
          },
          {
            idoffre: 6,
            nom: 'Chez un potier',
            type: 'retrait',
            prix_ht: '0',
            prix_ttc: '0',
            choisie: basket.way === 'retrait' ? '1' : '0',
          },
        ],
        relais: wireRelay(basket),
        ...(basket.shop && {
          points_de_vente: [{ idpointdevente: basket.shop, nom: `boutique ${basket.shop}`, choisi: '1' }],
        }),
      },
    })
  },

  ordered: (number) =>
    JSON.stringify({ status: 'ok', html: `<p>Commande ${number}</p>`, commande: { numero: number } }),
}
