import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { callPath } from '../../demo/guide/paths.ts'
import { topics } from '../../demo/guide/topics.ts'
import { calls, ownerOf } from '../../src/contract/calls.ts'
import { faultsOfPages } from '../support/clean-pages.ts'
import { declarations } from '../support/dist.ts'
import { forSuite } from '../support/for-suite.ts'
import { pixelsTooWide } from '../support/readable.ts'
import { openSite } from '../support/site.ts'

/** The parts that the page of a call has. */
const partsOf = (call: (typeof calls)[number]): string =>
  [ownerOf(call) === call, ...Object.keys(call).sort(), call.fields.length === 0].join()

/** Calls of which no two have a page of the same parts. */
const callsOfEachKind = [...new Map(calls.map((call) => [partsOf(call), call])).values()]

const longestName = ({ path, fields }: (typeof calls)[number]): number =>
  Math.max(...[path, ...fields.map(({ name }) => name)].map(({ length }) => length))

/** The ten calls whose longest name is the longest. */
const callsOfLongNames = [...calls].sort((one, other) => longestName(other) - longestName(one)).slice(0, 10)

const frame = ['/guide', '/guide/recherche?q=adresse']
const topicPaths = topics.map(({ slug }) => `/guide/${slug}`)
const elementPaths = [...declarations().map(({ tagName }) => `/guide/${tagName}`), '/guide/flx-config']
const callPaths = callsOfEachKind.map(({ id }) => callPath(id))

const phone = { width: 360, colorScheme: 'dark' } as const
const wide = { width: 1280, colorScheme: 'light' } as const

describe('every page of the guide', () => {
  const site = forSuite(openSite)

  it('is clean on a phone, dark: axe, console, policy, no sideways scroll', async () => {
    const page = await site.visit({ reducedMotion: 'reduce' })
    assert.deepEqual(await faultsOfPages(page, [...topicPaths, ...elementPaths], [phone]), [])
  })

  it('is clean in a wide window too, light, one of each kind', async () => {
    const page = await site.visit({ reducedMotion: 'reduce' })
    assert.deepEqual(await faultsOfPages(page, [...frame, ...callPaths], [phone, wide]), [])
    const samples = [topicPaths, elementPaths].map(([path = '']) => path)
    assert.deepEqual(await faultsOfPages(page, samples, [wide]), [])
  })

  it('fits a phone, whatever the names of a call', async () => {
    const page = await site.visit({ viewport: { width: 360, height: 900 } })
    const found: string[] = []
    for (const { id } of callsOfLongNames) {
      await page.goto(callPath(id))
      for (const fault of await pixelsTooWide(page)) found.push(`${id}: ${fault}`)
    }
    assert.deepEqual(found, [])
  })
})
