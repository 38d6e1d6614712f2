import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { noBreaks } from '../../src/core/french/no-breaks.ts'
import { readDist } from '../support/dist.ts'
import { frenchTexts } from '../support/french-texts.ts'

describe('the French texts that ship', () => {
  const shipped = readDist('flx.all.js')
  // Quotes and line ends may be written otherwise there.
  const texts = [...frenchTexts()].filter(([name, text]) => !name.startsWith('words.') && !/['"\\\n]/.test(text))

  it('expectation: break no line where French does not', () => {
    const spaced = texts.filter(([, text]) => noBreaks(text) !== text)
    assert.ok(spaced.length > 80, String(spaced.length))
    assert.deepEqual(
      spaced.filter(([, text]) => !shipped.includes(noBreaks(text)) || shipped.includes(text)).map(([name]) => name),
      [],
    )
  })
})
