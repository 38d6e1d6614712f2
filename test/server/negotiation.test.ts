import assert from 'node:assert/strict'
import { it } from 'node:test'
import { act, add, addAddress, cartAddress, goods } from './support/cart.ts'
import { onPostgreSQL } from './support/databases.ts'

onPostgreSQL('JSON, HTML ou page', (shop) => {
  it('CART-02 the same call answers JSON under its address and the view as HTML under /html', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl, 2)
    const json = await visitor.post(cartAddress, { action: '' })
    assert.match(json.headers['content-type'] ?? '', /application\/json/)
    const html = await visitor.post(`/html${cartAddress}`, { action: '' })
    assert.equal(html.status, 200)
    assert.match(html.headers['content-type'] ?? '', /text\/html/)
    assert.match(html.text, /^<div[^>]* data-flx-version="1" data-flx-count="2"/)
    assert.match(html.text, /data-flx-action="modifQte"/)
    assert.match(html.text, /29,80\s€/)
  })

  it('CART-02 a refusal is told in the HTML too, beside what did not change', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const { status, text } = await visitor.post(`/html${cartAddress}`, { action: 'useCodePromo', value: 'rien' })
    assert.equal(status, 200)
    assert.match(text, /alert-danger[^>]*>Le code «\sRIEN\s» n’existe pas/)
    assert.match(text, /data-flx-count="1"/)
  })

  it('CART-02 what a visitor typed never becomes markup', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const { text } = await visitor.post(`/html${cartAddress}`, { action: 'useCodePromo', value: '<img src=x>' })
    assert.ok(!text.toLowerCase().includes('<img src=x'))
    assert.match(text, /&lt;IMG SRC=X&gt;/)
  })

  it('ART-01 a plain form is answered by the page that it came from, which says what happened, once', async () => {
    const visitor = shop.visitor()
    const posted = await visitor.submit(addAddress, goods.bowl, '/article/bol-kerguen')
    assert.equal(posted.status, 303)
    assert.equal(posted.headers.location, '/article/bol-kerguen')
    const page = await visitor.get('/article/bol-kerguen')
    assert.match(page.text, /alert-success[^>]*>«\sBol Kerguen\s» est dans votre panier\./)
    assert.match(page.text, /data-flx-cart-count="">1</)
    assert.doesNotMatch((await visitor.get('/article/bol-kerguen')).text, /alert-success/)
  })

  it('CART-02 a plain form from elsewhere, or from nowhere, goes to the cart', async () => {
    for (const referer of ['https://ailleurs.example/page', 'pas une adresse', '']) {
      const answer = await shop.visitor().post(
        addAddress,
        { idarticle: 1, idreference: 1 },
        {
          accept: 'text/html',
          'sec-fetch-mode': 'navigate',
          referer,
        },
      )
      assert.equal(answer.status, 303)
      assert.equal(answer.headers.location, '/panier')
    }
  })

  it('CART-02 the whole cart works by plain forms: quantity, code, display, removal', async () => {
    const visitor = shop.visitor()
    await visitor.submit(addAddress, goods.bowl, '/article/bol-kerguen')
    const { ligne } = { ligne: (await act(visitor, { action: '' })).panier.lignes[0]?.idligne ?? '' }
    const page = (await visitor.get('/panier')).text
    for (const hidden of ['name="action" value="modifQte"', `name="value" value="${ligne}"`, 'name="quantite"']) {
      assert.ok(page.includes(hidden), hidden)
    }
    assert.ok(page.includes(`action="${cartAddress}"`))
    await visitor.submit(cartAddress, { action: 'modifQte', value: ligne, quantite: 3 }, '/panier')
    await visitor.submit(cartAddress, { action: 'useCodePromo', value: 'BIENVENUE' }, '/panier')
    await visitor.submit(cartAddress, { 'panierv3[action]': 'change_aff_prix', 'panierv3[value]': 'ht' }, '/panier')
    const { panier } = await act(visitor, { action: '' })
    assert.equal(panier.nb_articles, 3)
    assert.equal(panier.codes.length, 1)
    assert.equal(panier.aff_prix, 'ht')
    await visitor.submit(cartAddress, { action: 'supArt', value: ligne }, '/panier')
    assert.match((await visitor.get('/panier')).text, /Votre panier est vide/)
  })

  it('CART-02 the HTML variant of the cart page posts to the HTML address, and says so to the library', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    const { text } = await visitor.get('/panier?mode=html')
    assert.match(text, /<flx-config base="\/html\/globalflexit\/"/)
    assert.ok(text.includes(`action="/html${cartAddress}"`))
  })

  it('HTTP-02 an address that does not exist is a 404 in the kind of its place', async () => {
    const visitor = shop.visitor()
    const json = await visitor.post('/globalflexit/ajax/modules/inconnu.php')
    assert.equal(json.status, 404)
    assert.match((json.json() as { error_msg: string }).error_msg, /inconnue/)
    const html = await visitor.post('/html/globalflexit/ajax/modules/inconnu.php')
    assert.equal(html.status, 404)
    assert.match(html.text, /alert-danger/)
    const page = await visitor.get('/nulle-part')
    assert.equal(page.status, 404)
    assert.match(page.text, /<h1>/)
  })
})
