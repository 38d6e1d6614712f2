import { expect } from '@open-wc/testing'
import { readFailures } from '../../../src/core/http/failures.ts'
import { RequestError } from '../../../src/core/http/request-error.ts'

describe('the failures that a page keeps for who writes it', () => {
  it('HTTP-02 are what is said of them: an error would keep the element that asked, once it has left the page', () => {
    new RequestError('failed', { address: '/panier', status: 500, detail: 'en panne', body: '<p>Une page</p>' })
    expect(Object.getPrototypeOf(readFailures().at(-1))).to.equal(Object.prototype)
    expect(readFailures().at(-1)).to.deep.equal({ kind: 'failed', detail: '/panier : en panne' })
  })
})
