import { expect } from '@open-wc/testing'
import { asking, ownCalls } from '../support/asking.ts'
import { forgetCart } from '../support/cart-page.ts'
import { fewHostileData } from '../support/hostile-answers.ts'
import { beginProbes, probeAnswers } from '../support/hostile-probes.ts'

const page = location.href

describe('one hostile answer of each kind in JSON, or in what is neither', () => {
  before(async function () {
    if (!(await beginProbes())) this.skip()
  })
  beforeEach(forgetCart)
  afterEach(() => history.replaceState(null, '', page))

  for (const tag of asking) {
    it(`SAFE-02 HTTP-02 <${tag}> asks each of its calls, runs nothing of what comes, and says what is wrong`, async function () {
      this.timeout(60_000)
      const { wrong, missing } = await probeAnswers(tag, fewHostileData(ownCalls(tag)))
      expect(missing, 'calls that its scenes do not bring it to make').to.deep.equal([])
      expect(wrong).to.deep.equal([])
    })
  }
})
