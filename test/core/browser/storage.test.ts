import { expect } from '@open-wc/testing'
import * as v from 'valibot'
import { readStored, removeStored, writeStored } from '../../../src/core/browser/storage.ts'

const schema = v.object({ n: v.number() })

describe('storage', () => {
  afterEach(() => removeStored('local', 'flx-test'))

  it('gives back what suits its schema', () => {
    expect(readStored('local', 'flx-test', schema)).to.equal(undefined)
    expect(writeStored('local', 'flx-test', { n: 1 })).to.equal(true)
    expect(readStored('local', 'flx-test', schema)).to.deep.equal({ n: 1 })
    expect(readStored('session', 'flx-test', schema)).to.equal(undefined)
  })

  for (const broken of ['{"n":', '{"n":"un"}', '']) {
    it(`throws away what is broken: ${broken || 'empty'}`, () => {
      localStorage.setItem('flx-test', broken)
      expect(readStored('local', 'flx-test', schema)).to.equal(undefined)
      expect(localStorage.getItem('flx-test')).to.equal(null)
    })
  }

  it('a full storage is said, not thrown', () => {
    expect(writeStored('local', 'flx-test', 'x'.repeat(6_000_000))).to.equal(false)
  })

  it('a blocked storage is as an empty one', () => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    try {
      expect(readStored('local', 'flx-test', schema)).to.equal(undefined)
      expect(writeStored('local', 'flx-test', 1)).to.equal(false)
      removeStored('local', 'flx-test')
    } finally {
      Reflect.deleteProperty(window, 'localStorage')
    }
  })
})
