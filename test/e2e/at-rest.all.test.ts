import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { forSuite } from '../support/for-suite.ts'
import { openSite } from '../support/site.ts'

/** Keeps count of what a page has asked to be woken for; a string, for a page's own engine. */
const watch = `
  const waiting = new Map()
  globalThis.flxWaiting = () => [...waiting.values()]
  for (const [ask, forget, isOnce] of [
    ['setTimeout', 'clearTimeout', true],
    ['setInterval', 'clearInterval', false],
    ['requestAnimationFrame', 'cancelAnimationFrame', true],
    ['requestIdleCallback', 'cancelIdleCallback', true],
  ]) {
    const [asked, forgotten] = [globalThis[ask].bind(globalThis), globalThis[forget].bind(globalThis)]
    globalThis[ask] = (act, ...rest) => {
      const id = asked((...given) => {
        if (isOnce) waiting.delete(ask + id)
        return act(...given)
      }, ...rest)
      // A map has its tiles expire in a day: that wakes nobody.
      if (isOnce && rest[0] > 3_600_000) return id
      waiting.set(ask + id, ask + ' ' + JSON.stringify(rest[0] ?? null) + ' ' + String(act).slice(0, 120))
      return id
    }
    globalThis[forget] = (id) => {
      waiting.delete(ask + id)
      forgotten(id)
    }
  }
`

interface Watched {
  flxWaiting(): string[]
}

describe('a page at rest', () => {
  const site = forSuite(openSite)
  let article = ''

  before(async () => {
    const page = await site.visit()
    await page.goto('/articles')
    article = (await page.locator('main a[href^="/article/"]').first().getAttribute('href')) ?? ''
    await page.context().close()
  })

  for (const [named, path] of [
    ['the list', () => '/articles'],
    ['an article', () => article],
    ['the cart', () => '/panier'],
    ['the contact form', () => '/contact'],
    ['the finds', () => '/trouvailles'],
  ] as const) {
    it(`spends nothing of a battery: no timer, no frame is asked for, ${named}`, async () => {
      const page = await site.visit()
      await page.addInitScript(watch)
      await page.goto(path(), { waitUntil: 'networkidle' })
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.waitForLoadState('networkidle')
      // Its script is there: a page without one is always at rest.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/chunks\//.test(name)),
      )
      // What repeats is waiting at any moment between two tasks: a moment without is rest.
      const isAtRest = page.waitForFunction(() => (globalThis as unknown as Watched).flxWaiting().length === 0)
      await isAtRest.catch(async () => {
        assert.deepEqual(await page.evaluate(() => (globalThis as unknown as Watched).flxWaiting()), [])
      })
    })
  }
})
