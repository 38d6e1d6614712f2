import { expect, fixture, html } from '@open-wc/testing'
import { scriptCalls } from '../support/answers-client.ts'
import { followListeners } from '../support/listeners.ts'
import { importElement, sampleOf, tags } from '../support/samples.ts'
import { waitUntil } from '../support/wait-until.ts'

interface Drawn extends Element {
  ready: Promise<void>
}

/** Waits until elements have finished their work after removal. */
const settled = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const parse = (source: string): Drawn =>
  document.createRange().createContextualFragment(source).firstElementChild as Drawn

async function insertMoveRemove(place: HTMLElement, source: string, times: number): Promise<void> {
  const elsewhere = place.firstElementChild as HTMLElement
  for (let round = 0; round < times; round++) {
    const element = parse(source)
    place.append(element)
    if (round % 4 === 0) await element.ready
    elsewhere.append(element)
    if (round % 4 === 1) await element.ready
    element.remove()
    if (round % 20 === 0) await settled()
  }
  await settled()
}

/** Checks that an element which was awake is what its author wrote, once it has left the page. */
async function expectAsWritten(place: HTMLElement, source: string): Promise<void> {
  const element = parse(source)
  const written = parse(source)
  place.append(element)
  await element.ready
  await settled()
  element.remove()
  // What is open closes as it leaves.
  for (const each of [element, written]) each.removeAttribute('open')
  await waitUntil(() => element.isEqualNode(written), `${element.outerHTML} instead of ${written.outerHTML}`)
}

/** Checks that 16 more insertions add no listener and no node, and that the element's own HTML is left as it was. */
async function expectNoLeak(tag: string, listeners: ReturnType<typeof followListeners>): Promise<void> {
  const source = sampleOf(tag)
  await importElement(tag)
  expect(customElements.get(tag), 'is defined').not.to.equal(undefined)
  const place = await fixture<HTMLElement>(html`<div><section></section></div>`)
  await insertMoveRemove(place, source, 4)
  const nodes = document.querySelectorAll('*').length
  const types = listeners.types()
  await insertMoveRemove(place, source, 16)
  await waitUntil(() => listeners.count() <= types.length, `${listeners.types()} instead of ${types}`)
  await waitUntil(() => document.querySelectorAll('*').length <= nodes, 'nodes stay behind')
  expect(place.textContent?.trim()).to.equal('')
  await expectAsWritten(place, source)
}

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
      await expectNoLeak(tag, listeners)
    })
  }
})
