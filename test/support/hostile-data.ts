import { expect } from '@open-wc/testing'
import { ownCalls } from './asking.ts'
import { forgetCart } from './cart-page.ts'
import { hostileData } from './hostile-answers.ts'
import { beginProbes, probeAnswers } from './hostile-probes.ts'

/** Declares the tests that give these elements hostile answers in JSON, or in what is neither JSON nor HTML. */
export function testHostileData(tags: readonly string[]): void {
  const page = location.href
  let tried = 0
  before(async function () {
    if (!(await beginProbes())) this.skip()
  })
  beforeEach(forgetCart)
  afterEach(() => history.replaceState(null, '', page))

  for (const tag of tags) {
    it(`SAFE-02 HTTP-02 <${tag}> asks each of its calls, runs nothing of what comes, and says what is wrong`, async function () {
      this.timeout(400_000)
      const { wrong, missing, tried: answers } = await probeAnswers(tag, hostileData(ownCalls(tag)))
      tried += answers
      expect(missing, 'calls that its scenes do not bring it to make').to.deep.equal([])
      expect(wrong).to.deep.equal([])
    })
  }

  it('tries five hundred of them', () => {
    console.log(`      ${tried} réponses hostiles`)
    expect(tried).to.be.greaterThan(500)
  })
}
