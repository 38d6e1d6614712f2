import assert from 'node:assert/strict'
import { it } from 'node:test'
import { act, add, goods } from './support/cart.ts'
import { chooseAll, decide, logInDemo, order, orderToPay, readyToOrder, statusOf, stockOf } from './support/checkout.ts'
import { onPostgreSQL } from './support/databases.ts'

const cents = (euros: number): number => Math.round(euros * 100)

onPostgreSQL('paiements', (shop) => {
  it('PAY-01 the bank accepts: the order is paid, points are earned, a message is sent', async () => {
    const visitor = shop.visitor()
    await readyToOrder(visitor, goods.bowl, 2)
    const { paiement_url, url, total_ttc, numero } = await orderToPay(visitor)
    const bank = await visitor.get(paiement_url)
    for (const decision of ['accepter', 'refuser', 'attendre']) assert.ok(bank.text.includes(`value="${decision}"`))
    const answer = await decide(visitor, paiement_url, 'accepter')
    assert.equal(answer.headers.location, url)
    assert.equal(await statusOf(visitor, url), 'paid')
    await decide(visitor, paiement_url, 'refuser')
    assert.equal(await statusOf(visitor, url), 'paid')
    const { panier } = await act(visitor, { action: '' })
    assert.equal(panier.fidelite?.points, Math.floor(total_ttc))
    assert.deepEqual(panier.lignes, [])
    assert.ok((await visitor.get('/courriels')).text.includes(numero))
  })

  it('PAY-01 the bank refuses: the cart is back with every choice, the stock too, and paying again works', async () => {
    const visitor = shop.visitor()
    await readyToOrder(visitor, goods.bowl, 2)
    await act(visitor, { action: 'useCodePromo', value: 'BIENVENUE' })
    const ready = await act(visitor, { action: 'infossup', message: 'Sonnez' })
    const before = await stockOf(shop.visitor(), goods.bowl)
    const { paiement_url, url, numero } = await orderToPay(visitor)
    assert.equal(await stockOf(shop.visitor(), goods.bowl), before - 2)
    await decide(visitor, paiement_url, 'refuser')
    await decide(visitor, paiement_url, 'refuser')
    assert.equal(await statusOf(visitor, url), 'refused')
    assert.equal(await stockOf(shop.visitor(), goods.bowl), before)
    const { panier } = await act(visitor, { action: '' })
    assert.match((await visitor.get(url)).text, /href="\/panier\?etape=paiement"[^>]*>Reprendre ma commande/)
    assert.deepEqual(panier.totaux, ready.panier.totaux)
    assert.equal(panier.infos_sup[0]?.valeur, 'Sonnez')
    assert.deepEqual(panier.blocages, [])
    assert.ok(panier.version > ready.panier.version)
    const again = await orderToPay(visitor)
    assert.notEqual(again.numero, numero)
    await decide(visitor, again.paiement_url, 'accepter')
    assert.equal(await statusOf(visitor, again.url), 'paid')
    assert.equal(await stockOf(shop.visitor(), goods.bowl), before - 2)
  })

  it('PAY-01 who no longer wants an unpaid order gives it up: the cart is back, and the bank’s late answer orders nothing', async () => {
    const visitor = shop.visitor()
    await readyToOrder(visitor, goods.bowl, 2)
    const before = await stockOf(shop.visitor(), goods.bowl)
    const { paiement_url, url, numero } = await orderToPay(visitor)
    const cancel = `${url}/annuler`
    assert.match((await visitor.get('/panier')).text, new RegExp(`action="${cancel}"`))
    assert.equal((await shop.visitor().submit(cancel, {}, '/panier')).status, 404)
    assert.equal(await statusOf(visitor, url), 'pending')
    assert.equal((await visitor.submit(cancel, {}, '/panier')).headers.location, '/panier')
    assert.match((await visitor.get('/panier')).text, new RegExp(`La commande ${numero} est annulée`))
    assert.equal(await statusOf(visitor, url), 'expired')
    assert.equal(await stockOf(shop.visitor(), goods.bowl), before)
    assert.equal((await act(visitor, { action: '' })).panier.nb_articles, 2)
    await decide(visitor, paiement_url, 'accepter')
    assert.equal(await statusOf(visitor, url), 'refundable')
    assert.equal((await visitor.submit(cancel, {}, '/panier')).headers.location, url)
  })

  it('PAY-01 a refusal keeps what was put in the cart meanwhile', async () => {
    const visitor = shop.visitor()
    await readyToOrder(visitor, goods.bowl, 2)
    const { paiement_url } = await orderToPay(visitor)
    await add(visitor, { idarticle: 1, idreference: 2 }, 1)
    await decide(visitor, paiement_url, 'refuser')
    const { panier } = await act(visitor, { action: '' })
    assert.deepEqual(panier.lignes.map(({ idreference, quantite }) => [idreference, quantite]).sort(), [
      ['1', 2],
      ['2', 1],
    ])
  })

  it('PAY-01 a transfer is not paid at a bank: the order waits, its stock held', async () => {
    const visitor = shop.visitor()
    await readyToOrder(visitor)
    await chooseAll(visitor, { method: 3, bank: 0 })
    const { commande } = await order(visitor)
    assert.equal(commande?.paiement_url, null)
    assert.equal(await statusOf(visitor, commande?.url ?? ''), 'awaiting')
  })

  it('PAY-01 an order and its payment are its customer’s alone', async () => {
    const visitor = shop.visitor()
    await readyToOrder(visitor)
    const { url } = await orderToPay(visitor)
    const stranger = shop.visitor()
    assert.equal((await stranger.get(url)).status, 404)
    await readyToOrder(stranger)
    assert.equal((await stranger.get(url)).status, 404)
    assert.equal((await visitor.get('/banque/n-importe-quoi')).status, 404)
    assert.equal((await decide(visitor, '/banque/n-importe-quoi', 'accepter')).status, 404)
  })

  it('CART-04 points are spent once: given back when the bank refuses', async () => {
    const [here, there] = [shop.visitor(), shop.visitor()]
    await add(here, goods.bowl, 2)
    const { panier } = await logInDemo(here)
    for (const { idligne, idreference } of panier.lignes)
      if (idreference !== '1') await act(here, { action: 'supArt', value: idligne })
    await chooseAll(here)
    const before = panier.fidelite?.points ?? 0
    const used = await act(here, { action: 'usePtsFidelite', value: 20 })
    const { paiement_url, total_ttc } = await orderToPay(here)
    assert.equal(cents(total_ttc), cents(used.panier.totaux.total_ttc))
    await logInDemo(there)
    assert.equal((await act(there, { action: '' })).panier.fidelite?.points, before - 20)
    await decide(here, paiement_url, 'refuser')
    const back = await act(there, { action: '' })
    assert.equal(back.panier.fidelite?.points, before)
    assert.equal(back.panier.fidelite?.utilises, 20)
  })
})
