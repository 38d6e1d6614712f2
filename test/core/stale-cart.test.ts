import { expect } from '@open-wc/testing'
import { isCartStale, learnCart } from '../../src/domain/cart/known-cart.ts'
import { announceStaleCart } from '../../src/domain/cart/stale-cart.ts'
import { waitUntil } from '../support/wait-until.ts'

let told = 0
document.addEventListener('flx-cart-stale', () => told++)
before(() => {
  for (const type of ['pageshow', 'storage']) addEventListener(type, announceStaleCart)
})

describe('a cart that may be out of date', () => {
  beforeEach(() => {
    learnCart({ version: 1, count: 1, totalExclTax: 10, totalInclTax: 12, display: 'ttc' })
    told = 0
  })

  it('is said, and noted for who is not there yet, when another tab writes its version', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.contentWindow?.localStorage.setItem('flx-cart', `${Math.random()}`)
    await waitUntil(() => told > 0)
    expect(isCartStale()).to.equal(true)
    frame.remove()
  })

  it('is said when the page comes back from the cache of pages', () => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(told).to.equal(0)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(told).to.equal(1)
    expect(isCartStale()).to.equal(true)
  })

  it('is no longer, once it is learnt', () => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    learnCart({ version: 2, count: 1, totalExclTax: 10, totalInclTax: 12, display: 'ttc' })
    expect(isCartStale()).to.equal(false)
  })
})
