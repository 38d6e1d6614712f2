import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { chunkAddress } from '../support/chunk-address.ts'
import { nonce, openDistPages } from '../support/dist-page.ts'
import { forSuite } from '../support/for-suite.ts'

const film = 'https://youtu.be/aqz-KE-bpKQ'

describe('a video on a page that loads what ships', () => {
  const pages = forSuite(() => openDistPages({ isHttp2: true }))
  const link = (page: Page) => page.getByRole('link', { name: 'Visite' })

  async function open(content = ''): Promise<{ page: Page; fetched: string[] }> {
    const fetched: string[] = []
    const { page } = await pages.open(
      `${content}<flx-video><a href="${film}">Visite</a></flx-video>
<script type="module" nonce="${nonce}" src="${pages.cdn}/flx.js" crossorigin></script>`,
      {
        prepare: async (page) => {
          page.on('request', (request) => fetched.push(request.url()))
          await page.route('https://youtu.be/**', (route) => route.fulfill({ body: 'Film' }))
        },
      },
    )
    await page.locator('.flx-video__poster').waitFor()
    return { page, fetched }
  }
  const askedFor = (fetched: string[], name: string): boolean => fetched.some((url) => chunkAddress(name).test(url))

  it('POPUP-06 shows its poster without React, which comes as the pointer does; a click plays', async () => {
    const { page, fetched } = await open()
    await page.waitForLoadState('networkidle')
    assert.equal(askedFor(fetched, 'react'), false)
    await Promise.all([page.waitForRequest(chunkAddress('react')), link(page).hover()])
    await link(page).click()
    await page.locator('flx-video[data-flx-playing] iframe').waitFor()
  })

  it('SAFE-07 leads to the video where the code of the player, or that of the consent, does not come', async () => {
    for (const [missing, content] of [
      ['react', ''],
      ['consent', '<flx-consent></flx-consent>'],
    ] as const) {
      pages.hang(chunkAddress(missing))
      const { page, fetched } = await open(content)
      await link(page).click()
      await page.waitForURL(film)
      assert.equal(askedFor(fetched, missing), true)
      pages.hang()
      await page.context().close()
    }
  })
})
