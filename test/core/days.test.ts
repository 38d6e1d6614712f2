import { expect } from '@open-wc/testing'
import { mondayOf, weeksFrom } from '../../src/core/french/day.ts'
import { dayAfter } from '../../src/ui/days.ts'

describe('weeks and keys of days', () => {
  it('begin on Monday, over the end of a year, a leap day and the change of the clock', () => {
    expect(mondayOf('2027-01-01')).to.equal('2026-12-28')
    expect(mondayOf('2026-03-29')).to.equal('2026-03-23')
    expect(weeksFrom('2024-02-26', 1)).to.deep.equal([
      ['2024-02-26', '2024-02-27', '2024-02-28', '2024-02-29', '2024-03-01', '2024-03-02', '2024-03-03'],
    ])
  })

  it('lead to days, weeks, months and years; what the browser has a use for is left to it', () => {
    const key = (name: string, more = {}): string | undefined =>
      dayAfter(
        { key: name, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...more },
        '2024-02-29',
        document.body,
      )
    expect(['ArrowLeft', 'ArrowDown', 'Home', 'End', 'PageDown'].map((name) => key(name))).to.deep.equal([
      '2024-02-28',
      '2024-03-07',
      '2024-02-26',
      '2024-03-03',
      '2024-03-29',
    ])
    expect(key('PageUp', { shiftKey: true })).to.equal('2023-02-28')
    expect([key('ArrowLeft', { altKey: true }), key('Home', { ctrlKey: true }), key('a')]).to.deep.equal([
      undefined,
      undefined,
      undefined,
    ])
  })
})
