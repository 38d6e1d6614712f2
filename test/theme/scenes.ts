import { configure } from '../../src/core/configure.ts'
import { type Answer, script } from '../support/answers-client.ts'
import { forgetCart } from '../support/cart-page.ts'
import { adresse, client, orderJson, parRelais, pointRelais, retrait, toPay } from '../support/order-wire.tsx'
import { pictureAddress } from '../support/pictures.ts'
import { cities, points } from '../support/relay-page.ts'
import { sampleOf, tags } from '../support/samples.ts'
import { waitUntil } from '../support/wait-until.ts'

/** An element in one of its states. */
export interface Scene {
  name: string
  markup: string
  /** What the server answers, in order. */
  answers?: Answer[]
  /** What is drawn once the scene stands. */
  shows?: string
  /** What a visitor does, once `after` is there: it is clicked. */
  click?: { on: string; shows: string }[]
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
const soldOut = {
  ...{ aff_btn_add_panier: 'msg', change_nom_button: '', url: '', mode_ajax: 1, mode_detail: 0 },
  ...{ message: 'Épuisé pour le moment.', stock: 0 },
}

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
  {
    name: 'une carte et ses repères',
    markup:
      '<flx-map><ul><li data-lat="48.39" data-lng="-4.48">Brest</li><li data-lat="48.57" data-lng="-3.82">Morlaix</li></ul></flx-map>',
    shows: '[data-flx-map="shown"] .flx-map__marker',
    click: [{ on: '.flx-map__marker', shows: '.flx-map__card' }],
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
    shows: '.flx-cart-badge__link',
  },
  {
    name: 'une vidéo sans lien',
    markup: `<flx-video src="/film.mp4" poster="${red}" label="Film"></flx-video>`,
    shows: '.flx-video__poster',
  },
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

/** Puts a scene into a place of the page, and waits until it stands. */
export async function play(scene: Scene, place: HTMLElement): Promise<void> {
  await forgetCart()
  const server = await script(...(scene.answers ?? [{ hold: 'for ever', repeat: true }]))
  configure({ base: server.base })
  place.innerHTML = signed(scene.markup)
  const hosts = [...place.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('flx-'))
  await Promise.all(hosts.map((host) => (host as Element & { ready?: Promise<void> }).ready))
  const see = (what: string) =>
    waitUntil(() => document.querySelector(what), `${scene.name}: no ${what}`, { timeout: 8000 })
  if (scene.shows) await see(scene.shows)
  for (const { on, shows } of scene.click ?? []) {
    await see(on)
    document.querySelector<HTMLElement>(on)?.click()
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
  await waitUntil(() => !document.querySelector('dialog[open], .flx-toast'), 'something stays above the page')
}
