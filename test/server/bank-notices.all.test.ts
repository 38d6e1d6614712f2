import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { noticePath, signNotice } from '../../demo/server/orders/bank-notice.ts'
import { administrator } from '../../demo/server/seed/customers.ts'
import { startServer } from '../../demo/server/testing.ts'
import { forSuite } from '../support/for-suite.ts'
import { act, add, goods } from './support/cart.ts'
import {
  becomeCustomer,
  chooseAll,
  decide,
  order,
  orderToPay,
  readyToOrder,
  statusOf,
  stockOf,
} from './support/checkout.ts'
import { send, Visitor } from './support/visitor.ts'

const bankSecret = 'un secret que la banque partage avec la boutique'

describe('avis de la banque', () => {
  let minutes = 0
  const now = () => new Date(Date.now() + minutes * 60_000)
  const server = forSuite(() => startServer({ bankSecret, now }))

  const newcomer = () => new Visitor(server.url)

  async function notify(body: string, signature = signNotice(bankSecret, body, now())): Promise<number> {
    const headers = { 'content-type': 'application/json', 'bank-signature': signature }
    return (await send(server.url + noticePath, { method: 'POST', headers, body })).status
  }

  /** An order that waits for its bank. */
  async function pending(good: { idarticle: number; idreference: number } = goods.bowl) {
    const visitor = newcomer()
    await readyToOrder(visitor, good)
    const { paiement_url, url, numero, total_ttc } = await orderToPay(visitor)
    const paiement = paiement_url.split('/').at(-1) ?? ''
    const cents = Math.round(total_ttc * 100)
    const say = (resultat: string, montant = cents) => JSON.stringify({ paiement, resultat, montant })
    return { visitor, url, numero, cents, say, bank: paiement_url }
  }

  it('PAY-01 the notice alone pays the order, though the browser never comes back; again, it changes nothing', async () => {
    const { visitor, url, cents, say } = await pending()
    const stock = await stockOf(newcomer(), goods.bowl)
    for (let times = 0; times < 3; times++) assert.equal(await notify(say('accepte')), 204)
    assert.equal(await statusOf(visitor, url), 'paid')
    assert.equal((await act(visitor, { action: '' })).panier.fidelite?.points, Math.floor(cents / 100))
    assert.equal(await notify(say('refuse')), 204)
    assert.equal(await statusOf(visitor, url), 'paid')
    assert.equal(await stockOf(newcomer(), goods.bowl), stock)
  })

  it('PAY-01 ten notices at once are one', async () => {
    const { visitor, url, cents, say } = await pending()
    const answers = await Promise.all(Array.from({ length: 10 }, () => notify(say('accepte'))))
    assert.deepEqual(answers, Array(10).fill(204))
    assert.equal(await statusOf(visitor, url), 'paid')
    assert.equal((await act(visitor, { action: '' })).panier.fidelite?.points, Math.floor(cents / 100))
  })

  it('PAY-01 what the bank did not sign, signed long ago, or of another body is refused, and pays nothing', async () => {
    const { visitor, url, say } = await pending()
    const body = say('accepte')
    const good = signNotice(bankSecret, body, now())
    const wrong = [
      '',
      'v1=',
      signNotice('un autre secret', body, now()),
      signNotice(bankSecret, say('accepte', 1), now()),
      signNotice(bankSecret, body, new Date(now().getTime() - 6 * 60_000)),
      signNotice(bankSecret, body, new Date(now().getTime() + 6 * 60_000)),
      good.replace(/t=\d+/, 't=1'),
      good.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      good.slice(0, -1),
    ]
    for (const signature of wrong) assert.equal(await notify(body, signature), 403, signature)
    for (const nonsense of [
      '',
      '[]',
      '{}',
      'null',
      '{"paiement":"x"}',
      say('accepte', -1),
      say('accepte', 1.5),
      say('peut-être'),
    ])
      assert.equal(await notify(nonsense), 400, nonsense)
    assert.equal(
      await notify(JSON.stringify({ paiement: 'personne-ne-la-connait', resultat: 'accepte', montant: 1 })),
      204,
    )
    assert.equal(await statusOf(visitor, url), 'pending')
    assert.equal(await notify(body, good), 204)
    assert.equal(await statusOf(visitor, url), 'paid')
  })

  it('PAY-01 money that came too late is seen by who paid and by the shop, and given back, once', async () => {
    const { visitor, url, numero, say } = await pending(goods.scarceBowl)
    minutes += 31
    assert.equal(await statusOf(visitor, url), 'expired')
    assert.equal(await notify(say('accepte')), 204)
    assert.equal(await notify(say('accepte')), 204)
    assert.equal(await statusOf(visitor, url), 'refundable')
    assert.match((await visitor.get('/compte')).text, /paiement à rendre/i)
    assert.match((await visitor.get('/courriels')).text, /il vous est rendu/)
    assert.equal((await act(visitor, { action: '' })).panier.nb_articles, 1, 'the cart is back')
    assert.equal((await add(newcomer(), goods.scarceBowl)).panier.lignes[0]?.quantite_max, 3, 'and the stock, once')

    assert.equal((await visitor.get('/gerance/remboursements')).status, 404)
    assert.equal((await visitor.submit('/gerance/remboursements', { commande: numero }, '/compte')).status, 404)
    const shop = newcomer()
    await act(shop, { action: 'connexion', ...administrator })
    assert.match((await shop.get('/compte')).text, /gerance\/remboursements/)
    assert.ok((await shop.get('/gerance/remboursements')).text.includes(numero))
    const giveBack = async () => {
      await shop.submit('/gerance/remboursements', { commande: numero }, '/gerance/remboursements')
      return (await shop.get('/gerance/remboursements')).text
    }
    assert.match(await giveBack(), /est rendu/)
    assert.match(await giveBack(), /n’est pas à rendre/)
    assert.equal(await statusOf(visitor, url), 'refunded')
    assert.equal(await notify(say('accepte')), 204)
    assert.equal(await statusOf(visitor, url), 'refunded')
  })

  it('PAY-01 another amount pays nothing and is to be given back; so is what comes after a refusal', async () => {
    const short = await pending()
    assert.equal(await notify(short.say('accepte', short.cents - 1)), 204)
    assert.equal(await statusOf(short.visitor, short.url), 'refundable')
    assert.equal((await act(short.visitor, { action: '' })).panier.nb_articles, 1)
    const refused = await pending()
    await notify(refused.say('refuse'))
    assert.equal(await statusOf(refused.visitor, refused.url), 'refused')
    await notify(refused.say('accepte'))
    assert.equal(await statusOf(refused.visitor, refused.url), 'refundable')
  })

  /** An order that waits for a transfer, and asks a bank for it as often as the bank says no. */
  async function awaiting() {
    const visitor = newcomer()
    await becomeCustomer(visitor)
    await add(visitor, goods.bowl)
    await chooseAll(visitor, { method: 3, bank: 0 })
    const { commande, error_msg } = await order(visitor)
    assert.ok(commande, error_msg)
    const cents = Math.round(commande.total_ttc * 100)
    const askBank = async () => {
      const fields = { action: 'payer_facture', classname: 'commande', id_page: 4, id: commande.numero, idmoyenpaie: 1 }
      const asked = await visitor.post('/globalflexit/ajax/modules/boutique/compte/traitement.php', fields)
      const { url } = asked.json() as { url: string }
      const paiement = url.split('/').at(-1) ?? ''
      return (resultat: string, montant = cents) => notify(JSON.stringify({ paiement, resultat, montant }))
    }
    const owed = async () => {
      const shop = newcomer()
      await act(shop, { action: 'connexion', ...administrator })
      const { text } = await shop.get('/gerance/remboursements')
      return [...text.matchAll(/name="avoir" value="([^"]+)"/g)].map(([, number]) => number)
    }
    return { visitor, url: commande.url, askBank, owed }
  }

  it('PAY-01 an order that two banks were paid for is paid once: the other payment is to be given back, in either order', async () => {
    const { visitor, url, askBank, owed } = await awaiting()
    const before = (await owed()).length
    const first = await askBank()
    await first('refuse')
    const second = await askBank()
    assert.equal(await first('refuse'), 204)
    assert.equal(await statusOf(visitor, url), 'pending', 'what the first bank said again gives nothing up')
    await second('accepte')
    assert.equal(await statusOf(visitor, url), 'paid')
    for (let times = 0; times < 3; times++) assert.equal(await first('accepte'), 204)
    assert.equal(await statusOf(visitor, url), 'paid')
    assert.equal((await owed()).length, before + 1)
    assert.match((await visitor.get('/courriels')).text, /est déjà payée\s: il vous est rendu/)

    const other = await awaiting()
    const early = await other.askBank()
    await early('refuse')
    const late = await other.askBank()
    await early('accepte')
    assert.equal(await statusOf(other.visitor, other.url), 'paid')
    await late('accepte')
    assert.equal(await statusOf(other.visitor, other.url), 'paid')
    assert.equal((await owed()).length, before + 2)
  })

  it('PAY-01 another amount of an order that waits for its transfer is to be given back, and the order goes on waiting', async () => {
    const { visitor, url, askBank, owed } = await awaiting()
    const before = (await owed()).length
    const bank = await askBank()
    await bank('refuse')
    await bank('accepte', 1)
    assert.equal(await statusOf(visitor, url), 'awaiting')
    assert.equal((await owed()).length, before + 1)
  })

  it('PAY-01 the simulated bank tells the shop, whether it leads back or not', async () => {
    const { visitor, url, bank } = await pending()
    const answer = await decide(visitor, bank, 'accepter-sans-retour')
    assert.equal(answer.status, 200)
    assert.equal(await statusOf(visitor, url), 'paid')
  })

  it('PAY-01 a customer leaves five orders unpaid at most: each keeps its pieces from others', async () => {
    const visitor = newcomer()
    await readyToOrder(visitor)
    for (let times = 0; times < 5; times++) {
      assert.equal((await order(visitor)).status, 'ok')
      await add(visitor, goods.bowl)
    }
    const sixth = await order(visitor)
    assert.equal(sixth.status, 'ko')
    assert.match(sixth.error_msg, /5 commandes à payer/)
    assert.equal(sixth.panier.nb_articles, 1)
    minutes += 31
    assert.equal((await order(visitor)).status, 'ok')
  })
})
