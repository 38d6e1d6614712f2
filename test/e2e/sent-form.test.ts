import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Route } from 'playwright-core'
import { chunkAddress } from '../support/chunk-address.ts'
import { forSuite } from '../support/for-suite.ts'
import { openSite, requestFailed, type SitePage } from '../support/site.ts'

/** A form of an element that its author put into no `<flx-form>`. */
const markup = `<flx-signup><form method="post" action="/essai-envoi">
  <p><label>Adresse e-mail <input type="email" name="email" required></label></p><button>Ouvrir mon compte</button>
</form></flx-signup>`

describe('a form whose <flx-form> has not come yet', () => {
  const site = forSuite(openSite)

  /** A page with that form; the code of `<flx-form>` is asked for as the test says. */
  async function open(answerChunk: (route: Route) => Promise<void>): Promise<{ page: SitePage; sent: string[] }> {
    const page = await site.visit()
    page.provoked = requestFailed
    const sent: string[] = []
    await page.route(chunkAddress('form'), answerChunk)
    await page.route('**/essai-envoi', async (route) => {
      const isPage = route.request().isNavigationRequest()
      sent.push(isPage ? 'by the browser' : 'in place')
      await route.fulfill(
        isPage ? { contentType: 'text/html', body: 'Reçu' } : { json: { status: 'ok', info_msg: 'Compte ouvert.' } },
      )
    })
    await page.route('/boutiques', async (route) => {
      const response = await route.fetch()
      const page = (await response.text()).replace(/<main[^>]*>/, `$&${markup}`)
      // A page that the test answers itself is of no address that a browser knows: its script is its own origin's.
      await route.fulfill({ response, body: page.replaceAll(/http:[^"]+(?=\/dist\/)/g, '') })
    })
    await page.goto('/boutiques')
    await page.getByLabel('Adresse e-mail').first().fill('lise@exemple.fr')
    return { page, sent }
  }

  it('SIGNUP-01 is sent once, in place, as soon as that code is there', async () => {
    const gate = Promise.withResolvers<void>()
    const { page, sent } = await open(async (route) => {
      await gate.promise
      await route.continue()
    })
    const button = page.getByRole('button', { name: 'Ouvrir mon compte' })
    await page.locator('flx-signup flx-form').waitFor({ state: 'attached' })
    const field = page.getByLabel('Adresse e-mail').first()
    await field.press('Enter')
    await field.press('Enter')
    assert.equal(await button.getAttribute('aria-busy'), 'true')
    assert.deepEqual(sent, [])
    gate.resolve()
    await page.getByText('Compte ouvert.').waitFor()
    assert.deepEqual(sent, ['in place'])
  })

  it('SIGNUP-01 is the browser’s where that code cannot be had', async () => {
    const { page, sent } = await open((route) => route.abort())
    await page.locator('flx-signup flx-form').waitFor({ state: 'attached' })
    await page.getByLabel('Adresse e-mail').first().press('Enter')
    await page.waitForURL('**/essai-envoi')
    assert.deepEqual(sent, ['by the browser'])
  })

  it('SIGNUP-01 SAFE-07 is the browser’s where that code never ends coming, and leaves once', async () => {
    const { page, sent } = await open(() => new Promise(() => {}))
    await page.locator('flx-signup flx-form').waitFor({ state: 'attached' })
    const field = page.getByLabel('Adresse e-mail').first()
    await field.press('Enter')
    await field.press('Enter')
    await page.waitForURL('**/essai-envoi')
    assert.deepEqual(sent, ['by the browser'])
  })
})
