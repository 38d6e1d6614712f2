import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findSuites } from '../../scripts/test/suites.mjs'

const filesOf = (...words: string[]): string[] => findSuites(words).flatMap(({ files }) => files)

describe('npm test -- words', () => {
  it('runs the files whose path contains one of them, of any kind, and no other', () => {
    const files = filesOf('Cart')
    for (const file of ['test/elements/cart.test.tsx', 'test/server/cart.test.ts', 'test/e2e/cart.test.ts'])
      assert.ok(files.includes(file), file)
    assert.deepEqual(
      files.filter((file) => !file.includes('cart')),
      [],
    )
  })

  it('takes several words, each with its folder', () => {
    assert.deepEqual(filesOf('elements/toggle', './test/contract/imports'), [
      'test/elements/toggle.test.ts',
      'test/contract/imports.test.ts',
    ])
  })

  it('runs everything without a word', () => {
    assert.ok(filesOf().length > filesOf('elements/').length)
  })

  it('names the word that no file contains, whatever the others find', () => {
    assert.throws(() => filesOf('cart', 'nowhere'), { message: /« nowhere »/ })
  })
})
