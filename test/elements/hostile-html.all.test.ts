import { expect } from '@open-wc/testing'
import { calls } from '../../demo/guide/contract/calls.ts'
import { asking, harm, keepPage, scenesOf, tryOn } from '../support/asking.ts'
import { forgetCart } from '../support/cart-page.ts'
import { hostileHtml } from '../support/hostile-answers.ts'
import { importElement, tags } from '../support/samples.ts'

const page = location.href

describe('hostile answers in HTML, under the policy that a page is asked to have', () => {
  before(async function () {
    // Without the Navigation API nothing can keep a page where it is: what would lead it away cannot be seen.
    if (!('navigation' in window)) this.skip()
    keepPage()
    await Promise.all(tags.map(importElement))
    const meta = document.createElement('meta')
    meta.httpEquiv = 'Content-Security-Policy'
    meta.content = "script-src 'nonce-flx-test' 'strict-dynamic'; base-uri *"
    document.head.append(meta)
  })
  afterEach(() => history.replaceState(null, '', page))

  for (const tag of asking) {
    it(`SAFE-01 <${tag}> runs nothing of what comes, and stays in its page`, async function () {
      this.timeout(200_000)
      const own = calls.filter(({ tags: each }) => (each as string[]).includes(tag))
      const wrong: string[] = []
      for (const scene of scenesOf(tag)) {
        for (const answer of hostileHtml(own)) {
          await forgetCart()
          const { place } = await tryOn(tag, scene, answer)
          const { hurts, threw, ways } = harm()
          const away = ways.filter((way) => !way.startsWith(location.origin) || way.includes('refresh'))
          const bases = [...document.querySelectorAll('base')].map(({ href }) => `links begin from ${href}`)
          wrong.push(...[...hurts, ...threw, ...away, ...bases].map((what) => `${answer.name}: ${what}`))
          place.remove()
        }
      }
      expect(wrong).to.deep.equal([])
    })
  }
})
