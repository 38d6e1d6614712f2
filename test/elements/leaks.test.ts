import { expect, fixture, html } from '@open-wc/testing'
import { configure } from '../../src/core/configure.ts'
import { script } from '../support/answers-client.ts'
import { followListeners } from '../support/listeners.ts'
import { importElement, sampleOf, tags } from '../support/samples.ts'
import { waitUntil } from '../support/wait-until.ts'

interface Drawn extends Element {
  ready: Promise<void>
}

/** What elements do once they have left is done. */
const settled = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

async function insertMoveRemove(place: HTMLElement, source: string, times: number): Promise<void> {
  const elsewhere = place.firstElementChild as HTMLElement
  for (let round = 0; round < times; round++) {
    const element = document.createRange().createContextualFragment(source).firstElementChild as Drawn
    place.append(element)
    if (round % 4 === 0) await element.ready
    elsewhere.append(element)
    if (round % 4 === 1) await element.ready
    element.remove()
    if (round % 20 === 0) await settled()
  }
  await settled()
}

describe('inserting, moving and removing an element 200 times', () => {
  let listeners: ReturnType<typeof followListeners>
  before(async () => {
    const server = await script({ hold: 'for ever', repeat: true })
    configure({ base: server.base })
    listeners = followListeners()
  })
  after(() => listeners.stop())

  for (const tag of tags) {
    it(`leaks neither listeners nor nodes: <${tag}>`, async function () {
      this.timeout(30_000)
      const source = sampleOf(tag)
      await importElement(tag)
      expect(customElements.get(tag), 'is defined').not.to.equal(undefined)
      const place = await fixture<HTMLElement>(html`<div><section></section></div>`)
      await insertMoveRemove(place, source, 20)
      const nodes = document.querySelectorAll('*').length
      const types = listeners.types()
      await insertMoveRemove(place, source, 200)
      await waitUntil(() => listeners.count() <= types.length, `${listeners.types()} instead of ${types}`)
      await waitUntil(() => document.querySelectorAll('*').length <= nodes, 'nodes stay behind')
      expect(place.textContent?.trim()).to.equal('')
    })
  }
})
