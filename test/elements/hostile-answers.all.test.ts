import { expect } from '@open-wc/testing'
import type { CallDescription } from '../../demo/guide/contract/call.ts'
import { calls } from '../../demo/guide/contract/calls.ts'
import type { LoggedRequest } from '../support/answers-client.ts'
import { asking, harm, isAsked, keepPage, scenesOf, tryOn } from '../support/asking.ts'
import { forgetCart } from '../support/cart-page.ts'
import { hostileData } from '../support/hostile-answers.ts'
import { importElement, tags } from '../support/samples.ts'

const page = location.href
const natives = Object.getOwnPropertyNames(Object.prototype).sort().join()

/**
 * The badge asks for itself, and keeps the count that it showed: a visitor lacks nothing, and whoever opens the cart is told
 * there. Only the console says so.
 */
const unseen = ['flx-cart-badge']

/** What becomes of the receipt of a choice is the site's alone: whatever comes with a status of success is one. */
const unread = ['flx-consent']

/** What says that all went well, or that there is nothing, which a wrong answer does not tell. */
const claim = /C’est fait|Aucun résultat|Aucune réponse/

const ownCalls = (tag: string): CallDescription[] => calls.filter(({ tags: own }) => (own as string[]).includes(tag))

describe('hostile answers in JSON, or in what is neither', () => {
  let tried = 0
  before(async function () {
    // Without the Navigation API nothing can keep a page where it is: what would lead it away cannot be seen.
    if (!('navigation' in window)) this.skip()
    keepPage()
    await Promise.all(tags.map(importElement))
  })
  beforeEach(forgetCart)
  afterEach(() => history.replaceState(null, '', page))

  for (const tag of asking) {
    it(`SAFE-02 HTTP-02 <${tag}> asks each of its calls, runs nothing of what comes, and says what is wrong`, async function () {
      this.timeout(400_000)
      const log: LoggedRequest[] = []
      const wrong: string[] = []
      for (const scene of scenesOf(tag)) {
        for (const answer of hostileData(ownCalls(tag))) {
          await forgetCart()
          const isWrong = !answer.isDue && !unread.includes(tag)
          const isRefused = isWrong && !unseen.includes(tag)
          const { log: asked, said, shown, place, isLost } = await tryOn(tag, scene, answer, { isRefused })
          log.push(...asked)
          const { hurts, threw, ways } = harm()
          const note = (what: string): unknown => wrong.push(`${answer.name}: ${what}`)
          for (const each of [...hurts, ...threw]) note(each)
          for (const way of ways) if (!/^https?:/.test(way)) note(`leads to ${way}`)
          if (Object.getOwnPropertyNames(Object.prototype).sort().join() !== natives) note('every object has changed')
          if (isWrong && !(isRefused ? shown : said)) note('says nothing')
          if (isWrong && claim.test(shown)) note(`says ${shown}`)
          if (!answer.isDue && isLost) note('what was typed is lost')
          place.remove()
          tried++
        }
      }
      const missing = calls.filter((call) => call.tags[0] === tag && !isAsked(call, log)).map(({ id }) => id)
      expect(missing, 'calls that its scenes do not bring it to make').to.deep.equal([])
      expect(wrong).to.deep.equal([])
    })
  }

  it('tries a thousand of them', () => {
    console.log(`      ${tried} réponses hostiles`)
    expect(tried).to.be.greaterThan(900)
  })
})
