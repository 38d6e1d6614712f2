import { expect } from '@open-wc/testing'
import { configure } from '../../src/core/configure.ts'
import { asking } from '../support/asking.ts'
import { beginProbes, probeScripts } from '../support/hostile-probes.ts'
import { running, scriptAnswers } from '../support/script-answers.ts'

const page = location.href

describe('scripts that an answer brings along', () => {
  const found = new Set<string>()
  before(async function () {
    if (!(await beginProbes())) this.skip()
  })
  afterEach(() => {
    configure({ origins: undefined })
    history.replaceState(null, '', page)
  })

  for (const tag of asking) {
    it(`SAFE-01 <${tag}> runs those of this origin and of one that is named, where its contract says so, and no others`, async function () {
      this.timeout(200_000)
      const { wrong, hasRun } = await probeScripts(tag, scriptAnswers(tag))
      if (hasRun) found.add(tag)
      expect(wrong).to.deep.equal([])
    })
  }

  it('SAFE-01 they are the elements whose contract says so', () => {
    expect([...found].sort()).to.deep.equal(running)
  })
})
