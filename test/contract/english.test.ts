import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { english } from '../../src/core/i18n/english/english.ts'
import { frenchTexts } from '../support/french-texts.ts'

const englishTexts = new Map<string, string>(
  Object.entries(english).flatMap(([namespace, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${namespace}.${key}`, text] as const),
  ),
)

const holesOf = (text = ''): string => `${(text.match(/\{\w+\}/g) ?? []).sort()}`

describe('English texts', () => {
  const french = frenchTexts()

  it('I18N-02 are one for each French text that visitors read, and no other', () => {
    assert.ok(french.size > 300, `${french.size} texts`)
    assert.deepEqual([...french.keys()].filter((name) => !englishTexts.has(name)).sort(), [], 'without English')
    assert.deepEqual([...englishTexts.keys()].filter((name) => !french.has(name)).sort(), [], 'without French')
  })

  it('I18N-02 name the same parameters', () => {
    assert.deepEqual(
      [...french].filter(([name, text]) => holesOf(text) !== holesOf(englishTexts.get(name))),
      [],
    )
  })

  it('I18N-02 hold no French letter, and none is empty', () => {
    assert.deepEqual(
      [...englishTexts].filter(([, text]) => !text.trim() || /[àâçéèêëîïôœùûü«»]/i.test(text)),
      [],
    )
  })
})
