import assert from 'node:assert/strict'
import { it } from 'node:test'
import * as v from 'valibot'
import { cartReply } from '../../src/shop/cart/contract/cart-reply.ts'
import { act, add, cartAddress, goods } from './support/cart.ts'
import { becomeCustomer, chooseAll, logInDemo } from './support/checkout.ts'
import { onEachDatabase } from './support/databases.ts'

const gifts = { idarticle: 1, idreference: 2 }

onEachDatabase('avant la commande', (shop) => {
  it('CART-01 chgEtape opens a step, or says why not', async () => {
    const visitor = shop.visitor()
    const { ligne = '' } = await add(visitor, goods.bowl)
    await act(visitor, { action: 'supArt', value: ligne })
    const empty = await act(visitor, { action: 'chgEtape', value: 'compte' })
    assert.equal(empty.status, 'ko')
    assert.match(empty.error_msg, /panier est vide/)
    assert.equal(empty.panier.etape, 'panier')
    await add(visitor, goods.bowl)
    assert.equal((await act(visitor, { action: 'chgEtape', value: 'compte' })).panier.etape, 'compte')
    const early = await act(visitor, { action: 'chgEtape', value: 'paiement' })
    assert.match(early.error_msg, /Connectez-vous/)
    assert.equal(early.panier.etape, 'compte')
    await becomeCustomer(visitor)
    assert.equal((await act(visitor, { action: 'chgEtape', value: 'paiement' })).panier.etape, 'paiement')
    assert.equal((await act(visitor, { action: '' })).panier.etape, 'paiement')
    assert.equal((await act(visitor, { action: 'chgEtape', value: 'panier' })).panier.etape, 'panier')
    assert.equal((await act(visitor, { action: 'chgEtape', value: 'ailleurs' })).status, 'ko')
  })

  it('CART-01 an empty cart is back at its first step', async () => {
    const visitor = shop.visitor()
    const { ligne = '' } = await add(visitor, goods.bowl)
    await act(visitor, { action: 'chgEtape', value: 'compte' })
    assert.equal((await act(visitor, { action: 'supArt', value: ligne })).panier.etape, 'panier')
  })

  it('CART-04 add_ref_catalogue adds by the code of the catalogue, in any case', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const code = (await act(visitor, { action: '' })).panier.lignes[0]?.reference ?? ''
    const added = await act(visitor, { action: 'add_ref_catalogue', value: ` ${code.toLowerCase()} `, quantite: 2 })
    assert.equal(added.panier.lignes[0]?.quantite, 3)
    assert.equal((await act(visitor, { action: 'add_ref_catalogue', value: code })).panier.nb_articles, 4)
    const unknown = await act(visitor, { action: 'add_ref_catalogue', value: 'RIEN-1' })
    assert.match(unknown.error_msg, /n’existe pas/)
    assert.match((await act(visitor, { action: 'add_ref_catalogue', value: '' })).error_msg, /Saisissez/)
  })

  it('CART-02 infossup keeps what is right and says what is not', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const kept = await act(visitor, {
      action: 'infossup',
      message: 'Sonnez deux fois',
      'infossup[date_livraison]': '2999-01-31',
    })
    const values = Object.fromEntries(kept.panier.infos_sup.map(({ name, valeur }) => [name, valeur]))
    assert.deepEqual(values, { message: 'Sonnez deux fois', date_livraison: '2999-01-31' })
    const wrongs: [day: string, message: RegExp][] = [
      ['2001-01-01', /à venir/],
      ['31/01/2999', /existe/],
      ['2999-02-31', /existe/],
    ]
    for (const [day, message] of wrongs) {
      const refused = await act(visitor, { action: 'infossup', date_livraison: day, message: 'autre' })
      assert.match(refused.error_msg, message, day)
      assert.deepEqual(
        v.parse(cartReply, refused).errors.map(({ field }) => field),
        ['date_livraison'],
      )
      assert.equal(refused.panier.infos_sup[0]?.valeur, 'Sonnez deux fois')
    }
  })

  it('CART-05 requiredOption goes with any action, and is kept', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const cgv = async (fields: Record<string, string | number>) =>
      (await act(visitor, fields)).panier.options.find(({ name }) => name === 'cgv')?.valeur
    assert.equal(await cgv({ action: '' }), 0)
    assert.equal(await cgv({ action: 'selOffre', value: 2, 'requiredOption[cgv]': 1 }), 1)
    assert.equal(await cgv({ action: '' }), 1)
    assert.equal(await cgv({ action: '', 'requiredOption[cgv]': 0, 'requiredOption[inconnue]': 1 }), 0)
  })

  it('CART-02 blocages say everything that is missing, and end with nothing', async () => {
    const visitor = shop.visitor()
    const targets = async (fields: Record<string, string | number> = { action: '' }) =>
      (await act(visitor, fields)).panier.blocages.map(({ cible }) => cible)
    assert.deepEqual(await targets(), ['lignes'])
    await add(visitor, gifts)
    assert.deepEqual(await targets(), ['adresse', 'offre', 'paiement', 'options'])
    assert.equal('livraison_ttc' in (await act(visitor, { action: '' })).panier.totaux, false)
    await becomeCustomer(visitor)
    assert.deepEqual(await targets(), ['offre', 'paiement', 'options'])
    await chooseAll(visitor)
    assert.deepEqual(await targets({ action: '', 'requiredOption[cgv]': 1 }), [])
  })

  it('CART-02 in HTML the same actions answer with the cart’s own view, refusals as alert-danger', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    await logInDemo(visitor)
    await act(visitor, { action: 'chgEtape', value: 'paiement' })
    const html = `/html${cartAddress}`
    const offer = await visitor.post(html, { action: 'selOffre', value: 2 })
    assert.match(offer.headers['content-type'] ?? '', /text\/html/)
    assert.match(offer.text, /data-flx-action="searchVille"/)
    const towns = await visitor.post(html, { action: 'searchVille', value: '54490' })
    assert.match(towns.text, /data-flx-action="refreshRelais"/)
    const points = await visitor.post(html, { action: 'refreshRelais', code_postal: '29200', ville: 'Brest' })
    assert.match(points.text, /data-flx-action="selectRelais"/)
    const refused = await visitor.post(html, { action: 'selOffre', value: 99 })
    assert.match(refused.text, /alert-danger/)
  })
})
