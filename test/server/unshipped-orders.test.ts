import assert from 'node:assert/strict'
import { it } from 'node:test'
import { act, add, cartAddress, goods } from './support/cart.ts'
import { chooseAll, decide, freshEmail, newAccount, order, orderToPay, someAddress } from './support/checkout.ts'
import { onPostgreSQL } from './support/databases.ts'
import type { Visitor } from './support/visitor.ts'
import { book, findWorkshop, slotsOf, valuesOf } from './support/workshop.ts'

const plain = (text: string): string => text.replace(/\s/g, ' ')

/** Holds a place of the first slot that has two of them. */
async function bookOne(visitor: Visitor) {
  const workshop = await findWorkshop(visitor)
  for (const { date } of (await slotsOf(visitor, workshop.idarticle)).jours) {
    const day = await slotsOf(visitor, workshop.idarticle, date)
    const wide = day.creneaux.filter(({ places }) => places > 1)
    const [value] = valuesOf({ ...day, creneaux: wide })
    if (value) return book(visitor, workshop, value)
  }
  throw new Error('every slot is full')
}

/** A customer with a billing address alone, whose cart holds nothing but a place. */
async function withPlace(visitor: Visitor) {
  await act(visitor, newAccount(freshEmail()))
  const { panier } = await act(visitor, { action: 'new_adresse', ...someAddress })
  await bookOne(visitor)
  return act(visitor, { action: 'affect_adresse_facturation', value: panier.adresses[0]?.idadresse ?? '' })
}

onPostgreSQL('commandes sans livraison', (shop) => {
  it('RESA-01 CART-04 a cart of places alone asks for no delivery and has no cost of one', async () => {
    const visitor = shop.visitor()
    const { panier } = await withPlace(visitor)
    assert.equal(panier.a_livrer, false)
    assert.deepEqual(panier.offres, [])
    assert.deepEqual(panier.points_de_vente, [])
    assert.deepEqual(panier.infos_sup, [])
    assert.equal(panier.adresse_livraison, '')
    assert.equal(panier.totaux.livraison_ttc, undefined)
    assert.equal(panier.totaux.total_ttc, 45)
    assert.deepEqual(
      panier.blocages.map(({ cible }) => cible),
      ['paiement', 'options'],
    )
    assert.match((await act(visitor, { action: 'selOffre', value: 1 })).error_msg, /Rien .+ à expédier/)
  })

  it('RESA-01 CART-04 the delivery that was chosen for goods costs nothing once the goods are gone, and comes back with them', async () => {
    const visitor = shop.visitor()
    await withPlace(visitor)
    const { ligne = '' } = await add(visitor, goods.bowl)
    const mixed = await chooseAll(visitor)
    assert.equal(mixed.panier.a_livrer, true)
    assert.equal(mixed.panier.totaux.livraison_ttc, 4.9)
    const alone = await act(visitor, { action: 'supArt', value: ligne })
    assert.equal(alone.panier.totaux.livraison_ttc, undefined)
    assert.equal(alone.panier.totaux.total_ttc, 45)
    const again = await add(visitor, goods.bowl)
    assert.equal(again.panier.offres.find(({ choisie }) => choisie)?.idoffre, '1')
  })

  it('RESA-01 CART-06 it is ordered and paid without a delivery, and the order says that nothing is shipped', async () => {
    const visitor = shop.visitor()
    await withPlace(visitor)
    await act(visitor, { action: 'change_moyen_paie', idMoyenPaie: 1, idModePaiementBanque: 1 })
    const { paiement_url, url, total_ttc } = await orderToPay(visitor)
    assert.equal(total_ttc, 45)
    await decide(visitor, paiement_url, 'accepter')
    const page = plain((await visitor.get(url)).text)
    assert.match(page, /Rien à expédier\s: vos places sont réservées\./)
    assert.match(page, /Vos places vous attendent/)
    assert.doesNotMatch(page, /Livraison, /)
  })

  it('RESA-01 CART-01 the steps drawn by the server speak of no delivery', async () => {
    const visitor = shop.visitor()
    await withPlace(visitor)
    const address = `/html${cartAddress}`
    const account = plain((await visitor.post(address, { action: 'chgEtape', value: 'compte' })).text)
    assert.match(account, /Adresse de facturation/)
    assert.doesNotMatch(account, /Adresse de livraison|Continuer\s: livraison/)
    const payment = plain((await visitor.post(address, { action: 'chgEtape', value: 'paiement' })).text)
    assert.match(payment, /data-flx-arrival="">Paiement</)
    assert.match(payment, /Rien à expédier/)
    assert.doesNotMatch(payment, /Mode de livraison|Adresse de livraison|Livrer à partir/)
  })

  it('RESA-01 PAY-01 a payment that is refused gives the place back to a cart that still asks for no delivery', async () => {
    const visitor = shop.visitor()
    await withPlace(visitor)
    await act(visitor, { action: 'change_moyen_paie', idMoyenPaie: 1, idModePaiementBanque: 1 })
    const { paiement_url } = await orderToPay(visitor)
    await decide(visitor, paiement_url, 'refuser')
    const { panier } = await act(visitor, { action: '' })
    assert.equal(panier.a_livrer, false)
    assert.equal((await order(visitor)).status, 'ok')
  })
})
