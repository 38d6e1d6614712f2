import assert from 'node:assert/strict'
import { it } from 'node:test'
import { expectedDays, sayExpected } from '../../demo/server/orders/expected-delivery.ts'
import type { Order } from '../../demo/server/orders/order.ts'

const order = (delay: string | null, paid: string, status = 'paid'): Order =>
  ({
    status,
    createdAt: new Date('2026-01-01T10:00:00Z'),
    payment: { closedAt: new Date(paid) },
    terms: { offer: delay && { delay, kind: 'domicile' } },
  }) as Order

it('CART-06 an order is expected on working days, counted from its payment', () => {
  const cases: [delay: string, paid: string, first: string, last: string][] = [
    ['48 h', '2026-11-23T09:00:00Z', '2026-11-25', '2026-11-25'],
    ['3 à 4 jours', '2026-11-23T09:00:00Z', '2026-11-26', '2026-11-27'],
    ['48 h', '2026-11-27T09:00:00Z', '2026-12-01', '2026-12-01'],
    ['Le jour même', '2026-11-22T09:00:00Z', '2026-11-23', '2026-11-23'],
    ['1 jour', '2026-12-24T09:00:00Z', '2026-12-28', '2026-12-28'],
    // Already the 24th in France.
    ['1 jour', '2026-11-23T23:30:00Z', '2026-11-25', '2026-11-25'],
  ]
  for (const [delay, paid, ...days] of cases)
    assert.deepEqual(expectedDays(order(delay, paid)), days, `${delay}, ${paid}`)
})

it('CART-06 no day is promised where none is known: not paid, nothing to ship, a delay without a number', () => {
  const paid = '2026-11-23T09:00:00Z'
  assert.equal(expectedDays(order('48 h', paid, 'awaiting')), null)
  assert.equal(expectedDays(order(null, paid)), null)
  assert.equal(expectedDays(order('selon la météo', paid)), null)
})

it('CART-06 the days are said as one reads them', () => {
  assert.equal(sayExpected(['2026-11-25', '2026-11-25']), 'le mercredi 25 novembre')
  assert.equal(sayExpected(['2026-11-26', '2026-11-27']), 'entre le jeudi 26 novembre et le vendredi 27 novembre')
})
