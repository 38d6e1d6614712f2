import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Locator } from 'playwright-core'
import { axe } from '../support/axe.ts'
import { forSuite } from '../support/for-suite.ts'
import { Keyboard } from '../support/keyboard.ts'
import { pixelsTooWide } from '../support/readable.ts'
import { openSite, type SitePage } from '../support/site.ts'

const path = '/essais/ancienne-page'

/** The controls of the panel that Tab stops at and that show, in their order. */
const stops = 'button:not([tabindex="-1"]):visible, summary:visible, textarea:visible'

/** Whether a visitor sees an element of the page, a part of it at least, beside the panel. */
function isSeen(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
  if (Math.min(bottom, innerHeight) - Math.max(top, 0) < 1) return false
  const found = document.elementFromPoint(x, y)
  return found !== null && !found.matches('[data-flx-diag]')
}

describe('?flx=diag by keyboard alone', () => {
  const site = forSuite(openSite)

  /** The panel, and a keyboard that came to it from the page. */
  async function comeTo(width: number): Promise<{ page: SitePage; panel: Locator; keyboard: Keyboard }> {
    const page = await site.visit({ viewport: { width, height: 740 }, reducedMotion: 'reduce' })
    await page.goto(`${path}?flx=diag`)
    const panel = page.locator('.flx-diag')
    await panel.waitFor()
    await page.evaluate(() =>
      document.addEventListener('focusin', ({ target }) => {
        if (target instanceof Element && !target.matches('[data-flx-diag]'))
          Object.assign(globalThis, { lastOfPage: target })
      }),
    )
    const keyboard = new Keyboard(page)
    await keyboard.reach(page.locator('#popups a.squeezebox'))
    await keyboard.reach(panel.locator('.flx-button').first(), { most: 300 })
    return { page, panel, keyboard }
  }

  /** Goes through all that Tab stops at, from the first control to the last, and back to the tabs. */
  async function goThrough(page: SitePage, panel: Locator, keyboard: Keyboard): Promise<number> {
    const all = panel.locator(stops)
    const count = await all.count()
    await keyboard.reach(all.first(), { key: 'Shift+Tab', most: 300 })
    for (let stop = 0; stop < count; stop++) {
      assert.ok(await keyboard.has(all.nth(stop)), `stop ${stop} is ${await all.nth(stop).textContent()}`)
      await keyboard.checkFocus(`stop ${stop}`)
      await page.keyboard.press('Tab')
    }
    await keyboard.reach(panel.locator('[role="tab"][aria-selected="true"]'), { key: 'Shift+Tab', most: 300 })
    return count
  }

  for (const width of [360, 1280]) {
    it(`expectation: each tab and each button is reached, seen and pressed, at ${width} px`, async () => {
      const { page, panel, keyboard } = await comeTo(width)
      const button = (name: string): Locator => panel.getByRole('button', { name, exact: true })
      for (const tab of ['Page', 'Accès']) {
        const key = tab === 'Page' ? 'Tab' : 'Shift+Tab'
        await keyboard.reach(panel.getByRole('tab', { name: 'Page' }), { key, most: 300 })
        if (tab === 'Accès') await page.keyboard.press('ArrowRight')
        await panel.getByRole('tab', { name: tab, selected: true }).waitFor()
        await panel.locator('summary').first().waitFor()
        await keyboard.checkFocus(`the tab ${tab}`)
        assert.deepEqual(await axe(page, '[data-flx-diag]'), [])
        assert.deepEqual(await pixelsTooWide(page), [])

        // Sections fold and unfold, and keep the focus.
        for (const summary of await panel.locator('summary').all()) {
          await keyboard.reach(summary, { most: 300 })
          const isOpen = () => summary.evaluate((node) => (node.parentElement as HTMLDetailsElement).open)
          const wasOpen = await isOpen()
          await page.keyboard.press('Enter')
          assert.notEqual(await isOpen(), wasOpen)
          if (wasOpen) await page.keyboard.press('Space')
          await keyboard.checkFocus('a section')
        }
        assert.ok((await goThrough(page, panel, keyboard)) > 6)
        assert.deepEqual(await axe(page, '[data-flx-diag]'), [])

        for (const name of ['Copier le rapport', 'Relancer']) {
          await keyboard.press(button(name))
          await panel.getByRole('status').filter({ hasText: /./ }).waitFor()
          await keyboard.checkFocus(name)
        }
        if (await panel.locator('textarea').isVisible()) await keyboard.reach(panel.locator('textarea'))
      }

      const number = panel.locator('[aria-pressed]')
      await keyboard.press(number, 'Space')
      assert.equal(await number.getAttribute('aria-pressed'), 'true')
      await page.locator('.flx-diag__mark:visible').first().waitFor()
      await keyboard.checkFocus('the numbers')
      await page.keyboard.press('Space')

      for (const name of ['Horaires de marée', 'Garder', 'Copier le lien']) {
        const finding = panel.locator('.flx-diag__finding', { hasText: name }).first()
        const order = finding.locator('xpath=ancestor::details')
        if (!(await order.evaluate((node: HTMLDetailsElement) => node.open)))
          await keyboard.press(order.locator('summary'))
        await keyboard.press(finding.getByRole('button'))
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
        const isBeside = await page.locator('[data-flx-diag-shown]').evaluate(isSeen)
        assert.ok(isBeside, `what the finding of ${name} is about is seen beside the panel`)
        await keyboard.checkFocus('what a finding shows')
      }

      const report = panel.locator('textarea')
      await keyboard.reach(report, { key: 'Shift+Tab', most: 300 })
      const isWhole = await report.evaluate((field) => {
        const body = field.closest('.flx-diag__body')?.getBoundingClientRect()
        const { top, bottom } = field.getBoundingClientRect()
        return body !== undefined && top >= body.top - 1 && bottom <= body.bottom + 1
      })
      assert.ok(isWhole, 'the report is seen whole, and not its last line alone')

      const move = button('Déplacer')
      await keyboard.reach(move, { key: 'Shift+Tab', most: 300 })
      for (let corner = 0; corner < 4; corner++) {
        await page.keyboard.press('Enter')
        await keyboard.checkFocus('a move')
        assert.ok(await keyboard.has(move))
      }
      await keyboard.press(button('Réduire'))
      await keyboard.checkFocus('the fold')
      assert.equal(await panel.getByRole('tab').count(), 0)
      await page.keyboard.press('Enter')
      await panel.getByRole('tab').first().waitFor()
      await keyboard.checkFocus('the unfolding')
    })
  }

  for (const way of ['Escape', 'Enter']) {
    it(`expectation: ${way} closes it, and the focus is where it was in the page`, async () => {
      const { page, panel, keyboard } = await comeTo(360)
      await keyboard.reach(panel.locator('.flx-close'))
      const left = await page.evaluateHandle(() => (globalThis as { lastOfPage?: Element }).lastOfPage)
      await page.keyboard.press(way)
      await panel.waitFor({ state: 'detached' })
      const isBack = await page.evaluate((place) => document.activeElement === place, left)
      assert.ok(isBack, 'the focus is where the panel took it from')
      await keyboard.checkFocus(way)
    })
  }
})
