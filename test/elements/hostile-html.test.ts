import { expect } from '@open-wc/testing'
import { asking, ownCalls } from '../support/asking.ts'
import { fewHostileHtml } from '../support/hostile-answers.ts'
import { beginProbes, probeHtml, setPolicy } from '../support/hostile-probes.ts'

const page = location.href

describe('one hostile answer in HTML, under the policy that a page is asked to have', () => {
  before(async function () {
    if (!(await beginProbes())) this.skip()
    setPolicy()
  })
  afterEach(() => history.replaceState(null, '', page))

  for (const tag of asking) {
    it(`SAFE-01 <${tag}> runs nothing of what comes, and stays in its page`, async function () {
      this.timeout(60_000)
      expect(await probeHtml(tag, fewHostileHtml(ownCalls(tag)))).to.deep.equal([])
    })
  }
})
