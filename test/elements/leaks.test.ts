import { scriptCalls } from '../support/answers-client.ts'
import { expectNoLeak } from '../support/insertions.ts'
import { followListeners } from '../support/listeners.ts'
import { tags } from '../support/samples.ts'

describe('inserting, moving and removing an element 20 times', () => {
  let listeners: ReturnType<typeof followListeners>
  before(async () => {
    await scriptCalls({ hold: 'for ever', repeat: true })
    listeners = followListeners()
  })
  after(() => listeners.stop())

  for (const tag of tags) {
    it(`leaks neither listeners nor nodes: <${tag}>`, async function () {
      this.timeout(30_000)
      await expectNoLeak(tag, listeners, { first: 4, more: 16 })
    })
  }
})
