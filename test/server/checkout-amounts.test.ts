import assert from 'node:assert/strict'
import { it } from 'node:test'
import { paymentBanks } from '../../demo/server/schema.ts'
import { catalogueRows } from '../../demo/server/seed/catalogue.ts'
import { act, add, begin, goods } from './support/cart.ts'
import { becomeCustomer, chooseAll, logInDemo } from './support/checkout.ts'
import { onPostgreSQL } from './support/databases.ts'

const { articles, references } = catalogueRows()

/** Something that another rate of VAT is due for. */
function findReducedRate() {
  const article = articles.find(({ vatPermille }) => vatPermille === 55)
  const reference = references.find(({ articleId, stock }) => articleId === article?.id && stock > 0)
  return { idarticle: article?.id ?? 0, idreference: reference?.id ?? 0 }
}

const reducedRate = findReducedRate()

onPostgreSQL('montants de la commande', (shop) => {
  it('CART-04 selOffre prices the delivery by the total, free from an amount', async () => {
    const visitor = shop.visitor()
    await begin(visitor)
    assert.equal((await act(visitor, { action: 'selOffre', value: 1 })).status, 'ko')
    const { ligne = '' } = await add(visitor, goods.bowl, 1)
    const expected: [quantity: number, price: number][] = [
      [1, 6.9],
      [3, 4.9],
      [6, 0],
    ]
    await act(visitor, { action: 'selOffre', value: 1 })
    for (const [quantite, price] of expected) {
      const { panier } = await act(visitor, { action: 'modifQte', value: ligne, quantite })
      assert.equal(panier.totaux.livraison_ttc, price)
      assert.equal(panier.offres.find(({ choisie }) => choisie)?.prix_ttc, price)
      assert.equal(Math.round(panier.totaux.total_ttc * 100), Math.round((quantite * goods.bowl.ttc + price) * 100))
    }
    const [home] = (await act(visitor, { action: '' })).panier.offres
    assert.equal(home?.gratuit_des, 80)
    const unknown = await act(visitor, { action: 'selOffre', value: 99 })
    assert.match(unknown.error_msg, /plus proposé/)
    assert.equal(unknown.panier.offres[0]?.choisie, true)
  })

  it('PAY-01 change_moyen_paie takes a way of paying, its bank and its fee', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const bankOf = (panier: Awaited<ReturnType<typeof act>>['panier']) => {
      const method = panier.moyens_paiement.flatMap(({ moyens }) => moyens).find(({ choisi }) => choisi)
      return [method?.idMoyenPaie, method?.banques.find(({ choisie }) => choisie)?.idModePaiementBanque]
    }
    await shop.db().insert(paymentBanks).values({ id: 2, methodId: 1, name: 'Crédit du Large' })
    const open = await act(visitor, { action: 'change_moyen_paie', idMoyenPaie: 1 })
    assert.deepEqual(bankOf(open.panier), ['1', '1'], 'the first, until another is asked for')
    assert.ok(open.panier.blocages.every(({ cible }) => cible !== 'paiement'))
    const chosen = await act(visitor, { action: 'change_moyen_paie', idMoyenPaie: 1, idModePaiementBanque: 2 })
    assert.deepEqual(bankOf(chosen.panier), ['1', '2'])
    const single = await act(visitor, { action: 'change_moyen_paie', idMoyenPaie: 2, idModePaiementBanque: '' })
    assert.deepEqual(bankOf(single.panier), ['2', '3'])
    assert.equal(single.panier.totaux.frais_paiement_ttc, 1.5)
    assert.equal(single.panier.totaux.total_ttc, 16.4)
    const wrong = await act(visitor, { action: 'change_moyen_paie', idMoyenPaie: 3, idModePaiementBanque: 1 })
    assert.equal(wrong.status, 'ko')
    assert.deepEqual(bankOf(wrong.panier), ['2', '3'])
    assert.equal((await act(visitor, { action: 'change_moyen_paie', idMoyenPaie: 77 })).status, 'ko')
  })

  it('CART-04 usePtsFidelite takes points off, never more than there are or than the cart is worth', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    assert.match((await act(visitor, { action: 'usePtsFidelite', value: 10 })).error_msg, /Connectez-vous/)
    const { panier } = await logInDemo(visitor)
    const points = panier.fidelite?.points ?? 0
    assert.ok(points >= 120)
    const over = await act(visitor, { action: 'usePtsFidelite', value: points + 1 })
    assert.match(over.error_msg, new RegExp(`${points} points`))
    const used = await act(visitor, { action: 'usePtsFidelite', value: 100 })
    assert.deepEqual(used.panier.fidelite?.utilises, 100)
    assert.equal(used.panier.totaux.fidelite_ttc, 5)
    assert.equal(Math.round((panier.totaux.total_ttc - used.panier.totaux.total_ttc) * 100), 500)
    const none = await act(visitor, { action: 'usePtsFidelite', value: 0 })
    assert.equal(none.panier.totaux.total_ttc, panier.totaux.total_ttc)
    assert.equal((await act(visitor, { action: 'usePtsFidelite', value: -5 })).status, 'ko')
  })

  it('CART-02 chargePanier brings a saved cart back, and annuledevis gives its agreed prices up', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.scarceBowl)
    const { panier } = await logInDemo(visitor)
    const [plain, quoted] = panier.paniers_sauvegardes
    assert.ok(plain && quoted)
    const loaded = await act(visitor, { action: 'chargePanier', value: plain.idpanier })
    assert.ok(loaded.panier.lignes.length > panier.lignes.length)
    assert.equal(loaded.panier.devis, null)
    const withQuote = await act(visitor, { action: 'chargePanier', value: quoted.idpanier })
    assert.equal(withQuote.panier.devis?.numero, 'D-2026-0004')
    const priceOf = (reply: typeof withQuote) =>
      reply.panier.lignes.find(({ idreference }) => idreference === '1')?.prix_unitaire_ttc
    assert.equal(priceOf(withQuote), 11.9)
    const given = await act(visitor, { action: 'annuledevis' })
    assert.equal(given.panier.devis, null)
    assert.equal(priceOf(given), goods.bowl.ttc)
    assert.equal(given.panier.nb_articles, withQuote.panier.nb_articles)
    const stranger = shop.visitor()
    await becomeCustomer(stranger)
    assert.match(
      (await act(stranger, { action: 'chargePanier', value: quoted.idpanier })).error_msg,
      /pas dans votre compte/,
    )
  })

  it('CART-04 amounts add up: articles, code, points, delivery, fee, and the VAT of each rate', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl, 3)
    await add(visitor, reducedRate)
    await logInDemo(visitor)
    await act(visitor, { action: 'useCodePromo', value: 'BIENVENUE' })
    await act(visitor, { action: 'usePtsFidelite', value: 33 })
    const { panier } = await chooseAll(visitor, { method: 2, bank: 3 })
    const cents = (euros: number): number => Math.round(euros * 100)
    const { totaux: t } = panier
    assert.ok(t.tva.length > 1)
    assert.equal(
      cents(t.articles_ttc) -
        cents(t.remise_ttc) -
        cents(t.fidelite_ttc) +
        cents(t.livraison_ttc ?? 0) +
        cents(t.frais_paiement_ttc),
      cents(t.total_ttc),
    )
    const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)
    assert.equal(sum(t.tva.map(({ base }) => cents(base))), cents(t.total_ht))
    assert.equal(sum(t.tva.map(({ montant }) => cents(montant))), cents(t.total_ttc) - cents(t.total_ht))
    for (const { taux, base, montant } of t.tva) {
      const tax = ((cents(base) + cents(montant)) * taux) / (100 + taux)
      assert.ok(Math.abs(tax - cents(montant)) <= 0.51, `${taux} %`)
    }
  })
})
