import assert from 'node:assert/strict'
import { it } from 'node:test'
import { eq } from 'drizzle-orm'
import { articles, references } from '../../demo/server/schema.ts'
import { act, add, cartAddress, goods } from './support/cart.ts'
import { chooseAll, decide, order, orderToPay, readyToOrder, statusOf, stockOf } from './support/checkout.ts'
import { onPostgreSQL } from './support/databases.ts'

onPostgreSQL('commandes', (shop) => {
  it('CART-05 nothing is ordered as long as something is missing, and it is said', async () => {
    const visitor = shop.visitor()
    const { panier } = await readyToOrder(visitor)
    const { cle_commande } = panier
    const refused = await act(visitor, { action: 'valide_panier', cle_commande })
    assert.equal(refused.status, 'ko')
    assert.match(refused.error_msg, /conditions générales/)
    assert.deepEqual(refused.panier.lignes, panier.lignes)
    assert.equal(refused.panier.cle_commande, cle_commande)
    await act(visitor, { action: 'selOffre', value: 2 })
    assert.match((await order(visitor)).error_msg, /point relais/)
    const guest = shop.visitor()
    await add(guest, goods.bowl)
    assert.match((await order(guest)).error_msg, /Connectez-vous/)
  })

  it('CART-05 what was accepted before is not accepted by a form that says nothing of it', async () => {
    const visitor = shop.visitor()
    const { panier } = await readyToOrder(visitor)
    await act(visitor, { action: '', 'requiredOption[cgv]': 1 })
    const { cle_commande } = panier
    assert.equal((await act(visitor, { action: 'valide_panier', cle_commande })).status, 'ko')
  })

  it('CART-06 an order answers with its recapitulation, its script and where to pay', async () => {
    const visitor = shop.visitor()
    const { panier } = await readyToOrder(visitor, goods.bowl, 2)
    const before = await stockOf(shop.visitor(), goods.bowl)
    const made = await order(visitor)
    assert.equal(made.status, 'ok')
    assert.match(made.commande?.numero ?? '', /^C-\d{4}-\d{6}$/)
    assert.equal(made.commande?.total_ttc, panier.totaux.total_ttc)
    assert.match(made.html ?? '', new RegExp(`data-order="${made.commande?.numero}"`))
    assert.match(made.html ?? '', /35400 Saint-Malo/)
    assert.match(made.js ?? '', new RegExp(`dataset\\.commande = "${made.commande?.numero}"`))
    assert.deepEqual(made.panier.lignes, [])
    assert.equal(made.panier.etape, 'panier')
    assert.notEqual(made.panier.cle_commande, panier.cle_commande)
    assert.equal(made.panier.options[0]?.valeur, 0)
    assert.equal(await stockOf(shop.visitor(), goods.bowl), before - 2)
    assert.equal(await statusOf(visitor, made.commande?.url ?? ''), 'pending')
  })

  it('LAW-10 what was read of spare parts before the sale is in the order, and in the message that confirms it', async () => {
    const visitor = shop.visitor()
    const good = async (slug: string) => {
      const [found] = await shop
        .db()
        .select({ idarticle: articles.id, idreference: references.id })
        .from(references)
        .innerJoin(articles, eq(references.articleId, articles.id))
        .where(eq(articles.slug, slug))
      assert.ok(found, slug)
      return found
    }
    await readyToOrder(visitor, await good('lampe-amer'))
    await add(visitor, await good('suspension-bouee'))
    await add(visitor, goods.bowl)
    await chooseAll(visitor)
    const { url, paiement_url } = await orderToPay(visitor)
    const read = (text: string): string => text.replaceAll('<!-- -->', '').replace(/\s+/g, ' ')
    const page = read((await visitor.get(url)).text)
    assert.match(
      page,
      /Lampe Amer <small>[^<]*<\/small><small>Pièces détachées\s: disponibles jusqu’au 31\sdécembre 2036</,
    )
    assert.match(page, /Suspension Bouée <small>[^<]*<\/small><small>Pièces détachées\s: non disponibles</)
    assert.equal(page.split('Pièces détachées').length - 1, 2, 'nothing is said of a bowl')
    await decide(visitor, paiement_url, 'accepter')
    const messages = read((await visitor.get('/courriels')).text)
    assert.match(messages, /Pièces détachées.{0,9}Lampe Amer\s: disponibles jusqu’au 31\sdécembre 2036\./)
    assert.match(messages, /Suspension Bouée\s: non disponibles\./)
  })

  it('CART-06 in HTML the recapitulation comes with its script, which bears the nonce of the answer', async () => {
    const visitor = shop.visitor()
    const { panier } = await readyToOrder(visitor)
    const fields = { action: 'valide_panier', cle_commande: panier.cle_commande }
    const refused = await visitor.post(`/html${cartAddress}`, fields)
    assert.match(refused.text, /alert-danger/)
    const made = await visitor.post(`/html${cartAddress}`, { ...fields, 'requiredOption[cgv]': 1 })
    const nonce = /'nonce-([^']+)'/.exec(made.headers['content-security-policy']?.toString() ?? '')?.[1]
    assert.ok(nonce && made.text.includes(`<script nonce="${nonce}">document.documentElement.dataset.commande`))
    assert.match(made.text, /data-order-status="pending"/)
  })

  it('CART-06 without script the order leads to its own page', async () => {
    const visitor = shop.visitor()
    const { panier } = await readyToOrder(visitor)
    const fields = { action: 'valide_panier', cle_commande: panier.cle_commande, 'requiredOption[cgv]': 1 }
    const answer = await visitor.submit(cartAddress, fields, '/panier')
    assert.equal(answer.status, 303)
    assert.match(answer.headers.location ?? '', /^\/commande\/C-/)
    assert.equal(await statusOf(visitor, answer.headers.location ?? ''), 'pending')
  })

  it('CART-06 the same key is the same order: sent twice at once, after a reload, after the payment', async () => {
    const visitor = shop.visitor()
    const { panier } = await readyToOrder(visitor)
    const before = await stockOf(shop.visitor(), goods.bowl)
    const key = panier.cle_commande
    const replies = await Promise.all(Array.from({ length: 6 }, () => order(visitor, key)))
    assert.deepEqual([...new Set(replies.map(({ status }) => status))], ['ok'])
    assert.equal(new Set(replies.map(({ commande }) => commande?.numero)).size, 1)
    assert.deepEqual(new Set(replies.map(({ html }) => html)).size, 1)
    assert.equal(await stockOf(shop.visitor(), goods.bowl), before - 1)
    const first = replies[0]?.commande
    await decide(visitor, first?.paiement_url ?? '', 'accepter')
    await add(visitor, goods.bowl)
    const late = await order(visitor, key)
    assert.equal(late.commande?.numero, first?.numero)
    assert.equal(late.panier.nb_articles, 1)
    assert.equal(late.panier.options[0]?.valeur, 0)
  })

  it('CART-06 a key that is not the cart’s, or nobody’s, orders nothing', async () => {
    const visitor = shop.visitor()
    await readyToOrder(visitor)
    const stranger = shop.visitor()
    const { panier } = await readyToOrder(stranger)
    await order(stranger, panier.cle_commande)
    const stolen = await order(visitor, panier.cle_commande)
    assert.equal(stolen.status, 'ko')
    assert.equal(stolen.commande, undefined)
    assert.equal((await order(visitor, 'pas-une-cle')).status, 'ko')
    assert.equal((await act(visitor, { action: '' })).panier.nb_articles, 1)
  })

  it('CART-06 an order is paid as it was read: another tab’s change stops it', async () => {
    const visitor = shop.visitor()
    const { panier } = await readyToOrder(visitor)
    await chooseAll(visitor, { method: 3, bank: 0 })
    const fields = { action: 'valide_panier', cle_commande: panier.cle_commande, 'requiredOption[cgv]': 1 }
    const stale = await act(visitor, { ...fields, idMoyenPaie: 1, idModePaiementBanque: 1 })
    assert.match(stale.error_msg, /a changé entre-temps/)
    assert.equal((await act(visitor, { ...fields, idMoyenPaie: 3 })).status, 'ok')
  })

  it('CART-06 stock that ran out meanwhile is said line by line, and nothing else is lost', async () => {
    const visitor = shop.visitor()
    await readyToOrder(visitor, { idarticle: 3, idreference: 11 }, 2)
    await add(visitor, goods.bowl, 1)
    await act(visitor, { action: 'useCodePromo', value: 'BIENVENUE' })
    const rival = shop.visitor()
    await readyToOrder(rival, { idarticle: 3, idreference: 11 }, 1)
    assert.equal((await order(rival)).status, 'ok')
    const bowls = await stockOf(shop.visitor(), goods.bowl)
    const refused = await order(visitor)
    assert.equal(refused.status, 'ko')
    assert.match(refused.error_msg, /«\s.+\s» \(.+\)\s: Il n’en reste que 1\./)
    assert.deepEqual(
      refused.panier.lignes.map(({ quantite, message }) => [quantite, message.includes('que 1')]),
      [
        [2, true],
        [1, false],
      ],
    )
    assert.deepEqual(
      refused.panier.blocages.map(({ cible }) => cible),
      ['lignes'],
    )
    assert.equal(refused.panier.codes[0]?.code, 'BIENVENUE')
    assert.equal(await stockOf(shop.visitor(), goods.bowl), bowls)
    const line = refused.panier.lignes[0]?.idligne ?? ''
    await act(visitor, { action: 'modifQte', value: line, quantite: 1 })
    assert.equal((await order(visitor)).status, 'ok')
  })
})
