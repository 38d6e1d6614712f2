import { expect } from '@open-wc/testing'
import type { Answer } from '../answers-client.ts'
import { control, part, textOf, untilText } from '../cart-page.ts'
import { waitUntil } from '../wait-until.ts'
import { closeDialogs, dialog, fieldsOf, heard, type Proof } from './stage.ts'

/** Proves an action of the cart, with a cart of the site's own that has one control. */
export const cartAction: Proof = async ({ call, way, least, open }) => {
  const value = call.id === 'searchVille' ? '29200' : call.id === 'chgEtape' ? 'compte' : '41'
  const line = call.fields.some(({ name }) => name === 'idligne')
  const form = `<form method="post">${fieldsOf(call.fields)}<button data-flx-action="${call.id}" data-flx-value="${value}">Faire</button></form>`
  const view = `<div data-flx-view data-flx-count="1" data-flx-total-ttc="1"><div ${line ? 'data-flx-line="41"' : ''}>Ancien panier ${form}</div></div>`
  const [host, server] = await open(`<flx-cart>${view}</flx-cart>`, least)
  part(host, 'button').click()
  const isRelay = way === 'html' && call.tags.includes('flx-relay-picker') && !call.html?.least.includes('Bol')
  await (isRelay
    ? waitUntil(() => host.querySelector('flx-relay-picker'), textOf(host))
    : untilText(host, 'Bol en grès'))
  expect(textOf(host)).not.to.contain('Ancien panier')
  if (way === 'json' && call.id === 'getpointsdevente') {
    await waitUntil(() => textOf(dialog()).includes('Le comptoir du port'))
    await closeDialogs()
  }
  return server
}

const brest: Answer = {
  body: JSON.stringify({ villes: [{ nom: 'Brest', code_postal: '29200' }] }),
  type: 'application/json',
}

/** Sets the whole postal code at once, as a browser's autofill does. */
function typePostalCode(host: HTMLElement): void {
  const input = part<HTMLInputElement>(host, 'input')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '29200')
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

const reservationView = `<form data-flx-view data-flx-date="2026-11-21"><input name="idvalue" value="2026-11-21|10:00-11:00|88" aria-label="Créneau"><button data-flx-action="ACTION">Réserver</button></form>`

const book =
  (action: string): Proof =>
  async ({ least, open }) => {
    const view = reservationView.replace('ACTION', action)
    const [host, server] = await open(`<flx-reservation article="7" reference="12">${view}</flx-reservation>`, least)
    const done = heard(host, 'flx-reservation-done')
    part(host, 'button').click()
    await done
    return server
  }

const stockForm =
  '<form><input type="hidden" name="idarticle" value="7"><input type="hidden" name="idreference" value="12"><button>Ajouter</button></form>'

export const cartProofs: Record<string, Proof> = {
  async panier({ least, open }) {
    const [host, server] = await open('<flx-cart></flx-cart>', least)
    await untilText(host, 'Bol en grès')
    return server
  },
  async modifQte({ least, open }) {
    const [host, server] = await open(
      '<flx-cart><div data-flx-view data-flx-count="1" data-flx-total-ttc="1"><p data-flx-line="41">Ancien panier <input name="quantite" value="1" aria-label="Quantité"></p></div></flx-cart>',
      least,
    )
    const field = part<HTMLInputElement>(host, 'input')
    field.value = '2'
    field.dispatchEvent(new Event('change', { bubbles: true }))
    await untilText(host, 'Bol en grès')
    return server
  },
  async valide_panier({ least, open }) {
    const [host, server] = await open(
      '<flx-cart><form data-flx-view><button data-flx-action="valide_panier">Payer</button></form></flx-cart>',
      least,
    )
    const done = heard(host, 'flx-cart-changed')
    control(host, 'Payer').click()
    await untilText(host, 'Merci, votre commande')
    expect((await done).detail.order).to.be.an('object')
    return server
  },
  async add_item({ least, open }) {
    const [host, server] = await open(
      `<flx-add-to-cart confirm="none"><form method="post"><input type="hidden" name="idarticle" value="7"><button>Ajouter</button></form></flx-add-to-cart>`,
      least,
    )
    const done = heard(host, 'flx-cart-changed')
    control(host, 'Ajouter').click()
    await done
    return server
  },
  async searchVille(stage) {
    await cartAction(stage)
    const [host, server] = await stage.open('<flx-relay-picker></flx-relay-picker>', stage.least)
    typePostalCode(host)
    const [, second] = await server.requests(2)
    expect(second?.fields, 'the town that was found').to.include({ action: 'refreshRelais', ville: 'Brest' })
    return server
  },
  async refreshRelais(stage) {
    await cartAction(stage)
    const [host, server] = await stage.open('<flx-relay-picker></flx-relay-picker>', brest, stage.least)
    typePostalCode(host)
    await untilText(host, 'Presse du phare')
    return server
  },
  async creneaux({ way, least, open }) {
    const [host, server] = await open('<flx-reservation article="7" reference="12"></flx-reservation>', least)
    await untilText(host, way === 'json' ? '3 places' : 'Aucun créneau ce jour-là.')
    return server
  },
  reservation: book('reservation'),
  changereservation: book('changereservationpanier'),
  async stock({ least, open }) {
    const shown = heard(document.body, 'flx-stock-shown')
    const [host, server] = await open(`<flx-stock>${stockForm}</flx-stock>`, least)
    await shown
    expect(control(host, 'Ajouter').checkVisibility()).to.equal(true)
    return server
  },
  async alerte_stock({ least, open }) {
    const gone: Answer = {
      body: JSON.stringify({ 12: { aff_btn_add_panier: 'aff_msg', message: 'Épuisé' } }),
      type: 'application/json',
    }
    const [host, server] = await open(`<flx-stock>${stockForm}</flx-stock>`, gone, least)
    await waitUntil(() => host.querySelector<HTMLElement>('.flx-stock__alert')?.hidden === false)
    part<HTMLInputElement>(host, '[name="email"]').value = 'anne@exemple.fr'
    control(host, 'Me prévenir').click()
    await waitUntil(dialog)
    expect(textOf(dialog())).not.to.match(/refus|erreur/i)
    const okay = () => [...(dialog()?.querySelectorAll('button') ?? [])].find((each) => textOf(each) === 'OK')
    await waitUntil(() => okay()?.checkVisibility())
    okay()?.click()
    await waitUntil(() => dialog() === null)
    await server.requests(2)
    return server
  },
}
