import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { awake, formAwake } from '../support/awake.ts'
import { nonce, openDistPages } from '../support/dist-page.ts'
import { forSuite } from '../support/for-suite.ts'

describe('when the code of a form comes', () => {
  // The light browser moves its pointer by itself, which is a gesture.
  const pages = forSuite(() => openDistPages({ hasWindows: true }))

  /** @param prepare - What is in the tab before. */
  async function open(markup: string, prepare?: () => void): Promise<{ page: Page; hasCode: () => boolean }> {
    const { page } = await pages.open(
      `${markup}<script type="module" nonce="${nonce}" src="${pages.cdn}/flx.js" crossorigin></script>`,
    )
    if (prepare) await page.evaluate(prepare)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.reload({ waitUntil: 'networkidle' })
    return { page, hasCode: () => fetched.some((url) => url.includes('/chunks/form-')) }
  }

  const field = '<label>Nom <input name="nom"></label><button>Envoyer</button>'
  const plain = `<flx-form><form action="/envoi" method="post">${field}</form></flx-form>`

  it('FORM-01 a form that serves as it is waits for the first gesture, of the mouse or of a key', async () => {
    const gestures = [formAwake, (page: Page) => awake(page, 'flx-form')]
    for (const wake of gestures) {
      const { page, hasCode } = await open(plain)
      assert.equal(hasCode(), false)
      await wake(page)
      await page.context().close()
    }
  })

  const besides: Record<string, string> = {
    'FORM-03 steps': `<flx-form steps><form><fieldset>${field}</fieldset><fieldset>${field}</fieldset></form></flx-form>`,
    'FORM-04 lines that depend on others': `<flx-form><form>${field}<p data-flx-if="nom">Bonjour</p></form></flx-form>`,
    'FORM-01 a form elsewhere in the page, which may have both': `<flx-form for="#loin"></flx-form><form id="loin">${field}</form>`,
  }
  for (const [what, markup] of Object.entries(besides)) {
    it(`${what}: it comes in view, so that nothing goes under a hand`, async () => {
      const { hasCode } = await open(markup)
      assert.equal(hasCode(), true)
    })
  }

  it('FORM-11 what was typed before comes back without a gesture', async () => {
    const { hasCode } = await open(plain, () => sessionStorage.setItem('flx-form-drafts', '{}'))
    assert.equal(hasCode(), true)
  })

  it('SAFE-01 a frame that may store nothing waits for the gesture too', async () => {
    const { page, hasCode } = await open(plain)
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(globalThis, name, {
          get: () => {
            throw new DOMException('', 'SecurityError')
          },
        })
      }
    })
    await page.reload({ waitUntil: 'networkidle' })
    assert.equal(hasCode(), false)
    await formAwake(page)
  })
})
