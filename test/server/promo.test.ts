import assert from 'node:assert/strict'
import { it } from 'node:test'
import { act, add, begin, goods } from './support/cart.ts'
import { onPostgreSQL } from './support/databases.ts'

onPostgreSQL('codes promo', (shop) => {
  const use = (visitor: ReturnType<typeof shop.visitor>, value: string) =>
    act(visitor, { action: 'useCodePromo', value })

  it('CART-04 a percentage is taken off, whatever the case it was typed in', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl, 2)
    const { status, panier } = await use(visitor, ' bienvenue ')
    assert.equal(status, 'ok')
    assert.deepEqual(panier.codes, [
      { code: 'BIENVENUE', libelle: '−10\u00a0% sur tout le panier', remise_ht: 2.48, remise_ttc: 2.98 },
    ])
    assert.equal(panier.totaux.total_ttc, 26.82)
  })

  it('CART-04 refusals say why and change nothing: unknown, twice, over, not begun, empty cart, nothing typed', async () => {
    const visitor = shop.visitor()
    await begin(visitor)
    assert.match((await use(visitor, 'BIENVENUE')).error_msg, /panier est vide/)
    const { panier } = await add(visitor, goods.bowl, 2)
    const expected: [code: string, message: RegExp][] = [
      ['NEXISTEPAS', /n’existe pas/],
      ['ETE2026', /a expiré/],
      ['MAREE2030', /pas encore valable/],
      ['LARGE15', /minimum de 60,00/],
      ['', /Saisissez/],
    ]
    for (const [code, message] of expected) {
      const refused = await use(visitor, code)
      assert.equal(refused.status, 'ko', code)
      assert.match(refused.error_msg, message)
      assert.deepEqual(refused.panier, panier)
    }
  })

  it('CART-07 a code that is sent again, its answer lost, is not refused and counts once', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl, 2)
    const used = await use(visitor, 'BIENVENUE')
    const again = await use(visitor, 'BIENVENUE')
    assert.equal(again.status, 'ok')
    assert.match(again.info_msg, /déjà appliqué/)
    assert.deepEqual(again.panier, used.panier)
  })

  it('CART-04 an amount comes after the percentages, and never takes the total under zero', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl, 5)
    await use(visitor, 'LARGE15')
    const { panier } = await use(visitor, 'BIENVENUE')
    assert.deepEqual(
      panier.codes.map(({ code, remise_ttc }) => [code, remise_ttc]),
      [
        ['BIENVENUE', 7.45],
        ['LARGE15', 15],
      ],
    )
    assert.equal(panier.totaux.total_ttc, 52.05)
  })

  it('CART-04 a code that the cart no longer deserves goes away, and this is said', async () => {
    const visitor = shop.visitor()
    const { ligne = '' } = await add(visitor, goods.bowl, 5)
    await use(visitor, 'LARGE15')
    const { info_msg, panier } = await act(visitor, { action: 'modifQte', value: ligne, quantite: 1 })
    assert.match(info_msg, /LARGE15.+retiré du panier/)
    assert.deepEqual(panier.codes, [])
    const back = await act(visitor, { action: 'modifQte', value: ligne, quantite: 5 })
    assert.deepEqual(back.panier.codes, [])
  })

  it('CART-02 deleteCodePromo takes a code away, and a second time does no harm', async () => {
    const visitor = shop.visitor()
    await add(visitor, goods.bowl)
    await use(visitor, 'BIENVENUE')
    const removed = await act(visitor, { action: 'deleteCodePromo', value: 'bienvenue' })
    assert.deepEqual(removed.panier.codes, [])
    const again = await act(visitor, { action: 'deleteCodePromo', value: 'BIENVENUE' })
    assert.equal(again.status, 'ok')
    assert.equal(again.panier.version, removed.panier.version)
  })
})
