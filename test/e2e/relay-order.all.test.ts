import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { axe } from '../support/axe.ts'
import { chunkAddress } from '../support/chunk-address.ts'
import { overflow } from '../support/fits.ts'
import { forSuite } from '../support/for-suite.ts'
import { Keyboard } from '../support/keyboard.ts'
import { chosenRelay, orderButton, postalCode, relayButtons, settled } from '../support/order-page.ts'
import { atRelayStep } from '../support/relay-order.ts'
import { openSite, requestFailed, type SitePage } from '../support/site.ts'

const chunk = chunkAddress('relay-picker')
const towns = (page: SitePage) => page.locator('flx-relay-picker [data-flx-mount] .flx-relay-picker__cities button')
const remember = (page: SitePage) => page.getByRole('checkbox', { name: 'Retenir ce point relais' })
const pickerDrawn = (page: SitePage) => page.locator('flx-relay-picker [data-flx-mount] .flx-relay-picker').waitFor()

describe('the relay point of an order', () => {
  const site = forSuite(openSite)

  it('RELAY-01 CART-02 by touch on a phone: the order is stopped at the picker, a town, the map, a choice that stays', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 }, hasTouch: true })
    await atRelayStep(site, page, 'json')
    await relayButtons(page).first().waitFor()
    assert.equal(await page.locator('.maplibregl-map').count(), 0, 'no map before its tab')
    await orderButton(page).tap()
    await page.getByText('Choisissez un point relais pour continuer.').waitFor()
    assert.match((await page.locator(':focus').textContent()) ?? '', /^Choisir le point relais/)
    assert.deepEqual(await axe(page), [], 'axe at the picker that stops')

    await postalCode(page).fill('54 490')
    await towns(page).first().waitFor()
    assert.equal(await towns(page).count(), 7)
    await towns(page).nth(2).tap()
    await relayButtons(page).first().waitFor()
    await postalCode(page).fill('99999')
    await page.getByText('Aucun résultat pour le code postal 99999.').waitFor()
    await postalCode(page).fill('29200')
    await page.getByText('points relais près de Brest.').filter({ visible: true }).waitFor()

    await page.getByRole('tab', { name: 'Carte' }).tap()
    await page.locator('.flx-map__marker').first().tap()
    await page
      .locator('.flx-map__card')
      .getByRole('button', { name: /^Choisir/ })
      .tap()
    await chosenRelay(page).waitFor()
    await settled(page)
    await page.locator('.flx-cart__hindrances a[href="#flx-cart-relay"]').waitFor({ state: 'detached' })
    assert.equal(await page.getByRole('tab', { name: 'Carte' }).getAttribute('aria-selected'), 'true')
    assert.deepEqual(await axe(page), [], 'axe at the choice')
    assert.equal(await overflow(page), 0)

    const name = await chosenRelay(page).locator('strong').textContent()
    await remember(page).tap()
    await settled(page)
    await page.reload()
    await pickerDrawn(page)
    assert.equal(await chosenRelay(page).locator('strong').textContent(), name)
    assert.equal(await remember(page).isChecked(), true)
  })

  it('RELAY-01 by keyboard alone: what stops the order leads to the picker, the focus is never lost', async () => {
    const page = await site.visit()
    await atRelayStep(site, page, 'html')
    await relayButtons(page).first().waitFor()
    const keyboard = new Keyboard(page)
    await keyboard.type(postalCode(page), '54490')
    await towns(page).first().waitFor()
    await keyboard.press(towns(page).first())
    await relayButtons(page).first().waitFor()
    await keyboard.press(orderButton(page))
    await keyboard.checkFocus('the order that is stopped')
    assert.ok(await keyboard.has(relayButtons(page).first()))
    await page.keyboard.press('Enter')
    await chosenRelay(page).waitFor()
    await settled(page)
    const chosen = page.getByRole('button', { name: /^Choisi le point relais/ })
    await keyboard.checkFocus('the choice')
    assert.ok(await keyboard.has(chosen), 'the focus is where the choice was made')
    await keyboard.reach(remember(page), { key: 'Shift+Tab' })
    await page.keyboard.press('Space')
    await settled(page)
    await keyboard.checkFocus('the tick')
    assert.ok(await keyboard.has(remember(page)))
    assert.equal(await remember(page).isChecked(), true)
  })

  it('RELAY-01 the code of the picker never comes: the plain forms search, choose and remember', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 740 } })
    page.provoked = requestFailed
    await page.route(chunk, (route) => route.abort())
    await atRelayStep(site, page, 'html')
    await postalCode(page).fill('29 200')
    await relayButtons(page).first().click()
    await chosenRelay(page).waitFor()
    await settled(page)
    await remember(page).check()
    await settled(page)
    await page.reload()
    assert.equal(await remember(page).isChecked(), true)
    assert.deepEqual(await axe(page), [])
    assert.equal(await overflow(page), 0)
  })

  it('RELAY-01 the code of the picker comes while one types: the text and the focus go with it', async () => {
    const page = await site.visit()
    let letGo = (): void => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(chunk, async (route) => {
      await held
      await route.continue()
    })
    await atRelayStep(site, page, 'json')
    await postalCode(page).click()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('350')
    letGo()
    await pickerDrawn(page)
    await page.waitForFunction(() => document.activeElement?.closest('[data-flx-mount]') !== null)
    assert.equal(await postalCode(page).inputValue(), '350')
    await page.keyboard.type('00')
    await page.getByText('points relais près de Rennes.').waitFor()
  })
})
