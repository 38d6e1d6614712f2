import assert from 'node:assert/strict'
import { it } from 'node:test'
import { goods } from './support/cart.ts'
import { onPostgreSQL } from './support/databases.ts'
import type { Visitor } from './support/visitor.ts'
import { articleAddress, findWorkshop } from './support/workshop.ts'

interface WireStock {
  aff_btn_add_panier: string
  change_nom_button: string
  url: string
  mode_ajax: number
  mode_detail: number
  message: string
  stock: number
}

const stockOf = async (visitor: Visitor, idarticle: number | string): Promise<Record<string, WireStock>> =>
  (await visitor.post(articleAddress, { action: 'stock', idarticle })).json() as Record<string, WireStock>

const ask = async (visitor: Visitor, idreference: number, email: string) =>
  (await visitor.post(articleAddress, { action: 'alerte_stock', idreference, email })).json() as {
    result: 0 | 1
    msg: string
  }

onPostgreSQL('stock', (shop) => {
  it('ART-02 says by reference what the page must show, by GET and by POST', async () => {
    const visitor = shop.visitor()
    const stock = await stockOf(visitor, 1)
    const { bowl, scarceBowl, soldOutBowl } = goods
    assert.equal(stock[bowl.idreference]?.aff_btn_add_panier, 'no_msg')
    assert.equal(stock[bowl.idreference]?.stock, bowl.stock)
    assert.match(stock[scarceBowl.idreference]?.message ?? '', /Plus que 3/)
    assert.equal(stock[soldOutBowl.idreference]?.aff_btn_add_panier, 'aff_msg')
    const { text } = await visitor.get(`${articleAddress}?action=stock&idarticle=1`)
    assert.deepEqual(JSON.parse(text), stock)
    assert.equal(visitor.cookie, '')
  })

  it('ART-02 an article that is booked leads to its page', async () => {
    const visitor = shop.visitor()
    const { idarticle, idreference } = await findWorkshop(visitor)
    const { [idreference]: info } = await stockOf(visitor, idarticle)
    assert.equal(info?.url, '/article/atelier-de-poterie-premier-tour')
    assert.equal(info?.change_nom_button, 'Choisir un créneau')
  })

  it('ART-02 an unknown article has no stock; an unknown action is refused; what writes is not asked by GET', async () => {
    const visitor = shop.visitor()
    assert.deepEqual(await stockOf(visitor, 99999), {})
    assert.deepEqual(await stockOf(visitor, 'sept'), {})
    assert.equal((await visitor.post(articleAddress, { action: 'vider' })).status, 400)
    assert.equal((await visitor.get(`${articleAddress}?action=alerte_stock&idreference=4`)).status, 400)
  })

  it('ART-02 notes an address for a reference that is sold out, once; refuses the others', async () => {
    const visitor = shop.visitor()
    const { idreference } = goods.soldOutBowl
    for (const email of ['Nom@Exemple.fr', 'nom@exemple.fr ']) {
      const { result, msg } = await ask(visitor, idreference, email)
      assert.equal(result, 1)
      assert.match(msg, /nom@exemple\.fr/)
    }
    assert.equal((await ask(visitor, idreference, 'pas une adresse')).result, 0)
    assert.match((await ask(visitor, goods.bowl.idreference, 'nom@exemple.fr')).msg, /de retour/)
    assert.equal((await ask(visitor, 99999, 'nom@exemple.fr')).result, 0)
  })

  it('ART-02 without script the form goes back to its page, with the message', async () => {
    const visitor = shop.visitor()
    const fields = { action: 'alerte_stock', idreference: goods.soldOutBowl.idreference, email: 'a@exemple.fr' }
    const answer = await visitor.submit(articleAddress, fields, '/article/bol-kerguen')
    assert.equal(answer.status, 303)
    assert.match((await visitor.get('/article/bol-kerguen')).text, /C’est noté/)
  })
})
