import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import '../../../elements/date-field.ts'
import '../../../elements/modal.ts'
import '../../../elements/quantity.ts'
import type { FlxModalElement } from '../../../elements/modal.ts'
import type { FlxQuantityElement } from '../../../elements/quantity.ts'
import { configure } from '../../../src/core/configure.ts'
import { wakeTranslations } from '../../../src/core/i18n/wake-translations.ts'
import { script } from '../../support/answers-client.ts'
import { waitUntil } from '../../support/wait-until.ts'

const quantity = '<flx-quantity><input type="number" value="1" aria-label="Cups"></flx-quantity>'

const namesIn = (place: Element): string[] =>
  [...place.querySelectorAll('button')].map(({ ariaLabel }) => ariaLabel ?? '')

describe('the elements of a page in English', () => {
  it('I18N-02 wait for the texts of its language, so that nobody reads French first', async () => {
    const place = document.body.appendChild(document.createElement('div'))
    const seen = new Set<string>()
    const watching = new MutationObserver(() => {
      for (const name of namesIn(place)) seen.add(name)
    })
    watching.observe(place, { childList: true, subtree: true, attributes: true })
    const server = await script({ body: { langue: 'en', traductions: [] }, repeat: true })
    expect(wakeTranslations(), 'nothing to wait for in French').to.equal(undefined)

    configure({ base: server.base, lang: 'en' })
    place.innerHTML = `${quantity}${quantity}<flx-modal open label="Window"><p>Content</p></flx-modal>`
    const [kept, gone] = place.querySelectorAll<FlxQuantityElement>('flx-quantity')
    const modal = place.querySelector<FlxModalElement>('flx-modal')
    gone?.remove()
    expect([kept?.isReady, modal?.isReady], 'they wait').to.deep.equal([false, false])
    await Promise.all([kept?.ready, modal?.ready])
    expect(kept && namesIn(kept)).to.deep.equal(['Decrease: Cups', 'Increase: Cups'])
    await waitUntil(() => modal?.querySelector('.flx-dialog button'))
    expect([...seen].filter((name) => /Diminuer|Augmenter|Fermer/.test(name))).to.deep.equal([])
    expect(gone && namesIn(gone), 'what left meanwhile did not start').to.deep.equal([])

    if (gone) place.append(gone)
    await gone?.ready
    expect(gone && namesIn(gone), 'nothing to wait for any more').to.deep.equal(['Decrease: Cups', 'Increase: Cups'])
    watching.disconnect()
    await modal?.hide()

    const field = '<flx-date-field><input type="date" aria-label="Arrival" name="arrival"></flx-date-field>'
    place.innerHTML = `<form>${field}<input aria-label="Next"></form>`
    await waitUntil(() => place.querySelector('button'))
    const [arrival, next] = place.querySelectorAll('input')
    arrival?.focus()
    await sendKeys({ type: '0103' })
    next?.focus()
    const refusal = (): string => place.querySelector('.flx-masked__note')?.textContent ?? ''
    await waitUntil(() => refusal() !== '')
    expect(refusal()).to.equal('Incomplete date: write it as dd/mm/yyyy.')
    place.querySelector('button')?.click()
    await waitUntil(() => document.querySelector('.flx-calendar'))
    expect(document.querySelector('.flx-calendar')?.ariaLabel).to.equal('Calendar: Arrival')
    await sendKeys({ press: 'Escape' })
    place.remove()
    configure({ base: undefined, lang: undefined })
  })
})
