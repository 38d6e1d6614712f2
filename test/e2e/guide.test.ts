import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { topics } from '../../demo/guide/topics.ts'
import { axe } from '../support/axe.ts'
import { declarations } from '../support/dist.ts'
import { openSite, type Site } from '../support/site.ts'

const elementPages = (): string[] => declarations().map(({ tagName }) => `/guide/${tagName}`)
const topicPages = topics.map(({ slug }) => `/guide/${slug}`)

describe('the guide', () => {
  let site: Site
  before(async () => {
    site = await openSite()
  })
  after(() => site.close())

  it('has a page for each element and each topic, all linked from the catalogue', async () => {
    const page = await site.visit()
    await page.goto('/guide')
    const links = await page.locator('main a').evaluateAll((all) => all.map((each) => each.getAttribute('href')))
    for (const path of [...elementPages(), '/guide/flx-config', ...topicPages]) assert.ok(links.includes(path), path)
    await page.context().close()
  })

  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1280, 'light'],
  ] as const) {
    it(`is clean at ${width} px, ${colorScheme}: axe, console, policy, no sideways scroll`, async () => {
      const page = await site.visit({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' })
      for (const path of ['/guide', ...topicPages, ...elementPages(), '/guide/flx-config']) {
        await page.goto(path, { waitUntil: 'load' })
        await page.locator('main h1').waitFor()
        assert.deepEqual(await axe(page), [], path)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        assert.ok(overflow <= 0, `${path} dépasse de ${overflow} px`)
      }
      assert.deepEqual(page.problems, [])
      await page.context().close()
    })
  }

  it('plays with attributes, and writes them in the markup to copy', async () => {
    const page = await site.visit()
    await page.goto('/guide/flx-modal')
    await page.getByLabel('label', { exact: true }).fill('Nos tailles')
    await page.getByLabel('close-top', { exact: true }).uncheck()
    const code = page.getByRole('group', { name: 'HTML à copier' })
    await code.getByText('label="Nos tailles">', { exact: false }).waitFor()
    assert.doesNotMatch((await code.textContent()) ?? '', /close-top/)
    await page.getByRole('button', { name: 'Ouvrir show()' }).click()
    await page.getByRole('dialog', { name: 'Nos tailles' }).waitFor()
    assert.equal(await page.locator('[data-guide-attribute="open"]').isChecked(), true)
    await page.context().close()
  })

  it('shows events as they happen, and may refuse them', async () => {
    const page = await site.visit()
    await page.goto('/guide/flx-modal')
    const log = page.getByRole('log')
    await page.getByLabel('Refuser ceux qui sont annulables').check()
    await page.getByRole('button', { name: 'Guide des tailles' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await log.getByText('flx-modal-open').waitFor()
    await page.keyboard.press('Escape')
    await log.getByText('refusé').waitFor()
    assert.ok(await dialog.isVisible())
    await page.context().close()
  })

  it('calls functions of flx', async () => {
    const page = await site.visit()
    await page.goto('/guide/flx-modal')
    await page.getByRole('button', { name: 'flx.confirm(question)' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Oui' }).click()
    await page.getByText('Réponse : oui.').waitFor()
    assert.deepEqual(page.problems, [])
    await page.context().close()
  })

  it('copies the markup', async () => {
    const page = await site.visit({ permissions: ['clipboard-read', 'clipboard-write'] })
    await page.goto('/guide/flx-lightbox')
    await page.getByRole('button', { name: 'Copier' }).first().click()
    await page.getByRole('button', { name: 'Copié' }).waitFor()
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^<flx-lightbox>/)
    await page.context().close()
  })

  it('can be read without script', async () => {
    const page = await site.visit({ javaScriptEnabled: false })
    await page.goto('/guide/flx-cart')
    for (const name of ['Attributs', 'Événements', 'Sans script']) {
      await page.getByRole('heading', { name, exact: true }).waitFor()
    }
    await page.context().close()
  })
})
