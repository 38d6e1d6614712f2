import { expect } from '@open-wc/testing'
import { changedContent } from './content.ts'
import { sheets } from './sheets.ts'

describe('a page’s own content', () => {
  it('keeps every value and every box when all elements have been there, with any theme', async function () {
    this.timeout(60_000)
    expect(await changedContent(sheets)).to.deep.equal([])
  })
})
