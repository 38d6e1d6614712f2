import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import { type Browser, chromium, type Page } from 'playwright-core'
import { browserFlags, findBrowser } from '../../scripts/browser.mjs'
import { whyWithoutPhp } from '../../scripts/php.mjs'
import { axe } from '../support/axe.ts'
import { dist } from '../support/dist.ts'
import { type PhpServer, servePhp } from '../support/php-site.ts'

const skip = whyWithoutPhp() || false
const root = resolve(import.meta.dirname, '../..')
const plugin = join(root, 'demo/wordpress/flx.php')
const standIn = join(root, 'test/foreign/wordpress')

/** Marks the page, should it ever run. */
const own = (name: string): string => `(globalThis.owned ??= []).push('${name}')`
const closing = (name: string): string =>
  `"'></title></style><script>${own(name)}</script><img src=x onerror="${own(name)}">`

const settings = { address: '', base: '/globalflexit/', logo: '/logo.svg' }
const titles = [1, 2, 3, 4, 5, 6, 7].map((number) => `Billet ${number}`)
const menu = [
  { id: 11, title: 'Accueil', url: '/' },
  { id: 12, title: 'Visiter', url: '/visiter', below: [{ id: 21, title: 'Les phares', url: '/phares' }] },
  { id: 13, title: 'Journal', url: '/journal' },
]

/** What a site keeps, were all of it written by somebody who means harm. */
const hostile = {
  flx: {
    address: `javascript:${own('address')}`,
    base: `/base/${closing('base')}`,
    logo: `javascript:${own('logo')}`,
  },
  titles: titles.map((title) => `${title} ${closing('title')}`),
  items: `.articles, [title='${closing('items').replaceAll("'", '\\0027 ')}']`,
  menu: [
    { id: 11, title: `Accueil ${closing('entry')}`, url: `javascript:${own('href')}` },
    {
      id: 12,
      title: `Visiter <small onclick="${own('small')}">le port</small>`,
      url: `/visiter${closing('url')}`,
      below: [
        { id: 21, title: `<svg onload="${own('svg')}"><a href="javascript:${own('a')}">Les phares</a>`, url: '/p' },
      ],
    },
  ],
}

describe('the WordPress plugin', { skip }, () => {
  let folder: string
  let server: PhpServer
  let browser: Browser

  const keep = (options: object): void => writeFileSync(join(folder, 'options.json'), JSON.stringify(options))
  const kept = () => JSON.parse(readFileSync(join(folder, 'options.json'), 'utf8')) as { flx: typeof settings }

  /** A visitor with a phone; `said` is what went wrong on the page. */
  async function open(path: string, said: string[] = []): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'fr-FR' })
    const page = await context.newPage()
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text())
    })
    page.on('pageerror', (error) => said.push(error.message))
    await page.goto(`${server.url}${path}`)
    return page
  }

  const source = async (path: string): Promise<string> => (await fetch(`${server.url}${path}`)).text()
  const owned = (page: Page) => page.evaluate(() => (globalThis as { owned?: string[] }).owned ?? [])
  const drawer = (page: Page) => page.locator('dialog.flx-mobile-menu[open]')
  const labels = (page: Page) =>
    drawer(page).locator('[data-shows]:not([inert]) .flx-mobile-menu__label').allTextContents()

  async function nextPage(page: Page): Promise<string[]> {
    await page.locator('flx-list:defined').waitFor()
    await page.getByRole('link', { name: 'Suivant' }).click()
    await page.locator('#post-6').waitFor()
    return page.locator('.entry-title').allTextContents()
  }

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'flx-wordpress-'))
    const place = join(folder, 'wp-content/plugins/flx')
    mkdirSync(place, { recursive: true })
    copyFileSync(plugin, join(place, 'flx.php'))
    symlinkSync(dist, join(place, 'dist'))
    keep({ flx: settings, titles, menu, items: '.articles' })
    server = await servePhp({ root: folder, router: join(standIn, 'site.php'), page: '/journal', folder })
    browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  })
  after(async () => {
    await browser?.close()
    await server?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(() => keep({ flx: settings, titles, menu, items: '.articles' }))

  it('is PHP without a fault, and complains of nothing', async () => {
    for (const file of [plugin, join(standIn, 'wordpress.php'), join(standIn, 'site.php')]) {
      const { status, stdout, stderr } = spawnSync('php', ['-l', file], { encoding: 'utf8' })
      assert.equal(status, 0, `${stdout}${stderr}`)
    }
    for (const path of [
      '/journal',
      '/journal?bloc',
      '/journal?interactivity',
      '/journal?sans-menu',
      '/journal?bloc&court',
      '/journal?politique',
    ]) {
      assert.doesNotMatch(await source(path), /<b>(?:Warning|Notice|Deprecated|Fatal error)/, path)
    }
    assert.deepEqual(server.complaints(), [])
  })

  for (const path of [
    '/journal',
    '/journal?bloc',
    '/journal?politique',
    '/journal?interactivity',
    '/journal?sans-menu',
    '/journal?bloc&court',
  ]) {
    it(`MENU-01 MENU-12 LIST-01 starts the script, opens the menu by click and by keyboard, adds the next page: ${path}`, async () => {
      const said: string[] = []
      const page = await open(path, said)
      const button = page.getByRole('button', { name: 'Menu', exact: true })
      await button.click()
      await drawer(page).waitFor()
      assert.deepEqual(await labels(page), ['Accueil', 'Visiter', 'Journal'])
      assert.deepEqual(await axe(page), [])
      await page.keyboard.press('Escape')
      await drawer(page).waitFor({ state: 'hidden' })
      await button.focus()
      await page.keyboard.press('Enter')
      await drawer(page).waitFor()
      await page.keyboard.press('Escape')
      await drawer(page).waitFor({ state: 'hidden' })
      assert.deepEqual(await nextPage(page), titles.slice(0, 6))
      assert.deepEqual(await axe(page), [])
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      assert.equal(await page.locator('flx-config').getAttribute('base'), '/globalflexit/')
      assert.deepEqual(said, [])
      await page.context().close()
    })
  }

  it('prints the menu where its short code stands, and nowhere twice', async () => {
    const html = await source('/journal?bloc&court')
    assert.equal(html.split('<flx-mobile-menu').length, 2)
    assert.match(html, /<header><nav class="flx-menu"[\s\S]*<\/nav>\s*<\/header>/)
  })

  it('I18N-02 asks a site that says no services for no translations of its pages', async () => {
    assert.doesNotMatch(await source('/journal'), /translations=/)
    keep({ flx: { ...settings, base: '' }, titles, menu, items: '.articles' })
    assert.match(await source('/journal'), /<flx-config logo="[^"]+" translations="off">/)
  })

  it('has the browser check each file, in the one map of the page, before any module', async () => {
    for (const path of ['/journal', '/journal?interactivity', '/journal?bloc&interactivity']) {
      const html = await source(path)
      const maps = [...html.matchAll(/<script type="importmap"[^>]*>([\s\S]*?)<\/script>/g)]
      assert.equal(maps.length, 1, path)
      const map = JSON.parse(maps[0]?.[1] ?? '') as { imports?: object; integrity: Record<string, string> }
      const { files } = JSON.parse(readFileSync(join(dist, 'integrity.json'), 'utf8')) as { files: object }
      const base = `${server.url}/wp-content/plugins/flx/dist/`
      const addressed = Object.fromEntries(Object.entries(files).map(([name, hash]) => [base + name, hash]))
      assert.deepEqual(map.integrity, addressed)
      assert.equal('imports' in map, path.includes('interactivity'), path)
      assert.ok(html.indexOf('type="importmap"') < html.indexOf('type="module"'))
    }
  })

  it('loads the script from the address that is set, and then knows no map', async () => {
    const address = 'https://cdn.exemple.fr/flx/0.1.0/flx.js'
    keep({ flx: { ...settings, address }, titles, menu, items: '.articles' })
    const html = await source('/journal')
    assert.match(
      html,
      /<script type="module" src="https:\/\/cdn\.exemple\.fr\/flx\/0\.1\.0\/flx\.js" id="flx-js-module" crossorigin="anonymous">/,
    )
    assert.doesNotMatch(html, /importmap|integrity/)
  })

  it('runs nothing of hostile settings, titles, entries and selectors, and goes on working', async () => {
    keep(hostile)
    const page = await open('/journal')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await drawer(page).waitFor()
    const [home, visit] = await labels(page)
    assert.match(home ?? '', /^Accueil/)
    assert.equal(visit, 'Visiter')
    assert.equal(await page.locator('[href^="javascript:"], [src^="javascript:"], [logo]').count(), 0)
    assert.deepEqual(await axe(page), [])
    await page.keyboard.press('Escape')
    await drawer(page).waitFor({ state: 'hidden' })
    assert.deepEqual(await nextPage(page), hostile.titles.slice(0, 6))
    assert.deepEqual(await owned(page), [])
    assert.equal(await page.locator('img, svg[onload], [onclick], [onerror]').count(), 0)
    await page.context().close()
  })

  it('shows settings that were hostile as text, to an administrator', async () => {
    keep(hostile)
    const page = await open('/journal')
    await page.context().addCookies([{ name: 'role', value: 'administrator', url: server.url }])
    await page.goto(`${server.url}/wp-admin/options-general.php?page=flx`)
    assert.equal(await page.getByLabel('Base des services').inputValue(), hostile.flx.base)
    assert.deepEqual(await axe(page), [])
    assert.deepEqual(await owned(page), [])
    await page.context().close()
  })

  it('keeps settings that an administrator sends by the form, and no address but of the Web', async () => {
    const page = await open('/journal')
    await page.context().addCookies([{ name: 'role', value: 'administrator', url: server.url }])
    await page.goto(`${server.url}/wp-admin/options-general.php?page=flx`)
    await page.getByLabel('Adresse du script').fill(`javascript:${own('address')}`)
    await page.getByLabel('Base des services').fill('/l"autre/')
    await page.getByLabel('Adresse du logo').fill('https://exemple.fr/logo.svg')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.waitForURL(/updated=true/)
    assert.deepEqual(kept().flx, { address: '', base: '/lautre/', logo: 'https://exemple.fr/logo.svg' })
    await page.context().close()
  })

  it('refuses settings without the capability, or without the nonce of who sends them', async () => {
    const form = await (
      await fetch(`${server.url}/wp-admin/options-general.php?page=flx`, { headers: { Cookie: 'role=administrator' } })
    ).text()
    const nonce = /name="_wpnonce" value="(\w+)"/.exec(form)?.[1] ?? ''
    assert.ok(nonce)
    const send = async (role: string, _wpnonce: string) => {
      const { status } = await fetch(`${server.url}/wp-admin/admin-post.php`, {
        method: 'POST',
        redirect: 'manual',
        headers: role ? { Cookie: `role=${role}` } : {},
        body: new URLSearchParams({ action: 'flx_save', 'flx[base]': '/autre/', _wpnonce }),
      })
      return { status, base: kept().flx.base }
    }
    assert.deepEqual(await send('editor', nonce), { status: 403, base: '/globalflexit/' })
    assert.deepEqual(await send('administrator', ''), { status: 403, base: '/globalflexit/' })
    assert.deepEqual(await send('administrator', 'a'.repeat(10)), { status: 403, base: '/globalflexit/' })
    assert.equal((await send('', nonce)).base, '/globalflexit/')
    assert.deepEqual(await send('administrator', nonce), { status: 302, base: '/autre/' })
    const page = await fetch(`${server.url}/wp-admin/options-general.php?page=flx`, {
      headers: { Cookie: 'role=editor' },
    })
    assert.equal(page.status, 403)
  })
})
