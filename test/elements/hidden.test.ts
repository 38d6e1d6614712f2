import { expect, fixture } from '@open-wc/testing'
import { importElement, sampleOf, tags } from '../support/samples.ts'

/** What these show stands above the page, and shows by their `open` alone. */
const above = ['flx-modal', 'flx-popup', 'flx-front-popup', 'flx-mobile-menu']

describe('the attribute `hidden`', () => {
  for (const tag of tags.filter((name) => !above.includes(name))) {
    it(`hides <${tag}>, whatever its own style says`, async () => {
      const place = await fixture<HTMLElement>('<div></div>')
      place.innerHTML = sampleOf(tag)
      const element = place.firstElementChild as HTMLElement & { ready?: Promise<void> }
      element.hidden = true
      await importElement(tag)
      await element.ready
      expect(getComputedStyle(element).display).to.equal('none')
    })
  }
})
