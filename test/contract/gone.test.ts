import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { nonce, openDistPages } from '../support/dist-page.ts'
import { forSuite } from '../support/for-suite.ts'

const page404 = '<!doctype html><title>Introuvable</title><h1>Page introuvable</h1>'

/** What a site answers for a file that a deployment has taken away, and for one that was changed on its way. */
const answers = {
  'a 404': { status: 404, contentType: 'text/html', body: page404 },
  'a page with status 200': { status: 200, contentType: 'text/html', body: page404 },
  'a file that is not the one of the table': {
    status: 200,
    contentType: 'text/javascript',
    body: 'throw new Error("x")',
  },
}

describe('files that are gone after a deployment (SAFE-07)', () => {
  const pages = forSuite(openDistPages)

  interface Opened {
    page: Page
    /** What nobody caught. */
    uncaught: string[]
    /** What flx says in the console. */
    told: string[]
  }

  async function open(html: string, gone: RegExp, answer: (typeof answers)[keyof typeof answers]): Promise<Opened> {
    const uncaught: string[] = []
    const told: string[] = []
    const script = `<script type="module" nonce="${nonce}" crossorigin src="${pages.cdn}/flx.js"></script>`
    const { page } = await pages.open(script + html, {
      async prepare(page) {
        page.on('pageerror', ({ message }) => uncaught.push(message))
        page.on('console', (message) => message.text().startsWith('flx') && told.push(message.text()))
        await page.route(/\/chunks\//, (route) => {
          if (
            !gone.test(
              route
                .request()
                .url()
                .replace(/.*\/chunks\//, ''),
            )
          )
            return route.continue()
          return route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } })
        })
      },
    })
    await page.waitForFunction(() => 'flx' in globalThis)
    return { page, uncaught, told }
  }

  for (const [what, answer] of Object.entries(answers)) {
    it(`${what}: links and forms act as without script, nothing is uncaught`, async () => {
      for (const [html, selector, address] of [
        ['<flx-popup></flx-popup><a class="squeezebox" href="/ailleurs?lien">x</a>', 'a', 'ailleurs?lien'],
        [
          '<a href="/ailleurs?o" data-flx-show="m">x</a><flx-modal id="m" label="M"><p>C</p></flx-modal>',
          'a',
          'ailleurs?o',
        ],
        ['<flx-form><form action="/ailleurs"><button name="b">x</button></form></flx-form>', 'button', 'ailleurs?b='],
        [
          '<flx-add-to-cart><form action="/ailleurs"><button name="b">x</button></form></flx-add-to-cart>',
          'button',
          'ailleurs?b=',
        ],
      ] as const) {
        const { page, uncaught } = await open(html, /./, answer)
        await page.click(selector)
        await page.waitForURL(`**/${address}`)
        const own = uncaught.filter((message) => message !== 'x')
        assert.deepEqual(own, [], html)
        await page.close()
      }
    })
  }

  it('a link leads on where only what shows it, or only what is shown, is gone', async () => {
    for (const gone of [/^on-demand/, /^modal/]) {
      const html = '<a href="/ailleurs?o" data-flx-show="m">x</a><flx-modal id="m" label="M"><p>C</p></flx-modal>'
      const { page, uncaught } = await open(html, gone, answers['a 404'])
      await page.click('a')
      await page.waitForURL('**/ailleurs?o')
      assert.deepEqual(uncaught, [])
      await page.close()
    }
  })

  it('a button says what is missing, once, however often it is pressed', async () => {
    const html = '<button data-flx-show="m">x</button><flx-modal id="m" label="M"><p>C</p></flx-modal>'
    const { page, uncaught, told } = await open(html, /^(?:on-demand|modal)/, answers['a 404'])
    const said = page.waitForEvent('console', (message) => message.text().includes('flx-modal'))
    for (let clicks = 0; clicks < 3; clicks++) await page.click('button')
    await said
    assert.deepEqual(uncaught, [])
    assert.deepEqual(told.map((text) => text.replace(/-[\w-]{6}\.js/, '')).sort(), [
      'flx : <flx-modal> : ./chunks/modal manque.',
      'flx : <flx-on-demand> : ./chunks/on-demand manque.',
    ])
  })

  for (const gone of [/^mobile-menu/, /^core/, /./]) {
    it(`a menu button leads to the links of the page where ${gone} is gone`, async () => {
      const html =
        '<button id="flx-menu-button">Menu</button><div style="height: 3000px"></div><flx-mobile-menu><ul><li><a href="/ailleurs">Accueil</a></li></ul></flx-mobile-menu>'
      const { page, uncaught } = await open(html, gone, answers['a 404'])
      await page.click('button')
      await page.waitForFunction(() => document.activeElement?.textContent === 'Accueil')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/ailleurs')
      assert.deepEqual(uncaught, [])
    })
  }

  it('a popup whose content’s code is gone says so, and its link leads on when it is clicked again', async () => {
    const html = '<flx-popup></flx-popup><a class="squeezebox-ajax" href="/ailleurs?lien">x</a>'
    const { page, uncaught } = await open(html, /^popup-later/, answers['a 404'])
    const said = page.waitForEvent('console', (message) => message.text().startsWith('flx : ce qui s’ouvrait'))
    const click = () => page.evaluate(() => document.querySelector('a')?.click())
    await click()
    await said
    await page.waitForFunction(() => !document.querySelector('dialog'))
    await click()
    await page.waitForURL('**/ailleurs?lien')
    assert.deepEqual(uncaught, [])
  })

  it('LOGIN-05 a form whose method was forgotten sends no password in the address, its code on its way or gone', async () => {
    const form = '<form action="/ailleurs"><input type="password" name="p" value="secret"><button>x</button></form>'
    for (const html of [`<flx-login>${form}</flx-login>`, `<flx-signup>${form}</flx-signup>`, form]) {
      const { page } = await open(html, /./, answers['a 404'])
      const asked = page.waitForRequest(/ailleurs/)
      await page.click('button')
      const request = await asked
      assert.deepEqual([request.method(), new URL(request.url()).search, request.postData()], ['POST', '', 'p=secret'])
      await page.close()
    }
  })
})

describe('a page that is shut off, or has no modules', () => {
  const pages = forSuite(openDistPages)

  it('COOKIE-01 a frame that may read no cookie starts all that needs none', async () => {
    const inner = `<script type=module crossorigin src='${pages.cdn}/flx.js'></script><flx-consent></flx-consent><flx-toggle><button>T</button><div>Contenu</div></flx-toggle><flx-table><table><tr><th>A<tr><td>1</table></flx-table>`
    const { page, said } = await pages.open(
      `<iframe sandbox="allow-scripts" srcdoc="${inner}" width="800" height="500"></iframe>`,
      {
        isOpen: true,
      },
    )
    const frame = page.frames()[1]
    assert.ok(frame)
    for (const tag of ['flx-toggle', 'flx-table']) {
      await frame.waitForFunction((name) => customElements.get(name) !== undefined, tag)
    }
    assert.deepEqual(
      said.filter((text) => /cookie/i.test(text)),
      [],
    )
  })

  it('PAGE-06 flx.all.js in the head: the page’s next script configures it, before the page is read', async () => {
    const { page, said } = await pages.open(
      `<script nonce="${nonce}" src="${pages.cdn}/flx.all.js"></script><script nonce="${nonce}">flx.configure({ lang: 'en', translations: false })</script>
      <button data-flx-show="m">x</button><flx-modal id="m" label="M"><p>C</p></flx-modal>`,
    )
    await page.waitForFunction(() => 'alert' in (globalThis as unknown as { flx: object }).flx)
    void page.evaluate(() => void (globalThis as unknown as { flx: { confirm(text: string): void } }).flx.confirm('?'))
    await page.getByRole('button', { name: 'Yes' }).waitFor()
    assert.deepEqual(said, [])
  })

  it('HTTP-03 the guide’s line for browsers without modules says the sentence in an alert', async () => {
    const guide = readFileSync('demo/guide/topics/csp.ts', 'utf8')
    const [line = ''] = /<script nomodule .*<\/script>/.exec(guide) ?? []
    const { page, said } = await pages.open('<h1>Page</h1>', { isOpen: true })
    const told = page.waitForEvent('dialog')
    // As a browser reads it that knows nothing of `nomodule`.
    const set = page.setContent(line.replace(' nomodule', ''))
    const dialog = await told
    assert.equal(dialog.message(), 'Votre navigateur ne supporte pas les objets XMLHTTPRequest...')
    await dialog.accept()
    await set
    assert.deepEqual(said, [])
  })
})
