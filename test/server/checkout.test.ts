import assert from 'node:assert/strict'
import { it } from 'node:test'
import * as v from 'valibot'
import { cartReply } from '../../src/shop/cart/contract/cart-reply.ts'
import { act, add, cartAddress, goods } from './support/cart.ts'
import { becomeCustomer, chooseAll, logInDemo } from './support/checkout.ts'
import { onPostgreSQL } from './support/databases.ts'

const gifts = { idarticle: 1, idreference: 2 }

onPostgreSQL('avant la commande', (shop) => {
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
    const early = await act(visitor, { action: 'chgEtape', value: 'paiement', etape: 'compte' })
    assert.match(early.error_msg, /Connectez-vous/)
    assert.equal(early.panier.etape, 'compte')
    await becomeCustomer(visitor)
    assert.equal((await act(visitor, { action: 'chgEtape', value: 'paiement' })).panier.etape, 'paiement')
    assert.equal((await act(visitor, { action: 'chgEtape', value: 'panier' })).panier.etape, 'panier')
    assert.equal((await act(visitor, { action: 'chgEtape', value: 'ailleurs' })).status, 'ko')
  })

  it('CART-10 nothing is kept of the step: each call says it, and it is answered if it is open', async () => {
    const visitor = shop.visitor()
    const at = async (etape: string) => (await act(visitor, { action: '', etape })).panier.etape
    const { ligne = '', panier } = await add(visitor, goods.bowl)
    const gone = await act(visitor, { action: 'chgEtape', value: 'compte' })
    assert.equal(gone.panier.version, panier.version, 'going to a step writes nothing')
    assert.equal((await act(visitor, { action: '' })).panier.etape, 'panier')
    assert.deepEqual([await at('panier'), await at('compte'), await at('paiement')], ['panier', 'compte', 'compte'])
    assert.equal(await at('ailleurs'), 'panier')
    await becomeCustomer(visitor)
    assert.equal(await at('paiement'), 'paiement')
    const chosen = await act(visitor, { action: 'selOffre', value: 1, etape: 'paiement' })
    assert.equal(chosen.panier.etape, 'paiement')
    const older = await act(visitor, { action: 'selOffre', value: 1 })
    assert.equal(older.panier.etape, 'paiement', 'a page whose script says no step stays where its action is taken')
    const removed = await act(visitor, { action: 'supArt', value: ligne, etape: 'paiement' })
    assert.equal(removed.panier.etape, 'panier', 'an empty cart is back at its first step')
  })

  it('CART-10 without script, the address of the page and of its forms says the step', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    await logInDemo(visitor)
    const goes = { action: 'chgEtape', value: 'compte' }
    const from = '/panier?mode=html'
    assert.equal((await visitor.submit(cartAddress, goes, from)).headers.location, '/panier?mode=html&etape=compte')
    assert.match((await visitor.get('/panier')).text, /data-flx-stage="cart"/)
    const account = (await visitor.get('/panier?etape=compte')).text
    assert.match(account, /data-flx-stage="account"/)
    const forms = [...account.matchAll(/action="([^"]*panier\/traitement\.php[^"]*)"/g)].map(([, address]) => address)
    assert.ok(forms.length > 2)
    assert.deepEqual([...new Set(forms)], [`${cartAddress}?etape=compte`])
    const chosen = { action: 'selOffre', value: 1 }
    const stays = await visitor.submit(`${cartAddress}?etape=paiement`, chosen, '/panier?etape=paiement')
    assert.equal(stays.headers.location, '/panier?etape=paiement')
    const back = { action: 'chgEtape', value: 'panier' }
    const start = await visitor.submit(`${cartAddress}?etape=paiement`, back, '/panier?etape=paiement')
    assert.equal(start.headers.location, '/panier')
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
    const html = `/html${cartAddress}`
    const post = (fields: Record<string, string | number>) => visitor.post(html, { ...fields, etape: 'paiement' })
    const offer = await post({ action: 'selOffre', value: 2 })
    assert.match(offer.headers['content-type'] ?? '', /text\/html/)
    assert.match(offer.text, /data-flx-action="searchVille"/)
    const towns = await post({ action: 'searchVille', value: '54490' })
    assert.match(towns.text, /data-flx-action="refreshRelais"/)
    const points = await post({ action: 'refreshRelais', code_postal: '29200', ville: 'Brest' })
    assert.match(points.text, /data-flx-action="selectRelais"/)
    const refused = await post({ action: 'selOffre', value: 99 })
    assert.match(refused.text, /alert-danger/)
  })
})
