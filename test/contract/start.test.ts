import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nonce, openDistPages } from '../support/dist-page.ts'
import { forSuite } from '../support/for-suite.ts'

type WithFlx = { flx: typeof import('../../elements/index.ts').flx }

/** What the start of a page asks its document for. */
const readAtStart = [
  'documentElement',
  'getElementsByTagName',
  'getElementById',
  'scripts',
  'cookie',
  'adoptedStyleSheets',
]

describe('the start of a page', () => {
  const pages = forSuite(openDistPages)

  it('SAFE-04 content that bears the names of what it reads stops no element, no click and no cookie', async () => {
    const { page, said } = await pages.open(
      `${readAtStart.map((name) => `<form name="${name}"></form>`).join('')}
      <script type="module" nonce="${nonce}" crossorigin src="${pages.cdn}/flx.js"></script>
      <flx-toggle><button type="button">Plus</button><div>Bloc</div></flx-toggle>`,
    )
    /** The page itself is asked: what a driver waits by looks through `document` too. */
    const until = async (isSo: () => boolean): Promise<void> => {
      while (!(await page.evaluate(isSo))) await new Promise((done) => setTimeout(done, 50))
    }
    assert.ok(
      await page.evaluate(
        (names) => names.every((name) => Reflect.get(document, name) instanceof HTMLFormElement),
        readAtStart,
      ),
      'each of them is hidden',
    )
    await until(() => 'flx' in globalThis)
    await page.evaluate(() => document.querySelector<HTMLElement>('flx-toggle button')?.click())
    await until(() => document.querySelector('flx-toggle button')?.getAttribute('aria-expanded') === 'true')
    const kept = await page.evaluate(() => {
      const { cookies } = (globalThis as unknown as WithFlx).flx
      cookies.set('essai', 'gardé')
      return cookies.get('essai')
    })
    assert.equal(kept, 'gardé')
    assert.deepEqual(said, [])
  })
})
