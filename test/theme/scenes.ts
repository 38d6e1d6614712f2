import { config } from '../../src/core/config.ts'
import { type Answer, scriptCalls } from '../support/answers-client.ts'
import { forgetCart } from '../support/cart-page.ts'
import { adresse, client, orderJson, parRelais, pointRelais, retrait, toPay } from '../support/order-wire.tsx'
import { pictureAddress } from '../support/pictures.ts'
import { cities, points } from '../support/relay-page.ts'
import { sampleOf, tags } from '../support/samples.ts'
import { waitUntil } from '../support/wait-until.ts'

/** An element in one of its states. */
export interface Scene {
  name: string
  /** `{base}` in it is the address of the server. */
  markup: string
  /** What the server answers, in order. */
  answers?: Answer[]
  /** What is drawn once the scene stands. */
  shows?: string
  /** What a visitor does, once `on` is there: it is clicked, unless `by` says what else. */
  click?: { on: string; shows: string; by?: (node: HTMLElement) => unknown }[]
  /** What an earlier page left. */
  before?: () => void
}

const red = pictureAddress(600, 400, 'teal')
const lines = [{ message: 'Il en reste 2.' }, { quantite: 3, quantite_max: 3 }]
const cart = (state: Parameters<typeof orderJson>[0]): Answer[] => [orderJson(state, { repeat: true })]
const slot = (idcreneau: string, heure: string, places: number) => ({
  ...{ idcreneau, heure, heure_fin: `${Number.parseInt(heure, 10) + 1}:00`, places, complet: places === 0 },
})
const slots = {
  idarticle: '12',
  date: '2026-11-21',
  creneaux: [slot('88', '10:00', 3), slot('89', '14:00', 0)],
  jours: [
    { date: '2026-11-21', places: 5 },
    { date: '2026-11-22', places: 0 },
  ],
  retenue: null,
}
const accountList: Answer = {
  repeat: true,
  body: {
    lignes: [
      {
        id: 'C-1',
        titre: 'Commande C-1',
        adresse: '#commande',
        date: '2026-11-02',
        textes: ['2 articles'],
        etat: { libelle: 'Payée', sens: 'success' },
        montant: 24.9,
        historique: ['2 novembre : début'],
        actions: [
          { libelle: 'Facture (PDF)', adresse: '#facture' },
          { libelle: 'Renommer', action: 'renomme_panier', saisie: { nom: 'nom', libelle: 'Nom', valeur: 'Noël' } },
          { libelle: 'Arrêter', action: 'stopRecur', champs: { idabo: 4 }, important: true },
        ],
      },
      { id: 2, titre: 'Points', points: -10, etat: { libelle: 'Refusé', sens: 'error' } },
    ],
    total: 12,
    page: 1,
    pages: 2,
    suivante: '?page=2',
    resume: [{ libelle: 'Solde', valeur: '120 points' }],
    filtres: [
      {
        libelle: 'État',
        choix: [
          { libelle: 'Toutes', adresse: '?', actif: true },
          { libelle: 'Payées', adresse: '?etat=payees', actif: false },
        ],
      },
    ],
  },
}
const soldOut = {
  ...{ aff_btn_add_panier: 'msg', change_nom_button: '', url: '', mode_ajax: 1, mode_detail: 0 },
  ...{ message: 'Épuisé pour le moment.', stock: 0 },
}

/** As a paste does it, in one go. */
const write =
  (text: string) =>
  (node: HTMLElement): void => {
    const field = node as HTMLInputElement
    field.focus()
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

const giveFiles =
  (...names: string[]) =>
  (node: HTMLElement): void => {
    const data = new DataTransfer()
    for (const name of names) data.items.add(new File(['abcdefghij'], name, { lastModified: 1 }))
    const field = node as HTMLInputElement
    field.files = data.files
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }

const towns = ['Brest (29200)', 'Brestot (27350)', 'Breuil (80400)'].map((label) => ({ label, value: label }))
const town =
  '<flx-autocomplete classname="Ville" methode="chercher" width="300" limit="2"><label>Ville <input name="ville"></label></flx-autocomplete>'
const writeTown = (shows: string) => [{ on: 'flx-autocomplete input', by: write('bre'), shows }]
const openPanel = '.flx-autocomplete__panel:popover-open:not([data-flx-waiting])'
const formOf = (attributes = '', more = ''): string =>
  `<flx-form ${attributes}><form id="contact" method="post" action="{base}contact"><label>Nom <input name="nom" required ${more}></label>
  <fieldset><legend>Vous êtes</legend><label><input type="radio" name="qualite" required value="p"> Particulier</label></fieldset>
  <button>Envoyer</button></form></flx-form>`
const filled = formOf('no-draft no-guard', 'value="Anne"').replace('required value="p"', 'checked value="p"')
const sendForm = (shows: string) => [{ on: 'flx-form button', shows }]
const stepsOf = (id: string): string =>
  `<flx-form steps no-draft no-guard><form id="${id}" action="#"><fieldset><legend>Le projet</legend><label>Titre <input name="titre" value="Une table"></label></fieldset><fieldset><legend>Vous</legend><fieldset><legend>Contact</legend><label>Nom <input name="nom" value="Anne"></label></fieldset></fieldset><button>Envoyer</button></form></flx-form>`
/** A choice that is made again until the code that follows it has come. */
const choose = (value: string) => (node: Element) => {
  const select = node as HTMLSelectElement
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
const sentFile = { key: 'k', nom: 'plage.jpg', taille: 10, recu: 10, url: red }

/** A form and its fields. */
const forms: Scene[] = [
  {
    name: 'un calendrier ouvert',
    markup:
      '<flx-date-field time closed="dimanche 14/02"><label>Jour <input name="jour" value="2024-02-29 10:30:00"></label></flx-date-field>',
    click: [{ on: '.flx-date-field__button', shows: '.flx-calendar:popover-open .flatpickr-day.selected' }],
  },
  {
    name: 'le calendrier d’une période',
    markup:
      '<flx-date-field><input aria-label="Du" value="2024-02-12"><input aria-label="au" value="2024-02-20"></flx-date-field>',
    click: [{ on: '.flx-date-field__button', shows: '.flx-calendar:popover-open .flatpickr-day.inRange' }],
  },
  {
    name: 'des villes proposées',
    markup: town,
    answers: [{ body: towns, repeat: true }],
    click: [
      ...writeTown(`${openPanel} .flx-autocomplete__option`),
      {
        on: 'flx-autocomplete input',
        by: (field) => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })),
        shows: '.flx-autocomplete__option[aria-selected="true"]',
      },
    ],
  },
  {
    name: 'aucune ville',
    markup: town,
    answers: [{ body: [], repeat: true }],
    click: writeTown(`${openPanel} .flx-autocomplete__message:not(:empty, [hidden])`),
  },
  {
    name: 'une ville refusée',
    markup: town,
    answers: [{ body: { error_msg: 'Le service est fermé.' }, repeat: true }],
    click: writeTown('.flx-autocomplete__note:not(:empty, [hidden])'),
  },
  {
    name: 'un formulaire à corriger',
    markup: formOf(),
    click: sendForm('.flx-form__error'),
  },
  {
    name: 'un formulaire à corriger, à l’ancienne',
    markup: formOf('alert'),
    click: sendForm('dialog[open] .flx-form__errors'),
  },
  {
    name: 'un formulaire que le serveur refuse',
    markup: filled,
    answers: [
      { body: { status: 'ko', error_msg: 'Ce nom est <a class="author" href="#nom">déjà pris</a>.' }, repeat: true },
    ],
    click: sendForm('.flx-message--error'),
  },
  {
    name: 'un formulaire parti',
    markup: filled,
    answers: [{ body: { status: 'ok', message: 'Merci.' }, repeat: true }],
    click: sendForm('.flx-message--success'),
  },
  {
    name: 'un formulaire qui part',
    markup: filled,
    click: sendForm('.flx-form__wait:not(:empty)'),
  },
  {
    name: 'un formulaire qui n’est pas parti',
    markup: filled,
    answers: [{ status: 500, body: 'Panne', repeat: true }],
    click: sendForm('.flx-message--error .flx-button'),
  },
  {
    name: 'un formulaire dont la session est finie',
    markup: filled,
    answers: [{ status: 401, body: 'Session', repeat: true }],
    click: sendForm('.flx-login-again__form'),
  },
  {
    name: 'la première étape d’un formulaire',
    markup: stepsOf('etape'),
    before: () => history.replaceState(null, ''),
    shows: '.flx-form__steps .flx-button',
  },
  {
    name: 'le récapitulatif d’un formulaire',
    markup: stepsOf('recapitulatif'),
    before: () => history.replaceState(null, ''),
    click: [
      { on: '.flx-form__steps .flx-button--primary', shows: 'fieldset + fieldset:not([data-flx-away])' },
      { on: '.flx-form__steps .flx-button--primary', shows: '.flx-form__summary-part' },
    ],
  },
  {
    name: 'une partie de formulaire qui n’est pas venue',
    markup: `<flx-form reload-src="{base}recharge"><form action="#"><label>Pays <select name="pays"><option>FR</option><option>BE</option></select></label>
      <div data-flx-part="lieu" data-flx-depends="pays"><label>Ville <input name="ville"></label></div></form></flx-form>`,
    answers: [{ status: 500, body: 'Panne', repeat: true }],
    before: () => sessionStorage.clear(),
    click: [
      {
        on: 'flx-form select',
        by: choose('BE'),
        shows: '.flx-message--error .flx-button',
      },
    ],
  },
  {
    name: 'une saisie reprise',
    markup: formOf('no-guard'),
    before: () => {
      const form = { at: Date.UTC(2026, 10, 20, 9), values: [['nom', 0, 'Anne']] }
      const forms = { [`${location.pathname}${location.search} contact`]: form }
      sessionStorage.setItem('flx-form-drafts', JSON.stringify({ session: config().sessionHash, forms }))
    },
    shows: '.flx-form__draft',
  },
  {
    name: 'un collage refusé',
    markup: '<flx-form><form action="#"><label>E-mail <input name="email_confirm"></label></form></flx-form>',
    click: [
      {
        on: 'flx-form input',
        by: (field) => field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
        shows: '.flx-form__hint',
      },
    ],
  },
  {
    name: 'des blocs répétés',
    markup: `<flx-repeat max="2" add-label="Ajouter une ligne"><fieldset data-flx-optional><legend>Ligne 1</legend>
      <label>Article <input name="lignes[0][article]"></label></fieldset></flx-repeat>`,
    click: [{ on: '.flx-repeat__add', shows: '[data-flx-block] + [data-flx-block] .flx-repeat__tools' }],
  },
  {
    name: 'un bloc retiré, à remettre',
    markup: `<flx-repeat><ol><li><input aria-label="A" name="l[0][a]"></li><li><input aria-label="A" name="l[1][a]"></li></ol></flx-repeat>`,
    click: [{ on: '[data-flx-remove]', shows: '.flx-repeat__back' }],
  },
  {
    name: 'un mot de passe faible',
    markup: sampleOf('flx-password-strength'),
    answers: [{ body: { result: 'Faible', percentage: 40, raisons: ['Trop court', 'Sans chiffre'] }, repeat: true }],
    click: [{ on: 'flx-password-strength input', by: write('azerty'), shows: '.flx-password-strength__reason' }],
  },
  {
    name: 'des fichiers joints',
    markup: `<flx-upload src="{base}upload.php" exts="jpg" multiple="0"><label>Photos <input type="file" name="photos" multiple></label></flx-upload>`,
    answers: [
      { body: { status: 'ok', fichier: sentFile } },
      { body: { status: 'ko', error_msg: 'Cette image est illisible.' } },
      { hold: 'for ever', repeat: true },
    ],
    click: [
      {
        on: 'flx-upload input',
        by: giveFiles('plage.jpg', 'floue.jpg', 'notes.txt', 'port.jpg', 'mer.jpg'),
        shows:
          '.flx-upload__list:has([data-state="done"]):has([data-state="failed"]):has([data-state="refused"]) [data-state="sending"]',
      },
    ],
  },
  ...[{ valid: 'Merci.' }, { erreur: 'Adresse inconnue.' }].map((body) => ({
    name: `la lettre d’information, ${Object.keys(body)[0]}`,
    markup: sampleOf('flx-newsletter').replace(' action="#"', ''),
    answers: [{ body, repeat: true }],
    click: [{ on: 'flx-newsletter button', shows: 'dialog[open]' }],
  })),
  {
    name: 'un permalien et son code QR',
    markup: sampleOf('flx-permalink'),
    answers: [{ body: 'https://exemple.fr/l/Ab3', type: 'text', repeat: true }],
    click: [
      { on: 'flx-permalink button', shows: 'dialog[open] .flx-permalink__box' },
      { on: '.flx-permalink__buttons button:last-child', shows: '.flx-permalink__code' },
    ],
  },
  {
    name: 'un permalien refusé',
    markup: sampleOf('flx-permalink'),
    answers: [{ status: 403, body: { error_msg: 'Réservé aux rédacteurs.' }, repeat: true }],
    click: [{ on: 'flx-permalink button', shows: '.flx-permalink__error' }],
  },
  {
    name: 'le code d’un nouveau compte, renvoyé',
    markup: `<flx-signup><form method="post" action="{base}compte"><p hidden><label>Code <input name="token"></label>
      <button type="button" data-flx-resend>Renvoyer</button></p><button>Ouvrir</button></form></flx-signup>`,
    answers: [{ body: { status: 'error', error_txt: 'Saisissez le code.', confirmaccount: 1 }, repeat: true }],
    click: [
      { on: 'flx-signup form[novalidate] > button', shows: '.flx-form__message' },
      { on: '[data-flx-resend]', shows: 'dialog[open]' },
    ],
  },
  {
    name: 'un mot de passe changé',
    markup:
      '<flx-password-change><form method="post" action="{base}mdp"><button>Changer</button></form></flx-password-change>',
    answers: [{ body: { status: 'ok', info_msg: 'Changé.' }, repeat: true }],
    click: [{ on: 'flx-password-change form[novalidate] > button', shows: 'a[data-flx-back]' }],
  },
  {
    name: 'une clé d’accès que la réponse ne permet pas de créer',
    markup: `<flx-passkey><form method="post" action="{base}cle"><label>Nom <input name="nom" value="Téléphone"></label>
      <button>Ajouter</button></form></flx-passkey>`,
    answers: [{ body: { status: 'ok', info_msg: 'Suivez.', options: { rp: 1 } }, repeat: true }],
    click: [{ on: 'flx-passkey form[novalidate] > button', shows: '.flx-said > .flx-message' }],
  },
  {
    name: 'une rétractation, ses articles puis ce qui est refusé',
    markup: `<flx-withdrawal><form method="post" action="{base}retractation"><fieldset><legend>Commande</legend>
      <label>Numéro <input name="commande" value="C-1"></label></fieldset><fieldset><legend>Articles</legend>
      <label>Bol <input name="quantite[1]" value="1"></label> <button>Confirmer la rétractation</button></fieldset></form></flx-withdrawal>`,
    answers: [
      { path: 'verif_formulaire', body: { status: 'ok' }, repeat: true },
      { body: { status: 'ko', message: 'Non.', errors: { 'quantite[1]': 'De 0 à 1.' } }, repeat: true },
    ],
    click: [
      {
        on: 'flx-withdrawal .flx-form__steps .flx-button--primary',
        shows: 'flx-withdrawal fieldset + fieldset:not([data-flx-away])',
      },
      { on: 'flx-withdrawal fieldset + fieldset button', shows: '.flx-form__message' },
    ],
  },
  {
    name: 'une résiliation, relue puis reçue',
    markup: `<flx-contract-end><form method="post" action="{base}resiliation"><fieldset><legend>Contrat</legend>
      <label>Numéro <input name="reference" value="A-1"></label></fieldset><fieldset><legend>Vous</legend>
      <label>Nom <input name="nom" value="Anne"></label></fieldset><button>Notification de la résiliation</button></form></flx-contract-end>`,
    answers: [
      { path: 'verif_formulaire', body: { status: 'ok' }, repeat: true },
      {
        body: { status: 'ok', message: 'Reçue.', accuse: { numero: '7', recu_le: '2026-11-22T20:34:05Z' } },
        repeat: true,
      },
    ],
    click: [
      {
        on: 'flx-contract-end .flx-form__steps .flx-button--primary',
        shows: 'flx-contract-end fieldset + fieldset:not([data-flx-away])',
      },
      {
        on: 'flx-contract-end .flx-form__steps .flx-button--primary',
        shows: 'flx-contract-end .flx-form__summary:not([hidden])',
      },
      { on: 'flx-contract-end form > button:not([data-flx-away])', shows: '.flx-form__message' },
    ],
  },
  {
    name: 'une connexion refusée',
    markup: sampleOf('flx-login').replaceAll(' action="#"', ''),
    answers: [{ body: { status: 'error', error_txt: 'Mot de passe faux.' }, repeat: true }],
    click: [{ on: 'flx-login button', shows: 'dialog[open]' }],
  },
  {
    name: 'une connexion qui n’aboutit pas',
    markup: sampleOf('flx-login').replaceAll(' action="#"', ''),
    answers: [{ status: 500, body: '', repeat: true }],
    click: [{ on: 'flx-login button', shows: '.flx-said > .flx-message' }],
  },
  {
    name: 'le code du second facteur',
    markup: sampleOf('flx-login').replaceAll(' action="#"', ''),
    answers: [
      { body: { status: 'wait', action: 'open_popup_code', idtransaction: 't1', email: 'a@b.fr' }, repeat: true },
    ],
    click: [
      { on: 'flx-login button', shows: 'dialog[open] .flx-two-factor__digit' },
      { on: 'dialog[open] .flx-button--primary', shows: '.flx-two-factor__digit[aria-invalid="true"]' },
    ],
  },
  {
    name: 'un numéro incomplet',
    markup: '<flx-mask mask="phone"><label>Tél. <input name="tel"></label></flx-mask>',
    click: [{ on: 'flx-mask input', by: write('0298'), shows: '.flx-masked__note:not(:empty)' }],
  },
]

const manyColumns = 'ABCDEFGHI'.split('')
const tableRows = (count: number): string =>
  Array.from(
    { length: count },
    (_, row) => `<tr>${manyColumns.map((name) => `<td>${name}${row}</td>`).join('')}</tr>`,
  ).join('')
const tableOf = (count: number, attributes = ''): string =>
  `<flx-table label="Frais" ${attributes}><table><thead><tr>${manyColumns.map((name) => `<th ${name === 'B' ? 'data-flx-filter' : ''}>${name}</th>`).join('')}</tr></thead><tbody>${tableRows(count)}</tbody></table></flx-table>`

/** A table and what it unfolds. */
const tables: Scene[] = [
  {
    name: 'un tableau trié, filtré et feuilleté',
    markup: tableOf(30, 'filter choose-columns csv fullscreen page-size="5" sort="1 -2"'),
    shows: '.flx-table__rank',
  },
  {
    name: 'les colonnes d’un tableau',
    markup: tableOf(3, 'choose-columns'),
    click: [{ on: '.flx-table__tools button', shows: '.flx-table__columns' }],
  },
  {
    name: 'un tableau déplié',
    markup: tableOf(3),
    click: [{ on: '.flx-table__more', shows: '.flx-table__details' }],
  },
  {
    name: 'un tableau qui ne garde aucune ligne',
    markup: tableOf(3, 'filter'),
    click: [{ on: '.flx-table__tools input', by: write('zzz'), shows: '.flx-table__status:not(:empty)' }],
  },
  {
    name: 'un tableau en plein écran',
    markup: tableOf(60, 'fullscreen'),
    click: [{ on: '.flx-table__mode', shows: '.flx-table-full[open]' }],
  },
]

const closed = (tag: string): string => sampleOf(tag).replace(/(<[^>]*?) open(?=[ >])/, '$1')

/** The states in which elements draw most; then each of them as an author writes it, closed and open. */
export const scenes: Scene[] = [
  {
    name: 'un panier de deux lignes',
    markup: '<flx-cart></flx-cart>',
    answers: cart({ lines, codes: ['ETE'], info: 'Votre panier est à jour.' }),
    shows: '.flx-cart__line',
  },
  {
    name: 'le compte, au paiement',
    markup: '<flx-cart></flx-cart>',
    answers: cart({ panier: { etape: 'compte', client: null } }),
    shows: '.flx-cart__doors',
  },
  {
    name: 'les adresses',
    markup: '<flx-cart></flx-cart>',
    answers: cart({ panier: { etape: 'compte', client, adresses: [adresse()] } }),
    shows: '.flx-cart__card, .flx-cart__fold, .flx-cart__main',
  },
  {
    name: 'le paiement, en point relais',
    markup: '<flx-cart></flx-cart>',
    answers: cart({
      ...toPay({ offres: [parRelais({ choisie: true }), retrait()] }),
      beside: { relais_liste: [pointRelais()] },
    }),
    shows: '.flx-cart__recap, .flx-cart__order',
  },
  {
    name: 'un refus',
    markup: '<flx-cart></flx-cart>',
    answers: cart({ status: 'ko', error: 'Ce code est périmé.' }),
    shows: '.flx-message',
  },
  {
    name: 'un jour du calendrier',
    markup: '<flx-calendar url="{base}jours" month="2026-11"></flx-calendar>',
    answers: [
      {
        body: [
          { date: '2026-11-3', title: 'Poterie', badge: 3, body: 'Un bol à soi.', footer: '45 €', link: '/atelier' },
          { date: '2026-11-3', title: 'Reliure' },
        ],
        repeat: true,
      },
    ],
    click: [{ on: '.flx-month__day[aria-haspopup]', shows: '.flx-month__panel:popover-open' }],
  },
  {
    name: 'un mois qui n’est pas venu',
    markup: '<flx-calendar url="{base}jours" month="2026-11"></flx-calendar>',
    answers: [{ status: 500, repeat: true }],
    shows: '.flx-calendar__error',
  },
  {
    name: 'les commandes d’un compte',
    markup:
      '<flx-account><nav data-author><a data-author href="#a">Commandes</a></nav><div data-author data-flx-panel><h2 data-author>Commandes</h2><div data-author data-flx-list="liste_cmd"></div></div></flx-account>',
    answers: [accountList],
    shows: '.flx-account__row',
  },
  {
    name: 'une liste de compte qui n’est pas venue',
    markup:
      '<flx-account><div data-author data-flx-panel><h2 data-author>Commandes</h2><div data-author data-flx-list="liste_cmd"></div></div></flx-account>',
    answers: [{ status: 500, repeat: true }],
    shows: '.flx-account__error',
  },
  {
    name: 'un compte dont la session est finie',
    markup:
      '<flx-account><div data-author data-flx-panel><h2 data-author>Commandes</h2><div data-author data-flx-list="liste_cmd"></div></div></flx-account>',
    answers: [{ status: 401, repeat: true }],
    shows: '.flx-login-again__form',
  },
  {
    name: 'une annonce à supprimer',
    markup: `<flx-my-elements element-module-ident="annonces"><ul data-author><li data-author data-element-id="1">
      <a data-author href="#1">Table</a> <a data-author href="#1" class="my_elements_delete">Supprimer</a></li></ul></flx-my-elements>`,
    answers: [{ body: { result: false, msg: 'Cette annonce n’est pas à vous.' }, repeat: true }],
    click: [
      { on: '.my_elements_delete', shows: 'dialog[open] .flx-button--primary' },
      { on: 'dialog[open] .flx-button--primary', shows: '.flx-modal.error' },
    ],
  },
  {
    name: 'des annonces dont la session est finie',
    markup: `<flx-my-elements element-module-ident="annonces"><p data-author data-element-id="1">
      <a data-author href="#1" class="my_elements_activate">En ligne</a></p></flx-my-elements>`,
    answers: [{ status: 401, repeat: true }],
    click: [{ on: '.my_elements_activate', shows: '.flx-login-again__form' }],
  },
  {
    name: 'une date d’agenda qui n’est pas venue',
    markup:
      '<flx-agenda url="{base}agenda"><p data-author>Novembre</p><button data-author data-flx-date="2026-12-01">Décembre</button></flx-agenda>',
    answers: [{ status: 500, repeat: true }],
    click: [{ on: '[data-flx-date]', shows: '.flx-agenda__error' }],
  },
  {
    name: 'un bloc qui n’est pas venu',
    markup: '<flx-fragment lazy src="{base}bloc"><p data-author>Les places qui restent</p></flx-fragment>',
    answers: [{ status: 500, repeat: true }],
    shows: '.flx-fragment__error',
  },
  {
    name: 'le menu ouvert',
    markup: `<button id="flx-menu-button">Menu</button><flx-mobile-menu><nav><ul><li><a href="#un">Un</a></li>
      <li><a href="#deux">Deux</a><ul><li><a href="#trois">Trois</a></li></ul></li></ul></nav></flx-mobile-menu>`,
    click: [{ on: '#flx-menu-button', shows: '.flx-mobile-menu[open] .flx-mobile-menu__row' }],
  },
  {
    name: 'une galerie ouverte',
    markup: `<flx-lightbox><a href="${red}" rel="lightbox[a]" title="Un">Un</a><a href="${red}#2" rel="lightbox[a]">Deux</a></flx-lightbox>`,
    click: [{ on: 'flx-lightbox a', shows: '[data-flx-status="shown"] .pswp__img' }],
  },
  {
    name: 'les choix des cookies',
    markup: '<flx-consent></flx-consent>',
    click: [{ on: '.flx-consent__banner .flx-button--quiet', shows: '.flx-consent__dialog[open]' }],
  },
  {
    name: 'des créneaux',
    markup: '<flx-reservation article="12" reference="40"></flx-reservation>',
    answers: [{ body: slots, repeat: true }],
    shows: '.flx-reservation__slots',
  },
  {
    name: 'des points relais',
    markup: '<flx-relay-picker postal-code="29200"></flx-relay-picker>',
    answers: [cities('Brest'), { ...points(), repeat: true }],
    shows: '.flx-relay__search',
  },
  {
    name: 'un article épuisé',
    markup: sampleOf('flx-stock'),
    answers: [{ body: { 12: soldOut }, repeat: true }],
    shows: '.flx-stock__alert',
  },
  ...[
    'flx-carousel dots progress shown="2"',
    'flx-carousel vertical autoplay="off"',
    'flx-slideshow',
    'flx-home-slider',
  ].map((tag) => ({
    name: `des diapositives, ${tag}`,
    markup: `<${tag} label="Vues" speed="0" interval="900000"><ul>${['Un', 'Deux', 'Trois']
      .map((name) => `<li><img src="${red}" width="600" height="400" alt="${name}"></li>`)
      .join('')}</ul></${tag.split(' ')[0]}>`,
    shows: '.flx-slides__arrow, .flx-slides__dot',
    click: [
      { on: '.flx-slides__arrow--next, .flx-slides__dot + .flx-slides__dot', shows: '.flx-slides__status:not(:empty)' },
    ],
  })),
  {
    name: 'une carte et ses repères',
    markup:
      '<flx-map><ul><li data-lat="48.39" data-lng="-4.48">Brest</li><li data-lat="48.57" data-lng="-3.82">Morlaix</li></ul></flx-map>',
    shows: '[data-flx-map="shown"] .flx-map__marker',
    click: [{ on: '.flx-map__marker', shows: '.flx-map__card' }],
  },
  {
    name: 'le choix d’un point',
    markup: '<flx-map-picker lat="48.39" lng="-4.48" geocoder="/answers/nowhere/"></flx-map-picker>',
    shows: '.flx-map-picker__pin',
  },
  ...['1', '2', '3'].map((version) => ({
    name: `le voile ${version}`,
    markup: `<flx-loader open version="${version}"></flx-loader>`,
    shows: '.flx-loader[open]',
  })),
  ...['success', 'warning', 'error'].map((type) => ({
    name: `un message bref, ${type}`,
    markup: `<flx-toast open sticky type="${type}">Message</flx-toast>`,
    shows: '.flx-toast',
  })),
  {
    name: 'une annonce qui se ferme seule',
    markup: '<flx-front-popup label="Annonce" open auto-close="900"><p>Annonce</p></flx-front-popup>',
    shows: '.flx-front-popup[open]',
  },
  {
    name: 'un prix réduit',
    markup: '<flx-price ttc="20" vat="20" prior="25"></flx-price>',
    shows: '.flx-price__prior',
  },
  {
    name: 'un compte d’articles',
    markup: '<flx-cart-badge href="/panier"></flx-cart-badge>',
    answers: cart({ lines }),
    shows: '.flx-cart-badge__link',
  },
  {
    name: 'une vidéo sans lien',
    markup: `<flx-video src="/film.mp4" poster="${red}" label="Film"></flx-video>`,
    shows: '.flx-video__poster',
  },
  ...tables,
  ...forms,
  ...tags.flatMap((tag) =>
    [...new Set([closed(tag), sampleOf(tag)])].map((markup, index) => ({
      name: `<${tag}>${index === 0 ? '' : ', ouvert'}`,
      markup,
    })),
  ),
]

/** The author's nodes are known by an attribute: whatever else is there afterwards is drawn. */
function signed(markup: string): string {
  const template = document.createElement('template')
  template.innerHTML = markup
  for (const node of template.content.querySelectorAll('*')) node.setAttribute('data-author', '')
  return template.innerHTML
}

/**
 * Puts a scene into a place of the page, and waits until it stands.
 * @param press how the visitor clicks
 */
export async function play(
  scene: Scene,
  place: HTMLElement,
  press: (node: HTMLElement) => unknown = (node) => node.click(),
): Promise<void> {
  await forgetCart()
  const server = await scriptCalls(...(scene.answers ?? [{ hold: 'for ever', repeat: true }]))
  scene.before?.()
  place.innerHTML = signed(scene.markup.replaceAll('{base}', server.base))
  const hosts = [...place.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('flx-'))
  await Promise.all(hosts.map((host) => (host as Element & { ready?: Promise<void> }).ready))
  const see = (what: string) => waitUntil(() => document.querySelector(what), `${scene.name}: no ${what}`)
  if (scene.shows) await see(scene.shows)
  for (const { on, shows, by = press } of scene.click ?? []) {
    await see(on)
    const node = document.querySelector<HTMLElement>(on)
    if (node) await by(node)
    await see(shows)
  }
  await Promise.all(
    document
      .getAnimations()
      .filter(endsOnce)
      .map(({ finished }) => finished.catch(() => {})),
  )
}

const endsOnce = (animation: Animation): boolean =>
  animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY

/** Takes it away, with what it opened above the page. */
export async function strike(place: HTMLElement): Promise<void> {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close()
  for (const close of document.querySelectorAll<HTMLElement>('.flx-toast__close')) close.click()
  place.replaceChildren()
  sessionStorage.clear()
  await waitUntil(
    () => !document.querySelector('dialog[open], .flx-modal, .flx-toast'),
    'something stays above the page',
  )
}
