import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { chunkAddress } from '../support/chunk-address.ts'
import { forSuite } from '../support/for-suite.ts'
import { openSite } from '../support/site.ts'

describe('?flx=diag in a page of the shop', () => {
  const site = forSuite(openSite)

  it('expectation: a header that scrolling put away comes back; what the page hides is said to be away', async () => {
    const page = await site.visit({ viewport: { width: 1280, height: 740 }, reducedMotion: 'reduce' })
    await page.goto('/essais/ancienne-page?flx=diag')
    const panel = page.locator('.flx-diag')
    await panel.waitFor()
    // Each has an attribute that there is none of: a finding, with its button.
    await page.evaluate(() => {
      const header = document.createElement('header')
      header.textContent = 'En-tête'
      const hidden = document.createElement('div')
      hidden.hidden = true
      const long = document.createElement('div')
      long.style.height = '3000px'
      // A theme that puts its own header out of the window below the top of the page.
      const fixed = document.createElement('div')
      fixed.style.cssText = 'position: fixed; inset: 0 0 auto; background: white'
      addEventListener('scroll', () => {
        fixed.style.translate = scrollY > 200 ? '0 -100%' : 'none'
      })
      for (const [id, place] of [
        ['entete', document.body],
        ['theme', fixed],
        ['cache', hidden],
      ] as const) {
        const sticky = document.createElement('flx-sticky')
        sticky.id = id
        sticky.setAttribute('couleur', 'vert')
        if (id === 'entete') sticky.append(header)
        if (id === 'theme') sticky.append('Thème')
        place.prepend(sticky)
      }
      document.body.append(hidden, fixed, long)
    })
    const header = page.locator('#entete[data-flx-sticky-state]')
    await header.waitFor()
    for (const top of [400, 900, 1600]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    }
    await page.locator('#entete[data-flx-sticky-state="hidden"]').waitFor({ state: 'attached' })
    assert.ok(await header.evaluate((node) => node.getBoundingClientRect().bottom <= 0), 'it is out of the window')

    await panel.getByRole('button', { name: 'Relancer' }).click()
    const showing = (id: string) =>
      panel.locator('.flx-diag__finding', { hasText: 'couleur' }).getByRole('button', { name: `id="${id}"` })
    for (const id of ['entete', 'theme']) {
      await page.evaluate(() => scrollTo({ top: 1600, behavior: 'instant' }))
      await page.waitForFunction(
        (asked) => (document.getElementById(asked)?.getBoundingClientRect().bottom ?? 1) <= 0,
        id,
      )
      await showing(id).click()
      await page.waitForFunction((asked) => {
        const { top, bottom } = document.getElementById(asked)?.getBoundingClientRect() ?? new DOMRect()
        return top >= 0 && bottom > 0
      }, id)
      // What is said of it is said once it has stood still for eight frames.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame)
      })
      assert.equal(await panel.getByRole('alert').count(), 0)
    }

    await showing('cache').click()
    await panel.getByRole('alert').getByText('Il n’est pas à l’écran en ce moment').waitFor()
    assert.equal(await panel.getByRole('alert').count(), 1)
  })

  it('expectation: axe looks at the page under its strict policy, and comes when it is asked', async () => {
    const page = await site.visit()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/essais/ancienne-page?flx=diag')
    const panel = page.locator('.flx-diag')
    await panel.waitFor()
    const isThere = (): boolean => asked.some((address) => chunkAddress('access').test(address))
    assert.equal(isThere(), false)
    await panel.getByRole('tab', { name: 'Accès' }).click()
    await panel.getByText('Règles d’accessibilité (axe)').waitFor()
    assert.equal(isThere(), true)
    await panel.getByText('respectées dans cette page.').waitFor({ state: 'attached' })
  })
})
