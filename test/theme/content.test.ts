import { expect } from '@open-wc/testing'
import { changedContent } from './content.ts'
import { fewSheets } from './sheets.ts'

describe('a page’s own content', () => {
  it('keeps every value and every box when all elements have been there, with themes that ask most', async function () {
    this.timeout(60_000)
    expect(await changedContent(fewSheets)).to.deep.equal([])
  })
})
