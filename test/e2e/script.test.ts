import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page, Request } from 'playwright-core'
import { forSuite } from '../support/for-suite.ts'
import { launchBrowser } from '../support/launch-browser.ts'
import { openSite, untilTold, watchedPage } from '../support/site.ts'

/** Bytes of script that the page's requests transferred, headers left out. */
async function scriptBytes(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(
    requests.filter((request) => request.resourceType() === 'script').map((request) => request.sizes()),
  )
  return sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0)
}

function record(page: Page): Request[] {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  return requests
}

/** Has the page's script tag written in another way, as its server would. */
async function rewritten(page: Page, write: (tag: string) => string): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch()
    // A page that the test answers itself is of no address that a browser knows: its script is its own origin's.
    const own = (tag: string): string => write(tag.replace(/http:[^"]+(?=\/dist\/)/, ''))
    const body = (await response.text()).replace(/<script[^>]*\/dist\/flx\.js"[^>]*><\/script>/, own)
    await route.fulfill({ response, body })
  })
}

/** What the page's script gives it. */
type Script = typeof import('../../elements/index.ts')

const isChunk = (url: string): boolean => url.includes('/dist/chunks/')

/** Holds back the code that the page asks for from now on. @returns lets it come. */
async function holdChunks(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(
    (url) => isChunk(url.href),
    async (route) => {
      await gate.promise
      await route.continue()
    },
  )
  return () => gate.resolve()
}

/** Adds a modal, and the button that shows it, to the top of the page. */
async function addModal(page: Page, name: string): Promise<void> {
  await page.evaluate((id) => {
    const [button, modal] = [document.createElement('button'), document.createElement('flx-modal')]
    Object.assign(button, { textContent: id }).dataset['flxShow'] = id
    modal.append('Un texte')
    modal.setAttribute('label', id)
    document.body.prepend(button, Object.assign(modal, { id }))
  }, name)
}

describe('the script of the page', () => {
  const site = forSuite(openSite)

  it('transfers at most 5 kB before the visitor’s first touch of the home page', async () => {
    const page = await site.visit()
    const requests = record(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    const bytes = await scriptBytes(requests)
    assert.ok(bytes > 500 && bytes <= 5_000, `${bytes} bytes`)
  })

  it('comes from another origin than the page', async () => {
    const page = await site.visit()
    const requests = record(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    const script = requests.find((request) => request.url().endsWith('/dist/flx.js'))
    assert.ok(script)
    assert.notEqual(new URL(script.url()).origin, new URL(page.url()).origin)
  })

  it('fetches ahead on intent, not before', async () => {
    const page = await site.visit()
    await page.goto('/', { waitUntil: 'networkidle' })
    const fetched = page.waitForRequest((request) => /mobile-menu/.test(request.url()))
    await page.locator('#flx-menu-button').hover()
    await fetched
  })

  it('holds the first click until the code is there, shows it busy, and replays it once', async () => {
    const page = await site.visit()
    const release = await holdChunks(page)
    await page.goto('/')
    const button = page.locator('#flx-menu-button')
    await button.click()
    await button.click()
    await page.locator('#flx-menu-button[aria-busy="true"]').waitFor()
    release()
    await page.getByRole('dialog').waitFor()
    assert.equal(await page.getByRole('dialog').count(), 1)
    assert.notEqual(await button.getAttribute('aria-busy'), 'true')
  })

  it('names the element and the address of a chunk that fails, and tries again at the next need', async () => {
    const page = await site.visit()
    await page.route(/\/chunks\/mobile-menu/, (route) => route.abort(), { times: 1 })
    await page.goto('/')
    await page.locator('#flx-menu-button').click()
    await page.waitForFunction(() => !document.querySelector('#flx-menu-button[aria-busy="true"]'))
    await untilTold(page, /<flx-mobile-menu> : \S+chunks\/mobile-menu\S+ manque/)
    await page.locator('#flx-menu-button').click()
    await page.getByRole('dialog').waitFor()
  })

  it('stands back when it is on the page twice, with one line in the console', async () => {
    const page = await site.visit()
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await rewritten(page, (script) => script + script.replace('flx.js', 'flx.js?copie'))
    await page.goto('/', { waitUntil: 'load' })
    assert.equal(said.filter((text) => text.includes('ignorée')).length, 1)
    await page.locator('#flx-menu-button').click()
    await page.getByRole('dialog').waitFor()
    assert.equal(await page.getByRole('dialog').count(), 1)
  })

  it('gives everything in one classic file to pages that cannot use modules', async () => {
    const page = await site.visit()
    await rewritten(page, (script) => script.replace('flx.js', 'flx.all.js').replace('type="module"', 'defer'))
    await page.goto('/', { waitUntil: 'load' })
    assert.equal(await page.locator('script[type="module"][src*="/dist/"]').count(), 0)
    await page.locator('#flx-menu-button').click()
    await page.getByRole('dialog').waitFor()
  })

  it('gives flx as soon as it has run, and each function its code at the first call', async () => {
    const page = await site.visit()
    await page.goto('/')
    const alert = page.evaluate(() =>
      (globalThis as unknown as { flx: { alert(options: object): Promise<unknown> } }).flx.alert({
        title: 'Bonjour',
        content: 'Un message.',
      }),
    )
    const dialog = page.getByRole('alertdialog', { name: 'Bonjour' })
    await dialog.getByRole('button', { name: 'OK' }).click()
    await alert
    const message = await page.evaluate(() => {
      try {
        ;(globalThis as unknown as { flx: { inconnue(): void } }).flx.inconnue()
        return ''
      } catch (error) {
        return String(error)
      }
    })
    // JavaScript's own error names the method.
    assert.match(message, /inconnue/, 'HTTP-03')
  })

  const asked = {
    answers: [null, null, undefined, false, { isOpen: false, source: 'escape', index: 0 }, false, false, true, 'shown'],
    told: ['alert', 'confirm false'],
  }

  /** Asks for all that may open above the page; none of it has its code. @returns lets the code come. */
  async function askForAll(page: Page): Promise<() => void> {
    await page.goto('/', { waitUntil: 'networkidle' })
    await addModal(page, 'Horaires')
    const release = await holdChunks(page)
    await page.evaluate(() => {
      const { flx } = globalThis as unknown as Script
      const told: string[] = []
      const calls = [
        flx.modal({ content: 'Une question' }),
        flx.popup('/fr/livraison.html'),
        flx.alert('Un mot', () => told.push('alert')),
        flx.confirm('Sûr ?', (accepted) => told.push(`confirm ${accepted}`)),
        flx
          .lightbox(['/media/1.webp'], { index: 0 })
          .then(async ({ isOpen, closed }) => ({ isOpen, ...(await closed) })),
        flx.invoke('#Horaires', 'show'),
        flx.invoke('flx-mobile-menu', 'show'),
        flx.invoke('#Horaires', 'hide'),
        flx.toast('Bonjour').then(() => 'shown'),
      ]
      Object.assign(globalThis, { answers: Promise.all(calls).then((answers) => ({ answers, told: told.sort() })) })
    })
    return release
  }

  for (const [key, giveUp] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['Back', (page: Page) => page.goBack()],
  ] as const) {
    it(`MODAL-09 what scripts asked to open is given up by ${key} while its code is on its way, and has then closed`, async () => {
      const page = await site.visit()
      const release = await askForAll(page)
      await page.evaluate(() => history.pushState({ step: 2 }, ''))
      await giveUp(page)
      release()
      assert.deepEqual(await page.evaluate('answers'), asked)
      await page.getByText('Bonjour').waitFor()
      assert.equal(await page.locator('dialog:modal').count(), 0)
      const again = page.evaluate("flx.confirm('Sûr ?')")
      await page.getByRole('alertdialog').getByRole('button', { name: 'Oui' }).click()
      assert.equal(await again, true, 'the next one opens')
      assert.equal(await page.evaluate("flx.invoke('#Horaires', 'show')"), undefined)
      await page.getByRole('dialog', { name: 'Horaires' }).waitFor()
    })
  }

  for (const [key, leave, comeBack] of [
    [
      'Back',
      (page: Page) => page.goBack({ waitUntil: 'commit' }),
      (page: Page) => page.goForward({ waitUntil: 'commit' }),
    ],
    [
      'a link',
      async (page: Page) => {
        await page.evaluate(() => location.assign('/articles'))
        await page.waitForURL('**/articles', { waitUntil: 'domcontentloaded' })
      },
      (page: Page) => page.goBack({ waitUntil: 'commit' }),
    ],
  ] as const) {
    it(`MODAL-09 ${key} leaves the page while what scripts asked to open is on its way, and nothing opens in the page that the browser kept`, async (t) => {
      const browser = await launchBrowser({ hasWindows: true, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
      t.after(() => browser.close())
      const page = await watchedPage(await browser.newContext({ baseURL: site.url }))
      await page.goto('/panier')
      const release = await askForAll(page)
      await page.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })),
      )
      await leave(page)
      await page.waitForURL(key === 'Back' ? '**/panier' : '**/articles', { waitUntil: 'commit' })
      await comeBack(page)
      assert.equal(await page.evaluate('persisted'), true, 'the browser kept the page')
      release()
      assert.deepEqual(await page.evaluate('answers'), asked)
      await page.getByText('Bonjour').waitFor()
      assert.equal(await page.locator('dialog:modal').count(), 0)
    })
  }

  it('MODAL-09 what a link to a place of the page asks to open is not given up by that way', async () => {
    const page = await site.visit()
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.evaluate(() => {
      const link = document.createElement('a')
      Object.assign(link, { href: '#', textContent: 'Supprimer' })
      const { flx } = globalThis as unknown as Script
      link.addEventListener('click', () => Object.assign(globalThis, { answer: flx.confirm('Sûr ?') }))
      document.body.prepend(link)
    })
    const release = await holdChunks(page)
    await page.getByText('Supprimer').click()
    await page.waitForURL('**/#')
    release()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Oui' }).click()
    assert.equal(await page.evaluate('answer'), true)
  })

  it('MODAL-09 what a control shows is given up by Escape while the code that answers for it is on its way', async () => {
    const page = await site.visit()
    await page.goto('/', { waitUntil: 'networkidle' })
    await addModal(page, 'Un')
    await addModal(page, 'Deux')
    const release = await holdChunks(page)
    await page.getByRole('button', { name: 'Un' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Deux' }).click()
    release()
    await page.getByRole('dialog', { name: 'Deux' }).waitFor()
    assert.equal(await page.locator('dialog:modal').count(), 1)
  })

  it('LBX-07 what is asked as an overlay closes is not given up by the entry that it takes from the history', async () => {
    const page = await site.visit()
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.evaluate(
      "void flx.lightbox(['/media/objet/vase-bruyere-24-960.webp']).then(({ closed }) => closed.then(() => { answer = flx.confirm('Encore ?') }))",
    )
    await page.getByRole('dialog').waitFor()
    await page.waitForFunction(() => history.state?.flxOverlay)
    const release = await holdChunks(page)
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => 'answer' in globalThis && !history.state?.flxOverlay)
    release()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Oui' }).click()
    assert.equal(await page.evaluate('answer'), true)
  })

  it('works under Trusted Types', async () => {
    const page = await site.visit()
    await page.goto('/panier?mode=html')
    await page.evaluate(() =>
      (globalThis as unknown as { flx: { invoke(target: string, method: string): Promise<unknown> } }).flx.invoke(
        'flx-cart',
        'refresh',
      ),
    )
    const opened = page.evaluate(() =>
      (globalThis as unknown as { flx: { alert(options: object): Promise<unknown> } }).flx.alert({
        title: 'Sûr',
        content: '<b>Un message.</b>',
      }),
    )
    await page.getByRole('alertdialog', { name: 'Sûr' }).getByRole('button', { name: 'OK' }).click()
    await opened
    const tried = await page.evaluate(async () => {
      const told = new Promise((done) => document.addEventListener('securitypolicyviolation', done, { once: true }))
      try {
        document.createElement('div').innerHTML = '<b>texte</b>'
        return 'allowed'
      } catch {
        await told
        return 'refused'
      }
    })
    assert.equal(tried, 'refused')
    // That one was refused on purpose; any other fails the run, whatever page it is on.
    assert.match(page.problems.splice(0).join('\n'), /csp: require-trusted-types-for/)
  })
})
