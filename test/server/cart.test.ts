import assert from 'node:assert/strict'
import { it } from 'node:test'
import { and, gt, isNotNull } from 'drizzle-orm'
import { references } from '../../demo/server/schema.ts'
import { act, add, addAddress, cartAddress, goods } from './support/cart.ts'
import { onPostgreSQL } from './support/databases.ts'

onPostgreSQL('panier', (shop) => {
  it('CART-02 an empty action reads the cart again, and writes nothing', async () => {
    const visitor = shop.visitor()
    const { status, panier } = await act(visitor, { action: '' })
    assert.equal(status, 'ok')
    assert.deepEqual(panier.lignes, [])
    assert.equal(panier.version, 0)
    assert.equal(visitor.cookie, '')
  })

  it('ART-01 add_item adds a line, says which, and adds to a line that is there', async () => {
    const visitor = shop.visitor()
    const first = await add(visitor, goods.bowl, 2)
    assert.equal(first.status, 'ok')
    assert.equal(first.ligne, first.panier.lignes[0]?.idligne)
    const second = await add(visitor, goods.bowl, 3)
    assert.equal(second.ligne, first.ligne)
    assert.equal(second.panier.lignes.length, 1)
    assert.equal(second.panier.nb_articles, 5)
    assert.equal(second.panier.totaux.total_ttc, 74.5)
  })

  it('ART-01 an article that is not sold, or a quantity that is none, changes nothing', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    for (const wrong of [
      { idarticle: 1, idreference: 9999 },
      { idarticle: 2, idreference: 1 },
    ]) {
      const reply = await add(visitor, wrong)
      assert.equal(reply.status, 'ko')
      assert.match(reply.error_msg, /n’est plus proposé/)
      assert.equal(reply.panier.nb_articles, 1)
    }
    for (const quantity of [0, -2, Number.NaN]) {
      const reply = await add(visitor, goods.bowl, quantity)
      assert.equal(reply.status, 'ko')
      assert.equal(reply.panier.nb_articles, 1)
    }
  })

  it('ART-01 never over the stock: what there is is added, and said; then refused', async () => {
    const visitor = shop.visitor()
    const clamped = await add(visitor, goods.scarceBowl, 9)
    assert.equal(clamped.status, 'ok')
    assert.match(clamped.info_msg, /3 exemplaires ajoutés/)
    assert.equal(clamped.panier.lignes[0]?.quantite, 3)
    const refused = await add(visitor, goods.scarceBowl)
    assert.equal(refused.status, 'ko')
    assert.equal(refused.panier.version, clamped.panier.version)
    const soldOut = await add(visitor, goods.soldOutBowl)
    assert.match(soldOut.error_msg, /épuisé/)
    assert.equal(soldOut.panier.lignes.length, 1)
  })

  it('CART-02 modifQte sets an absolute quantity; over the stock it is clamped with a message', async () => {
    const visitor = shop.visitor()
    const { ligne = '' } = await add(visitor, goods.bowl)
    const set = await act(visitor, { action: 'modifQte', value: ligne, quantite: 7 })
    assert.equal(set.panier.lignes[0]?.quantite, 7)
    const over = await act(visitor, { action: 'modifQte', value: ligne, quantite: 900 })
    assert.equal(over.status, 'ko')
    assert.match(over.error_msg, /n’en reste que 24/)
    assert.equal(over.panier.lignes[0]?.quantite, goods.bowl.stock)
    assert.equal(over.panier.lignes[0]?.quantite_max, goods.bowl.stock)
  })

  it('CART-02 modifQte with 0 removes the line; what is no quantity changes nothing', async () => {
    const visitor = shop.visitor()
    const { ligne = '' } = await add(visitor, goods.bowl, 2)
    for (const quantite of ['deux', '', '-1', '1.5', '99999999999']) {
      const reply = await act(visitor, { action: 'modifQte', value: ligne, quantite })
      assert.equal(reply.status, 'ko', quantite)
      assert.equal(reply.panier.lignes[0]?.quantite, 2)
    }
    assert.deepEqual((await act(visitor, { action: 'modifQte', value: ligne, quantite: 0 })).panier.lignes, [])
  })

  it('CART-02 supArt removes a line, and a second time does no harm', async () => {
    const visitor = shop.visitor()
    const { ligne = '' } = await add(visitor, goods.bowl)
    await add(visitor, goods.scarceBowl)
    const removed = await act(visitor, { action: 'supArt', value: ligne })
    assert.equal(removed.panier.lignes.length, 1)
    const again = await act(visitor, { action: 'supArt', value: ligne })
    assert.equal(again.status, 'ok')
    assert.equal(again.panier.version, removed.panier.version)
  })

  it('HTTP-02 what is asked of a session that ended is a 401 that changes nothing; a plain form says it on its page', async () => {
    const stranger = shop.visitor()
    for (const action of ['modifQte', 'supArt', 'chgEtape', 'selOffre', 'new_adresse', 'valide_panier']) {
      const { status, text } = await stranger.post(cartAddress, { action, value: '1' })
      assert.equal(status, 401, action)
      assert.match(text, /session a expiré/)
    }
    const html = await stranger.post(`/html${cartAddress}`, { action: 'supArt', value: '1' })
    assert.equal(html.status, 401)
    assert.match(html.text, /alert-danger[^>]*>[^<]*session a expiré/)
    assert.equal(stranger.cookie, '')
    const form = await stranger.submit(cartAddress, { action: 'supArt', value: 1 }, '/panier')
    assert.equal(form.status, 303)
    assert.match((await stranger.get('/panier')).text, /session a expiré/)
    assert.equal((await act(stranger, { action: 'change_aff_prix', value: 'ht' })).status, 'ok')
  })

  it('CART-02 nobody changes the lines of another visitor', async () => {
    const owner = shop.visitor()
    const { ligne = '' } = await add(owner, goods.bowl, 2)
    const stranger = shop.visitor()
    await add(stranger, goods.scarceBowl)
    await act(stranger, { action: 'supArt', value: ligne })
    const reply = await act(stranger, { action: 'modifQte', value: ligne, quantite: 1 })
    assert.equal(reply.status, 'ko')
    assert.equal((await act(owner, { action: '' })).panier.lignes[0]?.quantite, 2)
  })

  it('CART-04 change_aff_prix, in both spellings, is kept', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const ht = await act(visitor, { 'panierv3[action]': 'change_aff_prix', 'panierv3[value]': 'ht' })
    assert.equal(ht.panier.aff_prix, 'ht')
    assert.equal((await act(visitor, { action: '' })).panier.aff_prix, 'ht')
    assert.equal((await act(visitor, { action: 'change_aff_prix', value: 'ttc' })).panier.aff_prix, 'ttc')
    assert.equal((await act(visitor, { action: 'change_aff_prix', value: 'gratuit' })).status, 'ko')
  })

  it('CART-07 the version grows with each write, and with nothing else', async () => {
    const visitor = shop.visitor()
    const versions = [
      await add(visitor, goods.bowl),
      await act(visitor, { action: '' }),
      await add(visitor, goods.scarceBowl),
      await act(visitor, { action: 'useCodePromo', value: 'inconnu' }),
      await act(visitor, { action: 'useCodePromo', value: 'BIENVENUE' }),
    ].map(({ panier }) => panier.version)
    assert.deepEqual(versions, [1, 1, 2, 2, 3])
  })

  it('CART-07 writes of the same cart at the same time come one after the other', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const replies = await Promise.all(Array.from({ length: 12 }, () => add(visitor, goods.bowl)))
    assert.deepEqual(
      replies.map(({ panier }) => panier.version).sort((a, b) => a - b),
      Array.from({ length: 12 }, (_, index) => index + 2),
    )
    assert.equal((await act(visitor, { action: '' })).panier.nb_articles, 13)
  })

  it('CART-07 an addition that is sent again by its key is made once, and answered the same', async () => {
    const visitor = shop.visitor()
    const { idarticle, idreference } = goods.bowl
    const fields = { idarticle, idreference, quantite: 2, cle_ajout: 'a1b2' }
    const addKeyed = async (more = {}) =>
      JSON.parse((await visitor.post(addAddress, { ...fields, ...more })).text) as Awaited<ReturnType<typeof add>>
    const first = await addKeyed()
    const again = await addKeyed()
    assert.deepEqual(again, first)
    assert.equal((await addKeyed({ cle_ajout: 'c3d4' })).panier.nb_articles, 4)
    const other = shop.visitor()
    await add(other, goods.bowl)
    const theirs = await other.post(addAddress, fields)
    assert.equal((theirs.json() as typeof first).panier.nb_articles, 3, 'the key is the cart’s own')
  })

  it('CART-07 the same key at the same time adds once', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const { idarticle, idreference } = goods.bowl
    const fields = { idarticle, idreference, cle_ajout: 'deux-fois' }
    await Promise.all(Array.from({ length: 6 }, () => visitor.post(addAddress, fields)))
    assert.equal((await act(visitor, { action: '' })).panier.nb_articles, 2)
  })

  it('CART-07 what was refused may be asked for again by the same key', async () => {
    const visitor = shop.visitor()
    const fields = { idarticle: 1, idreference: 9999, cle_ajout: 'refus' }
    const status = async (more = {}) =>
      ((await visitor.post(addAddress, { ...fields, ...more })).json() as { status: string }).status
    assert.equal(await status(), 'ko')
    assert.equal(await status({ idreference: goods.bowl.idreference }), 'ok')
  })

  it('CART-03 a line whose price is reduced says the promotion that it takes part in', async () => {
    const visitor = shop.visitor()
    const isReduced = and(isNotNull(references.priorTtc), gt(references.stock, 0))
    const [reduced] = await shop.db().select().from(references).where(isReduced).limit(1)
    assert.ok(reduced, 'the seed has a reduced reference')
    await add(visitor, goods.bowl)
    const { panier } = await add(visitor, { idarticle: reduced.articleId, idreference: reduced.id })
    assert.deepEqual(
      panier.lignes.map(({ idanim }) => idanim),
      ['', String(reduced.id)],
    )
  })

  it('CART-02 an action that does not exist is an error with a message in French', async () => {
    const answer = await shop.visitor().post('/globalflexit/ajax/modules/boutique/panier/traitement.php', {
      action: 'vider<script>',
    })
    assert.equal(answer.status, 400)
    assert.match((answer.json() as { error_msg: string }).error_msg, /ne connaît pas l’action/)
  })
})
