import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { callPath } from '../../demo/guide/paths.ts'
import { topics } from '../../demo/guide/topics.ts'
import { calls } from '../../src/contract/calls.ts'
import { faultsOfPages } from '../support/clean-pages.ts'
import { declarations } from '../support/dist.ts'
import { openSite, type Site } from '../support/site.ts'

const paths = [
  '/guide',
  '/guide/recherche?q=adresse',
  ...topics.map(({ slug }) => `/guide/${slug}`),
  ...declarations().map(({ tagName }) => `/guide/${tagName}`),
  '/guide/flx-config',
]
/** The pages of the calls have one layout: each is visited at one width. */
const callPaths = calls.map(({ id }) => callPath(id))

describe('every page of the guide', () => {
  let site: Site
  before(async () => {
    site = await openSite()
  })
  after(() => site.close())

  for (const [width, colorScheme, parity] of [
    [360, 'dark', 0],
    [1280, 'light', 1],
  ] as const) {
    it(`is clean at ${width} px, ${colorScheme}: axe, console, policy, no sideways scroll`, async () => {
      const page = await site.visit({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' })
      const ownCalls = callPaths.filter((_, index) => index % 2 === parity)
      assert.deepEqual(await faultsOfPages(page, [...paths, ...ownCalls]), [])
      await page.context().close()
    })
  }
})
