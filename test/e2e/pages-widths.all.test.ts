import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { colourRules, faultsOfPages } from '../support/clean-pages.ts'
import { demoPages } from '../support/demo-pages.ts'
import { forSuite } from '../support/for-suite.ts'
import { outlineFaults } from '../support/outline.ts'
import { openSite } from '../support/site.ts'

describe('every page of the demo shop, dark and wide', () => {
  const site = forSuite(openSite)

  it('has one way through its headings and landmarks, no error, no refusal of the CSP and nothing for axe', async () => {
    const page = await site.visit()
    const faults = await faultsOfPages(
      page,
      await demoPages(site),
      [
        { width: 360, colorScheme: 'dark' },
        { width: 1280, colorScheme: 'light' },
        { width: 1280, colorScheme: 'dark', rules: colourRules },
      ],
      outlineFaults,
    )
    assert.deepEqual(faults, [])
  })
})
