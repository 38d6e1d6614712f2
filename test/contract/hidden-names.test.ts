import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { type DistPages, nonce, openDistPages } from '../support/dist-page.ts'

type WithFlx = { flx: typeof import('../../elements/index.ts').flx }

/** What the start of a page asks its document for. */
const readAtStart = [
  ...['documentElement', 'getElementsByTagName', 'getElementById', 'scripts', 'cookie', 'adoptedStyleSheets'],
]

describe('content that hides what the page has by its names', () => {
  let pages: DistPages
  /** All that a document has, but for what tests are driven by. */
  let names: string[]
  before(async () => {
    pages = await openDistPages()
    const { page } = await pages.open('<p>rien</p>')
    names = await page.evaluate(() => {
      const found = new Set<string>()
      for (const name in document) found.add(name)
      return [...found]
    })
    await page.close()
  })
  after(() => pages.close())

  const hiding = (hidden: string[]): string => hidden.map((name) => `<img name="${name}" alt="">`).join('')
  const script = (): string => `<script type="module" nonce="${nonce}" crossorigin src="${pages.cdn}/flx.js"></script>`

  /** Asks the page itself, again and again: what a driver waits by looks through `document` too. */
  async function until(page: Page, isSo: () => boolean | Promise<boolean>): Promise<void> {
    for (let tries = 0; tries < 600; tries++) {
      if (await page.evaluate(isSo)) return
      await new Promise((done) => setTimeout(done, 100))
    }
    assert.fail(String(isSo))
  }
  /** What none of the page's names can hide. */
  const click = (page: Page, id: string): Promise<void> =>
    page.evaluate((id) => Document.prototype.getElementById.call(document, id)?.click(), id)

  it('SAFE-04 knows all that the start reads', () => {
    assert.deepEqual(
      readAtStart.filter((name) => !names.includes(name)),
      [],
    )
  })

  for (const name of readAtStart) {
    it(`SAFE-04 ${name}: what the page has still opens, and the visitor’s choice is kept`, async () => {
      const { page, said } = await pages.open(
        `<form name="${name}"></form>${script()}<flx-consent><p>Des mesures.</p></flx-consent>
         <button id="ouvre" data-flx-show="bonjour">Ouvrir</button>
         <flx-modal id="bonjour" label="Bonjour"><p>Contenu</p></flx-modal>`,
      )
      await until(page, () => 'flx' in globalThis)
      await click(page, 'ouvre')
      await until(
        page,
        () => !!Document.prototype.querySelector.call(document, '#bonjour dialog[open], #bonjour[open]'),
      )
      const kept = await page.evaluate(() => {
        const { cookies } = (globalThis as unknown as WithFlx).flx
        cookies.set('essai', 'gardé')
        return cookies.get('essai')
      })
      assert.equal(kept, 'gardé')
      assert.deepEqual(
        said.filter((text) => text.includes('TypeError')),
        [],
      )
      await page.close()
    })
  }

  it('SAFE-04 all of them at once: it starts, cookies are kept, what cannot work says so, a click leads on', async () => {
    const { page, said } = await pages.open(
      `${hiding(names)}${script()}
       <flx-modal id="bonjour" label="Bonjour"><p>Contenu</p></flx-modal>
       <flx-popup></flx-popup><a id="lien" class="squeezebox" href="/ailleurs?lien">Voir</a>`,
    )
    await until(page, () => 'flx' in globalThis)
    const kept = await page.evaluate(() => {
      const { cookies } = (globalThis as unknown as WithFlx).flx
      cookies.set('essai', 'tous')
      return cookies.get('essai')
    })
    assert.equal(kept, 'tous')
    const why = await page.evaluate(() =>
      (globalThis as unknown as WithFlx).flx.invoke('#bonjour', 'show').then(
        () => 'shown',
        (error: unknown) => String(error),
      ),
    )
    assert.match(why, /^Error: flx : /)
    assert.deepEqual(
      said.filter((text) => text.includes('TypeError')),
      [],
    )
    await page.evaluate(() => Document.prototype.getElementById.call(document, 'lien')?.click()).catch(() => {})
    await page.waitForURL('**/ailleurs?lien', { waitUntil: 'commit' })
    await page.close()
  })
})
