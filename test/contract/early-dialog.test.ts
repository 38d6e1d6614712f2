import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { chunkAddress } from '../support/chunk-address.ts'
import { nonce, openDistPages } from '../support/dist-page.ts'
import { forSuite } from '../support/for-suite.ts'

const guide = '<flx-modal id="guide" label="Guide des tailles"><p>Mesurez la taille.</p>{more}</flx-modal>'
const button = '<button type="button" data-flx-show="guide">Guide</button>'
/** A theme that styles bare tags. */
const theme = `<style>dialog { width: 90px; border: 9px dashed } h2 { font-size: 70px; margin: 40px } form { float: left }
button { display: block; width: 100%; text-transform: uppercase } p { margin: 24px 0 } div { padding: 11px }</style>`

interface Visit {
  page: Page
  /** Lets the code of the modal come. */
  deliver(): void
}

describe('a modal that is opened before its code is there', () => {
  const pages = forSuite(() => openDistPages({ isHttp2: true }))

  async function open(modal: string, opening = button): Promise<Visit> {
    let deliver = (): void => {}
    const code = new Promise<void>((resolve) => {
      deliver = resolve
    })
    const { page } = await pages.open(
      `<title>Taille</title>${opening}${modal}
<script type="module" nonce="${nonce}" src="${pages.cdn}/flx.js" crossorigin></script>`,
      {
        ownStyles: true,
        prepare: async (page) => {
          await page.route(chunkAddress('modal'), async (route) => {
            await code
            await route.continue()
          })
        },
      },
    )
    await page.waitForFunction('flx')
    return { page, deliver }
  }
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Guide des tailles' })
  const opener = (page: Page) => page.locator('[data-flx-show]')
  const delivered = (page: Page) => page.waitForFunction(() => customElements.get('flx-modal'))
  const isBusy = (page: Page) => opener(page).and(page.locator('[aria-busy="true"]'))

  it('MODAL-10 shows its content at once, above a page that is inert, and keeps its place as the code comes', async () => {
    const { page, deliver } = await open(guide.replace('{more}', '<p>En centimètres.</p>'), theme + button)
    await opener(page).click()
    await dialogOf(page).waitFor()
    const boxes = () =>
      page.evaluate(() =>
        ['dialog', 'h2', 'p'].map((tag) => {
          const { x, y, width, height } = document.querySelector(`flx-modal ${tag}`)?.getBoundingClientRect() ?? {}
          return [x, y, tag !== 'h2' && width, height].map((length) => Math.round(Number(length)))
        }),
      )
    const early = await boxes()
    assert.equal(await page.locator('dialog:modal').count(), 1)
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Guide des tailles')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await dialogOf(page).waitFor({ state: 'hidden' })
    await opener(page).click()
    await dialogOf(page).waitFor()
    deliver()
    await page.locator('dialog.flx-modal:modal').waitFor()
    assert.deepEqual(await boxes(), early)
    assert.equal(await page.locator('.flx-early, [data-flx-early]:not(flx-modal)').count(), 0)
  })

  it('MODAL-10 goes on from where the visitor has read, on a telephone too', async () => {
    for (const [width, height] of [
      [1280, 720],
      [360, 600],
    ] as const) {
      const lines = Array.from({ length: 60 }, (_, at) => `<p>Ligne ${at}</p>`).join('')
      const { page, deliver } = await open(guide.replace('{more}', lines))
      await page.setViewportSize({ width, height })
      await opener(page).click()
      await dialogOf(page).waitFor()
      const place = () => page.getByText('Ligne 30').evaluate((line) => Math.round(line.getBoundingClientRect().y))
      await page.getByText('Ligne 30').evaluate((line) => line.scrollIntoView({ block: 'center' }))
      const before = await place()
      deliver()
      await page.locator('dialog.flx-modal:modal').waitFor()
      assert.ok(Math.abs((await place()) - before) < 4, `${before} px, then ${await place()}`)
      await page.context().close()
    }
  })

  for (const [way, close] of Object.entries({
    'the Escape key': (page: Page) => page.keyboard.press('Escape'),
    'its cross': (page: Page) => page.getByRole('button', { name: 'Fermer' }).click(),
    'a button of its content': (page: Page) => page.getByRole('button', { name: 'Plus tard' }).click(),
  })) {
    it(`MODAL-10 closed by ${way} stays closed as the code comes, and opens again when it is asked for`, async () => {
      const { page, deliver } = await open(guide.replace('{more}', '<button data-flx-close>Plus tard</button>'))
      await opener(page).click()
      await dialogOf(page).waitFor()
      await close(page)
      await dialogOf(page).waitFor({ state: 'hidden' })
      assert.equal(await opener(page).evaluate((node) => node === document.activeElement), true)
      await isBusy(page).waitFor({ state: 'detached' })
      deliver()
      await delivered(page)
      await page.locator('flx-modal [data-flx-slot] p').waitFor({ state: 'attached' })
      assert.equal(await dialogOf(page).count(), 0)
      await opener(page).click()
      await page.locator('dialog.flx-modal:modal p').waitFor()
    })
  }

  it('MODAL-10 SAFE-07 without that code it remains, closes, and the link that opened it is not followed', async () => {
    const { page } = await open(guide.replace('{more}', ''), '<a href="/ailleurs" data-flx-show="guide">Guide</a>')
    await opener(page).click()
    await dialogOf(page).waitFor()
    // The opener is busy until its patience ends.
    await isBusy(page).waitFor({ state: 'detached' })
    assert.equal(await page.title(), 'Taille')
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'hidden' })
  })

  it('MODAL-10 where a script takes `open` away it is still seen and closed, and gone once the code comes', async () => {
    const { page, deliver } = await open(guide.replace('{more}', ''))
    await opener(page).click()
    await dialogOf(page).waitFor()
    await page.evaluate(() => document.querySelector('flx-modal')?.removeAttribute('open'))
    assert.equal(await dialogOf(page).isVisible(), true)
    deliver()
    await dialogOf(page).waitFor({ state: 'hidden' })
    assert.equal(await page.locator('dialog:modal').count(), 0)
  })

  it('MODAL-10 a page that removes and adds its children finds them where it put them', async () => {
    const { page, deliver } = await open(guide.replace('{more}', '<p id="old">Ancien</p>'))
    await opener(page).click()
    await dialogOf(page).waitFor()
    await page.evaluate(() => {
      const modal = document.querySelector('flx-modal')
      modal?.removeChild(document.querySelector('#old') as Element)
      modal?.appendChild(document.createElement('p')).append('Nouveau')
    })
    const texts = () => page.locator('dialog:modal p').allTextContents()
    assert.deepEqual(await texts(), ['Mesurez la taille.', 'Nouveau'])
    deliver()
    await page.locator('dialog.flx-modal:modal').waitFor()
    assert.deepEqual(await texts(), ['Mesurez la taille.', 'Nouveau'])
  })

  it('MODAL-10 waits for its code where that alone knows how it closes, and where it must not open', async () => {
    const others = {
      'has buttons': guide.replace('{more}', '<script type="application/json">{"buttons":[]}</script>'),
      'closes by itself': guide.replace('id=', 'autoclose="9" id='),
      'has no name': guide.replace('label="Guide des tailles"', ''),
      'has no content': '<flx-modal id="guide" label="Guide des tailles"> </flx-modal>',
      'is in a hidden part of the page': `<div hidden>${guide}</div>`,
      'is in the text of somebody else': `<div data-flx-untrusted>${guide}</div>`,
    }
    const opened = async ([what, modal]: [string, string]): Promise<string | undefined> => {
      const { page } = await open(modal)
      await opener(page).click()
      await isBusy(page).waitFor()
      await isBusy(page).waitFor({ state: 'detached' })
      const count = await page.locator('dialog').count()
      await page.context().close()
      return count ? what : undefined
    }
    const found = await Promise.all(Object.entries(others).map(opened))
    assert.deepEqual(found.filter(Boolean), [])
  })
})
