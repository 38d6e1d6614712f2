import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../support/launch-browser.ts'
import { type SitePage, watchedPage } from '../support/site.ts'
import { assertFree, type Command, freePort, makeClone, npm, removeClone } from './clone.ts'
import { openGuide, type Uses } from './use.ts'
import { content } from './uses/content.ts'
import { forms } from './uses/forms.ts'
import { navigation } from './uses/navigation.ts'
import { overlays } from './uses/overlays.ts'
import { page } from './uses/page.ts'
import { shop } from './uses/shop.ts'

const uses: Uses = { ...content, ...forms, ...navigation, ...overlays, ...page, ...shop }

/** The tags that the files of the catalogue register. */
function catalogue(): string[] {
  const folder = resolve(import.meta.dirname, '../../elements')
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  const sources = files.map((file) => readFileSync(resolve(folder, file), 'utf8'))
  return sources.flatMap((source) => /^register\('(flx-[\w-]+)'/m.exec(source)?.[1] ?? [])
}

describe('a newcomer, who clones the project and runs npm start', () => {
  let folder: string
  let port: number
  let first: Command
  let browser: Browser | undefined
  const commands: Command[] = []

  const run = (args: string[], port: number): Command => {
    const command = npm(folder, args, port)
    commands.push(command)
    return command
  }

  before(async () => {
    folder = makeClone()
    port = await freePort()
    first = run(['start'], port)
    browser = await launchBrowser()
    assert.equal(await first.url, `http://localhost:${port}`, first.said())
    assert.match(first.said(), /construction de dist/)
  })
  after(async () => {
    await browser?.close()
    for (const command of commands) command.clear()
    await Promise.all(commands.map(({ ended }) => ended))
    removeClone(folder)
  })

  /** A page that may go wrong in nothing; what it asked for and no longer needs when it is left is none of it. */
  async function visit(act: (page: SitePage) => Promise<unknown>): Promise<void> {
    assert.ok(browser)
    const context = await browser.newContext({ baseURL: `http://localhost:${port}`, locale: 'fr-FR' })
    const page = await watchedPage(context)
    const warnings: string[] = []
    context.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    context.on('response', (answer) => {
      if (answer.status() >= 400) page.problems.push(`${answer.status()} ${answer.url()}`)
    })
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText
      if (why !== 'net::ERR_ABORTED') page.problems.push(`${why} ${request.url()}`)
    })
    try {
      await act(page).catch((cause: Error) => {
        throw new Error([cause.message, ...page.problems, ...warnings].join('\n'), { cause })
      })
      assert.deepEqual(page.problems, [])
    } finally {
      await context.close()
    }
  }

  describe('tries each element on its page of the guide', { concurrency: 2 }, () => {
    for (const tag of catalogue()) {
      it(`<${tag}> ${uses[tag]?.does ?? 'is used by this test'}`, () =>
        visit(async (page) => {
          const use = uses[tag]
          assert.ok(use, `write down how ${tag} is used, in test/newcomer/uses`)
          await openGuide(page, tag)
          await use.act(page)
        }))
    }
  })

  it('reads every other page of the guide', () =>
    visit(async (page) => {
      await page.goto('/guide')
      // Those of groups that are folded away, too.
      const links = page.getByRole('navigation', { name: 'Guide' }).locator('a')
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      const elements = catalogue().map((tag) => `/guide/${tag}`)
      assert.deepEqual(
        elements.filter((path) => !paths.includes(path)),
        [],
      )
      const others = paths.filter((path) => !elements.includes(path))
      assert.ok(others.length > 0)
      for (const path of others) {
        await page.goto(path)
        await page.locator('main h1').waitFor()
      }
    }))

  it('is told why a second npm start cannot be beside the first, which goes on', async () => {
    const samePort = run(['start'], port)
    assert.equal((await samePort.ended).code, 1)
    assert.match(samePort.said(), new RegExp(`Le port ${port} est déjà pris : .*par PORT\\.`))
    const sameData = run(['start'], await freePort())
    assert.equal((await sameData.ended).code, 1)
    assert.match(sameData.said(), /Le dossier de données \S+ est déjà utilisé par un autre serveur/)
    await visit((page) => page.goto('/'))
  })

  it('SIGTERM to npm start ends the server, too, with a page of it open', async () => {
    const tab = await browser?.newPage()
    await tab?.goto(`http://localhost:${port}`)
    first.kill('SIGTERM')
    const { code, signal } = await first.ended
    assert.ok(code === 0 || signal === 'SIGTERM', `${code} ${signal}`)
    await first.gone()
    await assertFree(port)
  })
})
