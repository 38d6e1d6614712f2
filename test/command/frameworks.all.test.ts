import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { stripVTControlCharacters } from 'node:util'
import type { Browser } from 'playwright-core'
import { sitesFolder, whyWithoutSites } from '../../scripts/package-sites.mjs'
import { launchBrowser } from '../support/launch-browser.ts'
import { openFolder } from './folder-site.ts'
import { root, unpackIn } from './pack.ts'

interface Site {
  name: string
  build: string[]
  /** Where the build puts the site. */
  built: string
  /** The template, and what checks its types; without it, the build does. */
  page?: string
  check?: string[]
  /** How a template writes `false` into an attribute, where that would be true. */
  falseFlag?: string
}

const vite = { build: ['vite', 'build'], built: 'dist' }
const sites: Site[] = [
  { name: 'react', ...vite, page: 'page.tsx', check: ['tsc', '-p', '.'] },
  {
    name: 'vue',
    ...vite,
    page: 'page.vue',
    check: ['vue-tsc', '--noEmit', '-p', '.'],
    falseFlag: ':close-top="false"',
  },
  {
    name: 'svelte',
    ...vite,
    page: 'page.svelte',
    check: ['svelte-check', '--tsconfig', './tsconfig.json', '--output', 'machine'],
    falseFlag: 'close-top={false}',
  },
  { name: 'solid', ...vite, page: 'page.tsx', check: ['tsc', '-p', '.'] },
  { name: 'next', build: ['next', 'build'], built: 'out' },
  {
    name: 'astro',
    build: ['astro', 'build'],
    built: 'dist',
    page: 'src/pages/index.astro',
    check: ['astro', 'check'],
    falseFlag: 'close-top={false}',
  },
]

/** Those whose pages are drawn before a browser has them. */
const drawnAhead = sites.filter(({ name }) => ['next', 'astro'].includes(name))

const folderOf = ({ name }: Site): string => join(sitesFolder, 'sites', name)

const bin = join(sitesFolder, 'node_modules', '.bin')
const environment = {
  ...process.env,
  PATH: `${bin}:${process.env['PATH']}`,
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
}
/** Pages of Next are drawn as they are asked for, and not when they are built. */
const atRequest = { ...environment, DRAWN: 'at-request' }

/** Runs a tool of the sites. @returns what it said, and whether it was content */
function runIn(
  folder: string,
  [tool = '', ...words]: string[],
  env = environment,
): Promise<{ said: string; isFine: boolean }> {
  return new Promise((done) => {
    execFile(process.execPath, [join(bin, tool), ...words], { cwd: folder, env }, (error, said, complained) => {
      done({ said: stripVTControlCharacters(said + complained), isFine: !error })
    })
  })
}

/** Starts Next's own server on a free port. @returns its address, and what ends it */
async function startNext(folder: string): Promise<{ url: string; stop(): void }> {
  const words = [join(bin, 'next'), 'start', '--port', '0', '--hostname', '127.0.0.1']
  const next = spawn(process.execPath, words, { cwd: folder, env: atRequest, stdio: ['ignore', 'pipe', 'pipe'] })
  const stop = (): void => void next.kill()
  let said = ''
  const url = await new Promise<string>((done, fail) => {
    const read = (chunk: Buffer): void => {
      said += chunk
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? []
      if (address && /ready/i.test(said)) done(`${address}/`)
    }
    next.stdout.on('data', read)
    next.stderr.on('data', read)
    next.once('exit', () => fail(new Error(said)))
  })
  return { url, stop }
}

describe('the package, in a site that is built', { skip: whyWithoutSites() || false }, () => {
  let browser: Browser
  before(async () => {
    const installed = join(sitesFolder, 'node_modules', 'flx')
    const unpacked = await mkdtemp(join(sitesFolder, 'pack-'))
    await unpackIn(unpacked)
    await rm(installed, { recursive: true, force: true })
    await rename(join(unpacked, 'package'), installed)
    await rm(unpacked, { recursive: true })
    await rm(join(sitesFolder, 'sites'), { recursive: true, force: true })
    await cp(join(root, 'test/package/sites'), join(sitesFolder, 'sites'), { recursive: true })
    browser = await launchBrowser()
  })
  after(() => browser.close())

  /** What a visitor does on each of them. @returns what the console said */
  async function visit(url: string): Promise<string[]> {
    const page = await browser.newPage()
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    page.on('pageerror', (error) => said.push(error.message))
    await page.goto(url)
    await page.waitForFunction(() => 'flx' in globalThis)
    await page.getByRole('button', { name: 'Nos horaires' }).click()
    const hours = page.getByRole('dialog', { name: 'Nos horaires' })
    await hours.getByRole('button', { name: '1 place' }).click()
    await hours.getByRole('button', { name: '2 place' }).waitFor()
    await hours.getByRole('button', { name: 'Fermer' }).click()
    await page.getByText('1 fermeture').waitFor()
    await page.getByRole('button', { name: 'Vider' }).click()
    await page.getByRole('button', { name: 'Oui' }).click()
    await page.locator('flx-modal button', { hasText: '0 place' }).waitFor({ state: 'attached' })
    if (await page.locator('flx-map').count()) {
      await page.waitForSelector('[data-flx-map="shown"]')
      assert.ok(page.workers().length > 0, 'the worker of the map has started')
    }
    await page.close()
    return said.filter((text) => !text.includes('GPU stall'))
  }

  for (const site of sites) {
    const { name, build, built, page, check, falseFlag } = site

    it(`${name}: is built, and its tags come to life`, async () => {
      const { said, isFine } = await runIn(folderOf(site), build)
      assert.ok(isFine, said)
      assert.deepEqual(await visit(await openFolder(join(folderOf(site), built))), [])
    })

    if (page && check)
      it(`${name}: templates are checked, and a wrong name or value is refused`, async () => {
        const folder = folderOf(site)
        const right = await readFile(join(folder, page), 'utf8')
        const wrong = {
          ...(falseFlag && { flag: ['close-top', falseFlag] }),
          name: ['label=', 'labl='],
          value: ['close-top', 'load="demain"'],
        }
        for (const [kind, [from = '', to = '']] of Object.entries(wrong)) {
          const named = join(folder, dirname(page), `wrong-${kind}-${basename(page)}`)
          await writeFile(named, right.replace(from, to))
        }
        const { said } = await runIn(folder, check)
        const faults = said.split('\n').filter((line) => /\berror\b/i.test(line) && !/\b0 errors\b/i.test(line))
        assert.deepEqual(
          faults
            .map((line) => new RegExp(`[\\w-]*${basename(page)}`).exec(line)?.[0])
            .filter(Boolean)
            .sort(),
          Object.keys(wrong).map((kind) => `wrong-${kind}-${basename(page)}`),
          said,
        )
      })
  }

  it('MODAL-01 vue: adds, orders, rewrites and takes away the lines that it wrote in a modal', async () => {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.goto(`${await openFolder(join(sitesFolder, 'sites', 'vue', 'dist'))}#places`)
    await page.getByRole('button', { name: 'Vos places' }).click()
    const modal = page.getByRole('dialog', { name: 'Vos places' })
    const lines = modal.getByText(/^Place \d+ sur/)
    for (const numbers of [[1], [2, 1], [1, 2, 3], [4, 3, 2, 1]]) {
      await modal.getByText(`sur ${numbers.length}`).first().waitFor()
      assert.deepEqual(
        await lines.allTextContents(),
        numbers.map((number) => `Place ${number} sur ${numbers.length}`),
      )
      await modal.getByRole('button', { name: 'Une place de plus' }).click()
    }
    await modal.getByRole('button', { name: 'Aucune place' }).click()
    await lines.first().waitFor({ state: 'detached' })
    assert.deepEqual(errors, [])
    await page.close()
  })

  it('next: its server draws the page at each request, and its tags come to life', async () => {
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    const folder = join(sitesFolder, 'sites', 'next')
    const { said, isFine } = await runIn(folder, ['next', 'build'], atRequest)
    assert.ok(isFine, said)
    assert.match(said, /ƒ\s+\/\s/, 'the page is no static one')
    const { url, stop } = await startNext(folder)
    try {
      const html = await (await fetch(url)).text()
      assert.match(html, /<flx-modal[^>]* label="Nos horaires"/)
      assert.ok(html.replaceAll('<!-- -->', '').includes(`flx ${version}`))
      assert.deepEqual(await visit(url), [])
    } finally {
      stop()
    }
  })

  it('next and astro: what is drawn ahead has the tags, and a component may name the library', async () => {
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    for (const site of drawnAhead) {
      const html = await readFile(join(folderOf(site), site.built, 'index.html'), 'utf8')
      assert.match(html, /<flx-modal[^>]* label="Nos horaires"/, site.name)
      assert.ok(html.replaceAll('<!-- -->', '').includes(`flx ${version}`), site.name)
    }
  })
})
