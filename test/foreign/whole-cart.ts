/**
 * A whole cart with the three steps of its order, as a template of somebody else's draws it: a table without ids, plain
 * forms, the hooks of the guide. Typed by hand; nothing of ours takes part in it.
 */

interface Line {
  options: string
  idligne: string
  idarticle: string
  idreference: string
  nom: string
  quantite: number
  quantite_max: number | null
  prix_unitaire_ttc: number
  total_ht: number
  total_ttc: number
  message: string
}

interface Address {
  idadresse: string
  intitule: string
  [name: string]: string
}

interface Customer {
  prenom: string
  nom: string
  email: string
  invite?: number
}

interface Offer {
  idoffre: string
  nom: string
  description: string
  delai: string
  prix_ttc: number
  gratuit_des: number
  choisie: boolean
  type: string
}

interface Means {
  idMoyenPaie: string
  nom: string
  choisi: boolean
  banques: { idModePaiementBanque: string; nom: string; choisie: boolean }[]
}

interface Cart {
  version: number
  lignes: Line[]
  codes: { code: string; remise_ttc: number }[]
  totaux: { tva: { taux: number; montant: number }[]; total_ht: number; total_ttc: number; remise_ttc: number }
  nb_articles: number
  aff_prix: 'ht' | 'ttc'
  etape?: string
  cle_commande?: string
  client?: Customer | null
  sans_compte?: number
  confirmer_compte?: number
  adresses?: Address[]
  adresse_livraison?: string
  adresse_facturation?: string
  a_livrer?: boolean
  offres?: Offer[]
  moyens_paiement?: { titre: string; moyens: Means[] }[]
  relais?: { nom: string; adresse: string } | null
  blocages?: { cible: string; message: string }[]
  infos_sup?: { name: string; libelle: string; type: string; valeur: string; obligatoire: boolean }[]
  options?: { name: string; libelle: string; obligatoire: boolean; valeur: number }[]
  fidelite?: { points: number; valeur_ttc: number; utilises: number; remise_ttc: number }
  paniers_sauvegardes?: { idpanier: string; date: string }[]
  devis?: { iddevis: string; numero: string; date: string } | null
}

/** What the server knows of the cart, and what it has to say. */
export interface Told {
  status: string
  error_msg: string
  info_msg: string
  erreurs?: { champ: string; message: string }[]
  /** What a search of relay points has found, as it travels. */
  villes?: object[]
  relais_liste?: object[]
  panier: Cart
}

/** The action that is answered, and its value. */
interface Asked {
  action: string
  value: string
}

const service = '/boutique/panier.php'

const plain = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const euros = (amount: number): string => `${amount.toFixed(2).replace('.', ',')} €`
const day = (date: string): string => date.split('-').reverse().join('/')
const hidden = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${plain(value)}">`)
    .join('')
const form = (fields: Record<string, string>, content: string): string =>
  `<form method="post" action="${service}" novalidate>${hidden(fields)}${content}</form>`
/** What an audience measure is told of an action that is done. */
const tracked: Record<string, string> = {
  connexion: ' data-flx-track="login" data-flx-track-method="e-mail"',
  new_compte: ' data-flx-track="sign_up" data-flx-track-method="e-mail"',
}
const act = (action: string, words: string, value?: string): string =>
  `<button data-flx-action="${action}"${value === undefined ? '' : ` data-flx-value="${plain(value)}"`}${tracked[action] ?? ''}>${words}</button>`
const goTo = (step: string, words: string, current = false): string =>
  form(
    { action: 'chgEtape', value: step },
    `<button data-flx-action="chgEtape" data-flx-value="${step}"${current ? ' aria-current="step"' : ''}${words.startsWith('Passer la') ? ' data-flx-track="begin_checkout"' : ''}>${words}</button>`,
  )

const alert = (text: string, id = ''): string =>
  text && `<p class="alert alert-danger" role="alert"${id && ` id="${id}"`}>${plain(text)}</p>`

/** What the server says of an action, where it is said beside what was done. */
function refusal({ status, error_msg }: Told, asked: Asked, action: string, value = asked.value): string {
  return status === 'ko' && asked.action === action && asked.value === value ? error_msg : ''
}

/** A line as an audience measure names it. */
function item({ idarticle, nom, options, prix_unitaire_ttc, quantite }: Line): string {
  const told = {
    item_id: idarticle,
    item_name: nom,
    item_variant: options,
    price: prix_unitaire_ttc,
    quantity: quantite,
  }
  return `data-flx-item="${plain(JSON.stringify(told))}"`
}

function row(line: Line, told: Told, asked: Asked): string {
  const { idligne: id, nom, quantite, quantite_max: most } = line
  const name = plain(nom)
  const refused = refusal(told, asked, 'modifQte', id)
  const step = (by: number, words: string, sign: string): string =>
    `<button name="quantite" value="${quantite + by}" data-flx-action="modifQte" data-flx-value="${id}" data-flx-step="${by}" aria-label="${words} la quantité de ${name}">${sign}</button>`
  const isHt = told.panier.aff_prix === 'ht'
  const total = isHt ? `${euros(line.total_ht)} HT` : `${euros(line.total_ttc)} TTC`
  return `<tr data-flx-line="${id}" data-flx-article="${line.idarticle}" data-flx-reference="${line.idreference}" data-flx-name="${name}" ${item(line)}>
    <th scope="row">${name}</th>
    <td>${form(
      { action: 'modifQte', value: id },
      `${step(-1, 'Diminuer', '−')}
       <input name="quantite" value="${quantite}" inputmode="numeric" aria-label="Quantité de ${name}" data-flx-action="modifQte" data-flx-value="${id}"${most === null ? '' : ` data-flx-max="${most}"`}${refused && ` aria-describedby="refus-${id}"`}>
       ${step(1, 'Augmenter', '+')}`,
    )}<em data-flx-note="${id}"></em>${refused ? alert(line.message || refused, `refus-${id}`) : plain(line.message)}</td>
    <td class="montant">${total}</td>
    <td>${form({ action: 'supArt', value: id }, act('supArt', `Supprimer ${name}`, id))}</td></tr>`
}

function promotion({ panier, ...told }: Told, asked: Asked): string {
  const refused = refusal({ panier, ...told }, asked, 'useCodePromo')
  const used = panier.codes.map(
    ({ code, remise_ttc }) =>
      `<p>${code} : −${euros(remise_ttc)} TTC ${form({ action: 'deleteCodePromo', value: code }, act('deleteCodePromo', `Retirer le code ${code}`, code))}</p>`,
  )
  const field = `<label>Code promo <input name="value"${refused && ' aria-invalid="true" aria-describedby="refus-code"'}></label>`
  return `${used.join('')}${form({ action: 'useCodePromo' }, `${field}${act('useCodePromo', 'Appliquer')}`)}${alert(refused, 'refus-code')}`
}

/** What is drawn in a cart that says its steps alone: the quote, saved carts, points, an article by its reference. */
function extras({ devis, paniers_sauvegardes = [], fidelite, etape }: Cart): string {
  if (!etape) return ''
  const quote = devis
    ? `<p>Ce panier vient du devis ${devis.numero} du ${day(devis.date)}.</p>${form({ action: 'annuledevis' }, act('annuledevis', 'Annuler le devis', devis.iddevis))}`
    : ''
  const saved = paniers_sauvegardes.map(({ idpanier, date }) =>
    form({ action: 'chargePanier' }, act('chargePanier', `Reprendre le panier du ${day(date)}`, idpanier)),
  )
  const used = fidelite?.utilises
    ? `<p>${fidelite.utilises} points utilisés : −${euros(fidelite.remise_ttc)} TTC</p>${form({ action: 'usePtsFidelite', value: '0' }, act('usePtsFidelite', 'Ne pas les utiliser', '0'))}`
    : ''
  const points = fidelite
    ? `<p>Vous avez ${fidelite.points} points, soit ${euros(fidelite.valeur_ttc)} TTC</p>${used}
       ${form({ action: 'usePtsFidelite' }, `<label>Points <input name="value"></label>${act('usePtsFidelite', 'Utiliser')}`)}`
    : ''
  const reference = form(
    { action: 'add_ref_catalogue' },
    `<label>Référence <input name="value"></label><label>Combien <input name="quantite" value="1"></label>${act('add_ref_catalogue', 'Ajouter')}`,
  )
  return quote + saved.join('') + points + reference
}

function basket(told: Told, asked: Asked): string {
  const { panier } = told
  const { total_ht, total_ttc, tva } = panier.totaux
  const rates = tva.map(({ taux, montant }) => `TVA ${taux} % <b>${euros(montant)}</b><br>`)
  const regime = ['ht', 'ttc'].map(
    (value) =>
      `<button name="panierv3[value]" value="${value}" data-flx-action="change_aff_prix" data-flx-value="${value}" aria-pressed="${value === panier.aff_prix}">${value.toUpperCase()}</button>`,
  )
  return `<table><caption>Mon panier</caption><tbody>${panier.lignes.map((line) => row(line, told, asked)).join('')}</tbody></table>
    <p>Total HT <b>${euros(total_ht)}</b><br>${rates.join('')}Total TTC <b>${euros(total_ttc)}</b></p>
    <p>À payer : ${euros(total_ttc)} TTC</p>
    ${form({ 'panierv3[action]': 'change_aff_prix' }, regime.join(''))}
    ${promotion(told, asked)}${extras(panier)}
    ${panier.etape ? goTo('compte', 'Passer la commande') : '<a href="/commande">Valider mon panier</a>'}`
}

type Field = [name: string, label: string, type?: string, autocomplete?: string]

/** A form of the account: its fields, each with what was said of it, and the refusal of the whole above its button. */
function fields(told: Told, asked: Asked, action: string, list: Field[], values: object, value = asked.value): string {
  const refused = refusal(told, asked, action, value)
  const known = new Map(Object.entries(values))
  const inputs = list.map(([name, label, type = 'text', autocomplete = '']) => {
    const wrong = refused && (told.erreurs?.find(({ champ }) => champ === name)?.message ?? '')
    const id = `${action}-${value}-${name}`
    const said = wrong ? ` aria-invalid="true" aria-describedby="${id}"` : ''
    return `<p><label>${label} <input name="${name}" type="${type}" autocomplete="${autocomplete}" value="${plain(String(known.get(name) ?? ''))}"${said}></label>${wrong && `<span id="${id}">${plain(wrong)}</span>`}</p>`
  })
  return inputs.join('') + alert(refused)
}

const identity: Field[] = [
  ['prenom', 'Prénom', 'text', 'given-name'],
  ['nom', 'Nom', 'text', 'family-name'],
  ['email', 'Adresse e-mail', 'email', 'email'],
]

function login(told: Told, asked: Asked): string {
  const list: Field[] = [
    ['email', 'Adresse e-mail', 'email', 'username'],
    ['password', 'Mot de passe', 'password', 'current-password'],
  ]
  return `<h3>J’ai déjà un compte</h3>
    ${form({ action: 'connexion' }, `${fields(told, asked, 'connexion', list, {})}${act('connexion', 'Se connecter')}`)}
    <p>Mot de passe oublié ?</p>
    ${form({ action: 'mdp_oublie' }, `${fields(told, asked, 'mdp_oublie', [['email', 'Adresse e-mail', 'email']], {})}${act('mdp_oublie', 'Recevoir l’e-mail')}`)}`
}

function doors(told: Told, asked: Asked): string {
  const { confirmer_compte, sans_compte } = told.panier
  const twice: Field[] = [
    ['email_confirm', 'Encore votre adresse', 'email'],
    ['password', 'Mot de passe', 'password', 'new-password'],
    ['password_confirm', 'Encore votre mot de passe', 'password', 'new-password'],
  ]
  const code: Field[] = told.erreurs?.some(({ champ }) => champ === 'token')
    ? [['token', 'Code reçu', 'text', 'one-time-code']]
    : []
  const list = [...identity, ...(confirmer_compte ? twice : twice.slice(1, 2)), ...code]
  const guest = form(
    { action: 'sans_compte' },
    `${fields(told, asked, 'sans_compte', identity, {})}${act('sans_compte', 'Continuer sans compte')}`,
  )
  return `<section>${login(told, asked)}</section>
    <section><h3>Je crée mon compte</h3>${form({ action: 'new_compte' }, `${fields(told, asked, 'new_compte', list, {})}${act('new_compte', 'Créer mon compte')}`)}</section>
    ${sans_compte ? `<section>${guest}</section>` : ''}`
}

const place: Field[] = [
  ['prenom', 'Prénom'],
  ['nom', 'Nom'],
  ['adresse', 'Numéro et rue'],
  ['code_postal', 'Code postal'],
  ['ville', 'Ville'],
  ['pays', 'Pays'],
]

function addresses(told: Told, asked: Asked): string {
  const { adresses = [], adresse_livraison, adresse_facturation, client, a_livrer = true } = told.panier
  const choice = (kind: string, title: string, chosen = ''): string =>
    `<fieldset><legend>${title}</legend>${adresses
      .map(
        ({ idadresse, intitule }) =>
          `<label><input type="radio" name="value" value="${idadresse}" data-flx-action="affect_adresse_${kind}" data-flx-value="${idadresse}"${idadresse === chosen ? ' checked' : ''}> ${intitule}</label>`,
      )
      .join('')}</fieldset>`
  const edits = adresses.map((address) => {
    const { idadresse: id, intitule } = address
    return form(
      { action: 'modif_adresse', value: id, idadresse: id },
      `<h4>Modifier l’adresse « ${intitule} »</h4>${fields(told, asked, 'modif_adresse', place, address, id)}${act('modif_adresse', 'Enregistrer', id)}`,
    )
  })
  return `${a_livrer ? form({}, choice('livraison', 'Adresse de livraison', adresse_livraison)) : ''}
    ${form({}, choice('facturation', 'Adresse de facturation', adresse_facturation))}${edits.join('')}
    ${form({ action: 'new_adresse' }, `${fields(told, asked, 'new_adresse', place, { prenom: client?.prenom, nom: client?.nom })}${act('new_adresse', 'Ajouter l’adresse')}`)}`
}

function account(told: Told, asked: Asked): string {
  const { client, a_livrer = true } = told.panier
  const title = client ? `Bonjour ${client.prenom} ${client.nom}` : 'Vos coordonnées'
  const guest = client?.invite
    ? `<h3>Modifier mon nom ou mon adresse e-mail</h3>${form({ action: 'sans_compte' }, `${fields(told, asked, 'sans_compte', identity, client)}${act('sans_compte', 'Enregistrer')}`)}
       <details${asked.action === 'connexion' ? ' open' : ''}><summary>Se connecter</summary>${login(told, asked)}</details>`
    : ''
  const onward = a_livrer ? 'Continuer' : 'Continuer'
  return `<h2 data-flx-arrival tabindex="-1">${title}</h2>
    ${client ? guest + addresses(told, asked) + goTo('paiement', onward) : doors(told, asked)}${goTo('panier', 'Revenir au panier')}`
}

function offers({ offres = [] }: Cart): string {
  const list = offres.map(
    ({ idoffre, nom, prix_ttc, delai, description, gratuit_des, choisie }) =>
      `<label><input type="radio" name="value" value="${idoffre}" data-flx-action="selOffre" data-flx-value="${idoffre}" data-flx-track="add_shipping_info" data-flx-track-shipping_tier="${nom}"${choisie ? ' checked' : ''}>
       ${nom} ${euros(prix_ttc)} TTC ${delai} · ${description} · Offerte dès ${euros(gratuit_des)} TTC d’achat</label>`,
  )
  return offres.length > 0
    ? form({ action: 'selOffre' }, `<fieldset><legend>Mode de livraison</legend>${list.join('<br>')}</fieldset>`)
    : ''
}

/** The picker of relay points, told in JSON; its plain form stands in it. */
function relay(told: Told, asked: Asked): string {
  const { panier, villes, relais_liste, status, error_msg } = told
  const { offres = [], relais = null, adresses = [], adresse_livraison, blocages = [] } = panier
  if (!offres.some(({ choisie, type }) => choisie && type === 'relais')) return ''
  const missing = blocages.find(({ cible }) => cible === 'relais')
  const isStopped = status === 'ko' && ['searchVille', 'refreshRelais', 'valide_panier'].includes(asked.action)
  const known = JSON.stringify({
    relais,
    villes,
    relais_liste,
    error_msg: isStopped && (asked.action !== 'valide_panier' || missing) ? error_msg : '',
  })
  const code = adresses.find(({ idadresse }) => idadresse === adresse_livraison)?.['code_postal'] ?? ''
  const search = `<label>Code postal <input name="value" data-flx-search="searchVille"></label>${act('searchVille', 'Chercher')}`
  return `<flx-relay-picker id="relais" required postal-code="${code}"><script type="application/json">${known.replace(/</g, '\\u003c')}</script>
    ${form({ action: 'searchVille' }, search)}${alert(status === 'ko' && asked.action === 'selectRelais' ? error_msg : '')}</flx-relay-picker>
    ${relais ? `<p class="choisi">Votre relais : ${plain(relais.nom)}, ${relais.adresse}</p>` : ''}${missing ? `<p><a href="#relais">${missing.message}</a></p>` : ''}`
}

function payments({ moyens_paiement = [] }: Cart): string {
  const hooks = (id: string, name: string): string =>
    `data-flx-action="change_moyen_paie" data-flx-value="${id}" data-flx-track="add_payment_info" data-flx-track-payment_type="${name}"`
  const means = ({ idMoyenPaie: id, nom, choisi, banques }: Means): string =>
    banques.length > 0
      ? form(
          { idMoyenPaie: id },
          banques
            .map(
              (bank) =>
                `<label><input type="radio" name="idModePaiementBanque" value="${bank.idModePaiementBanque}" data-flx-action="change_moyen_paie" data-flx-value="${id}"${bank.choisie ? ' checked' : ''}> ${nom}, ${bank.nom}</label>`,
            )
            .join(' '),
        )
      : form(
          {},
          `<label><input type="radio" name="idMoyenPaie" value="${id}" ${hooks(id, nom)}${choisi ? ' checked' : ''}> ${nom}</label>`,
        )
  const groups = moyens_paiement.map(({ titre, moyens }) => `<h4>${titre}</h4>${moyens.map(means).join('')}`)
  return `<h3>Moyen de paiement</h3>${groups.join('')}`
}

function infos({ infos_sup = [] }: Cart): string {
  const list = infos_sup.map(({ name, libelle, type, valeur, obligatoire }) => {
    const attributes = `name="${name}" data-flx-action="infossup"${obligatoire ? ' required' : ''}`
    const field =
      type === 'textarea'
        ? `<textarea ${attributes}>${plain(valeur)}</textarea>`
        : `<input type="${type}" ${attributes} value="${plain(valeur)}">`
    return `<label>${libelle}${obligatoire ? '' : ' (facultatif)'} ${field}</label>`
  })
  return infos_sup.length > 0 ? form({ action: 'infossup' }, list.join('')) : ''
}

function payment(told: Told, asked: Asked): string {
  const { panier } = told
  const { lignes, totaux, options = [], cle_commande = '', moyens_paiement = [], a_livrer = true } = panier
  const means = moyens_paiement.flatMap(({ moyens }) => moyens).find(({ choisi }) => choisi)
  const bank = means?.banques.find(({ choisie }) => choisie)
  const seen = {
    action: 'valide_panier',
    cle_commande,
    total_vu: totaux.total_ttc.toFixed(2),
    prix_vus: lignes.map(({ idligne, prix_unitaire_ttc }) => `${idligne}:${prix_unitaire_ttc.toFixed(2)}`).join(' '),
    ...(means && { idMoyenPaie: means.idMoyenPaie }),
    ...(bank && { idModePaiementBanque: bank.idModePaiementBanque }),
  }
  const ticks = options.map(
    ({ name, libelle, obligatoire, valeur }) =>
      `<label><input type="checkbox" name="requiredOption[${name}]" value="1"${valeur ? ' checked' : ''}${obligatoire ? '' : ' data-flx-optional'}> ${libelle}</label>`,
  )
  const rows = lignes.map(
    (line) =>
      `<li data-flx-line="${line.idligne}" data-flx-article="${line.idarticle}" ${item(line)}>${line.quantite} × ${plain(line.nom)} ${euros(line.total_ttc)} TTC ${plain(line.message)}</li>`,
  )
  return `<h2 data-flx-arrival tabindex="-1">${a_livrer ? 'Livraison et paiement' : 'Paiement'}</h2>
    ${a_livrer ? offers(panier) + relay(told, asked) : ''}${payments(panier)}${infos(panier)}
    <h3>Votre commande</h3><ol>${rows.join('')}</ol>${goTo('panier', 'Modifier les articles')}${goTo('compte', 'Modifier les adresses')}
    <p>À payer : ${euros(totaux.total_ttc)} TTC</p>
    ${form(seen, `${ticks.join('')}<div data-flx-validation role="alert">${alert(refusal(told, asked, 'valide_panier'))}</div>${act('valide_panier', 'Commander avec obligation de paiement')}`)}`
}

const steps = [
  ['panier', 'Panier'],
  ['compte', 'Coordonnées'],
  ['paiement', 'Paiement'],
] as const

/** What is said beside what it concerns; all else is said above the cart. */
const beside = [
  'searchVille',
  'refreshRelais',
  'selectRelais',
  'modifQte',
  'useCodePromo',
  'connexion',
  'new_compte',
  'sans_compte',
  'modif_adresse',
  'valide_panier',
]

/** A cart as this server answers it, and as its pages hold it. */
export function drawWholeCart(told: Told, asked: Asked = { action: '', value: '' }): string {
  const { panier, status, error_msg, info_msg } = told
  const { version, nb_articles, totaux, aff_prix, lignes, etape } = panier
  const above = status === 'ko' && !beside.includes(asked.action) ? alert(error_msg) : ''
  const done = info_msg ? `<p class="alert alert-success" role="status">${plain(info_msg)}</p>` : ''
  const nav = steps.map(([step, name], index) => `<li>${goTo(step, `${index + 1}${name}`, step === etape)}</li>`)
  const content =
    etape === 'compte' ? account(told, asked) : etape === 'paiement' ? payment(told, asked) : basket(told, asked)
  const stage =
    etape === 'compte' ? ' data-flx-stage="account"' : etape === 'paiement' ? ' data-flx-stage="payment"' : ''
  return `<div class="cadre"><h1>Boutique</h1><div class="panier" data-flx-view="panier" data-flx-version="${version}" data-flx-count="${nb_articles}"
      data-flx-total-ht="${totaux.total_ht.toFixed(2)}" data-flx-total-ttc="${euros(totaux.total_ttc)}" data-flx-display="${aff_prix}"${stage}>
    ${etape ? `<nav><ol>${nav.join('')}</ol></nav>` : ''}${above}${done}
    ${lignes.length > 0 ? content : '<p>Votre panier est vide.</p> <a href="/boutique">Découvrir la boutique</a>'}</div></div>`
}
