import assert from 'node:assert/strict'
import { it } from 'node:test'
import { act } from './support/cart.ts'
import { becomeCustomer, chooseAll, decide, order, orderToPay } from './support/checkout.ts'
import { onPostgreSQL } from './support/databases.ts'
import type { Visitor } from './support/visitor.ts'
import { book, findWorkshop, slotsOf } from './support/workshop.ts'

/** The first slot whose five places are all free. */
async function untouched(visitor: Visitor, idarticle: string): Promise<string> {
  const { jours } = await slotsOf(visitor, idarticle)
  for (const { date } of jours) {
    const day = await slotsOf(visitor, idarticle, date)
    const index = day.creneaux.findIndex(({ places }) => places === 5)
    const slot = day.creneaux[index]
    if (slot) return `${date}|${slot.heure}-${slot.heure_fin}|${slot.idcreneau}`
  }
  throw new Error('every slot was touched')
}

async function freeOf(visitor: Visitor, idarticle: string, value: string): Promise<number> {
  const [date = '', , id] = value.split('|')
  return (await slotsOf(visitor, idarticle, date)).creneaux.find(({ idcreneau }) => idcreneau === id)?.places ?? -1
}

/** A customer with two places of a slot in the cart, ready to order. */
async function withBooking(visitor: Visitor) {
  await becomeCustomer(visitor)
  const workshop = await findWorkshop(visitor)
  const value = await untouched(visitor, workshop.idarticle)
  const booked = await book(visitor, workshop, value, 2)
  assert.equal(booked.status, 'ok', booked.error_msg)
  await chooseAll(visitor)
  return { ...workshop, value, options: booked.panier.lignes[0]?.options }
}

onPostgreSQL('commandes de réservations', (shop) => {
  it('RESA-01 what is ordered keeps its places, after the cart is empty and once it is paid', async () => {
    const visitor = shop.visitor()
    const { idarticle, value } = await withBooking(visitor)
    const { paiement_url } = await orderToPay(visitor)
    assert.deepEqual((await act(visitor, { action: '' })).panier.lignes, [])
    assert.equal(await freeOf(shop.visitor(), idarticle, value), 3)
    await decide(visitor, paiement_url, 'accepter')
    assert.equal(await freeOf(shop.visitor(), idarticle, value), 3)
  })

  it('RESA-01 PAY-01 a refused payment gives the booking back to the cart, held anew', async () => {
    const visitor = shop.visitor()
    const { idarticle, value, options } = await withBooking(visitor)
    const { paiement_url } = await orderToPay(visitor)
    await decide(visitor, paiement_url, 'refuser')
    const { panier } = await act(visitor, { action: '' })
    assert.equal(panier.lignes[0]?.options, options)
    assert.equal(panier.lignes[0]?.quantite, 2)
    assert.match(panier.lignes[0]?.message ?? '', /retenu jusqu’à/)
    assert.equal(await freeOf(shop.visitor(), idarticle, value), 3)
    assert.equal((await order(visitor)).status, 'ok')
    assert.equal(await freeOf(shop.visitor(), idarticle, value), 3)
  })

  it('RESA-01 a visitor who books, then opens an account, keeps the booking', async () => {
    const visitor = shop.visitor()
    const workshop = await findWorkshop(visitor)
    const value = await untouched(visitor, workshop.idarticle)
    const { panier } = await book(visitor, workshop, value, 2)
    await becomeCustomer(visitor)
    const after = (await act(visitor, { action: '' })).panier
    assert.equal(after.lignes[0]?.options, panier.lignes[0]?.options)
    assert.match(after.lignes[0]?.message ?? '', /retenu jusqu’à/)
    assert.equal(await freeOf(shop.visitor(), workshop.idarticle, value), 3)
  })
})
