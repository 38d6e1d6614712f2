import { expect, fixture, html } from '@open-wc/testing'
import type { followListeners } from './listeners.ts'
import { importElement, sampleOf } from './samples.ts'
import { waitUntil } from './wait-until.ts'

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

/**
 * Inserts, moves and removes an element `first` times, then `more` times, and checks that no listeners and nodes were
 * added by the second series, and that the element's own HTML is left as it was.
 */
export async function expectNoLeak(
  tag: string,
  listeners: ReturnType<typeof followListeners>,
  { first, more }: { first: number; more: number },
): Promise<void> {
  const source = sampleOf(tag)
  await importElement(tag)
  expect(customElements.get(tag), 'is defined').not.to.equal(undefined)
  const place = await fixture<HTMLElement>(html`<div><section></section></div>`)
  await insertMoveRemove(place, source, first)
  const nodes = document.querySelectorAll('*').length
  const types = listeners.types()
  await insertMoveRemove(place, source, more)
  await waitUntil(() => listeners.count() <= types.length, `${listeners.types()} instead of ${types}`)
  await waitUntil(() => document.querySelectorAll('*').length <= nodes, 'nodes stay behind')
  expect(place.textContent?.trim()).to.equal('')
  await expectAsWritten(place, source)
}
