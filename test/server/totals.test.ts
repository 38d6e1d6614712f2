import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CartState, Promo, StoredLine } from '../../demo/server/cart/cart-state.ts'
import { allocate, withoutTax } from '../../demo/server/cart/money.ts'
import { addUp } from '../../demo/server/cart/totals.ts'
import { emptyCheckout } from '../../demo/server/checkout/checkout-state.ts'

function line(id: number, priceTtc: number, quantity: number, vatPermille: number): StoredLine {
  return {
    id,
    quantity,
    seenTtc: null,
    isBookable: false,
    reference: {
      id,
      articleId: id,
      code: `R-${id}`,
      colour: 'ecume',
      label: 'Écume',
      priceTtc,
      priorTtc: null,
      stock: 99,
      position: 0,
    },
    article: { id, slug: `a-${id}`, name: `Article ${id}`, shape: 'bowl', vatPermille },
  }
}

function promo(kind: 'percent' | 'amount', value: number): Promo {
  return {
    id: value,
    code: `C${value}`,
    label: '',
    kind,
    value,
    minimumTtc: 0,
    startsOn: null,
    endsOn: null,
    uses: 0,
    maxUses: null,
    maxUsesEach: null,
  }
}

const cart = (lines: StoredLine[], promos: Promo[] = []): CartState => ({
  id: 1,
  version: 1,
  priceDisplay: 'ttc',
  lines,
  promos,
  checkout: emptyCheckout,
})

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

describe('totaux du panier', () => {
  it('CART-04 shares always add up to the cent', () => {
    assert.deepEqual(allocate(100, [1, 1, 1]), [34, 33, 33])
    assert.deepEqual(allocate(7, [0, 0]), [0, 0])
    assert.equal(sum(allocate(9999, [3, 7, 11, 13])), 9999)
  })

  it('CART-04 prices with tax come back from prices without', () => {
    assert.equal(withoutTax(1490, 200), 1242)
    assert.equal(withoutTax(590, 55), 559)
    assert.equal(withoutTax(2490, 100), 2264)
  })

  it('CART-04 articles − discount = total and base + tax = total, for carts of any rates and codes', () => {
    const prices = [420, 590, 1490, 1899, 2490, 11_900, 3]
    const rates = [200, 100, 55]
    for (let seed = 1; seed <= 300; seed++) {
      const lines = Array.from({ length: (seed % 6) + 1 }, (_, index) =>
        line(
          index + 1,
          prices[(seed * 3 + index) % prices.length] ?? 1,
          ((seed + index) % 7) + 1,
          rates[(seed + index) % 3] ?? 200,
        ),
      )
      const promos = [promo('amount', (seed * 97) % 3000), promo('percent', seed % 101)].slice(0, seed % 3)
      const { articles, discount, total, vat, codes, lines: amounts } = addUp(cart(lines, promos), '2026-11-20')
      for (const kind of ['ht', 'ttc'] as const) {
        assert.equal(articles[kind] - discount[kind], total[kind])
        assert.equal(sum(codes.map((code) => code.discount[kind])), discount[kind])
        assert.equal(sum([...amounts.values()].map((amount) => amount[kind])), articles[kind])
      }
      assert.equal(sum(vat.map(({ base }) => base)), total.ht)
      assert.equal(sum(vat.map(({ tax }) => tax)), total.ttc - total.ht)
      assert.ok(total.ttc >= 0 && total.ht >= 0 && total.ht <= total.ttc)
    }
  })

  it('CART-04 a cart that costs nothing owes no tax', () => {
    const { total, vat } = addUp(
      cart([line(1, 1490, 2, 200), line(2, 590, 1, 55)], [promo('amount', 999_999)]),
      '2026-11-20',
    )
    assert.deepEqual(total, { ht: 0, ttc: 0 })
    assert.deepEqual(vat, [
      { permille: 200, base: 0, tax: 0 },
      { permille: 55, base: 0, tax: 0 },
    ])
  })
})
