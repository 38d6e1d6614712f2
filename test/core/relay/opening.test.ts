import { expect } from '@open-wc/testing'
import { formatHours, openingAt, zoneOf } from '../../../src/domain/relay/opening.ts'

const hours = [
  { day: 'Lundi', open: '' },
  { day: 'Mardi', open: '14:00-19:00 09:00-12:30' },
  { day: 'Mercredi', open: '9h - 12h' },
  { day: 'Samedi', open: '00:00-24:00' },
]
const paris = (text: string) => openingAt(hours, new Date(`${text}+01:00`), 'Europe/Paris')

describe('opening hours of a relay point', () => {
  it('RELAY-01 says until when it is open', () => {
    expect(paris('2026-11-24T09:00')).to.deep.equal({ open: true, until: '12\u00a0h\u00a030' })
    expect(paris('2026-11-24T18:59')).to.deep.equal({ open: true, until: '19\u00a0h' })
    expect(paris('2026-11-25T10:00')).to.deep.equal({ open: true, until: '12\u00a0h' })
    expect(paris('2026-11-21T23:59')).to.deep.equal({ open: true, until: 'minuit' })
  })

  it('RELAY-01 says when it opens next: later today, tomorrow, another day', () => {
    expect(paris('2026-11-24T12:30')).to.deep.equal({ open: false, at: '14\u00a0h', inDays: 0, day: 'Mardi' })
    expect(paris('2026-11-24T19:00')).to.deep.equal({ open: false, at: '9\u00a0h', inDays: 1, day: 'Mercredi' })
    expect(paris('2026-11-22T10:00')).to.deep.equal({ open: false, at: '9\u00a0h', inDays: 2, day: 'Mardi' })
  })

  it('RELAY-01 knows a whole week of waiting, and hours that say nothing', () => {
    const one = [{ day: 'mardi', open: '09:00-12:00' }]
    const opening = openingAt(one, new Date('2026-11-24T13:00+01:00'), 'Europe/Paris')
    expect(opening).to.deep.equal({ open: false, at: '9\u00a0h', inDays: 7, day: 'mardi' })
    expect(openingAt([{ day: 'mardi', open: '' }], new Date(), 'Europe/Paris')).to.equal(null)
    expect(openingAt([], new Date(), 'Europe/Paris')).to.equal(null)
  })

  it('RELAY-01 reads the clock where the point is', () => {
    expect(zoneOf('97400')).to.equal('Indian/Reunion')
    expect(zoneOf('01000')).to.equal('Europe/Paris')
    const opening = openingAt(hours, new Date('2026-11-24T06:00Z'), zoneOf('97400'))
    expect(opening).to.deep.equal({ open: true, until: '12\u00a0h\u00a030' })
  })

  it('RELAY-01 writes the hours of a day as they are said, and leaves what is more than hours', () => {
    const written = [...hours.map(({ open }) => open), '10:00-12:00, 15h-19h30', 'sur rendez-vous', '9h-12h (été)']
    expect(written.map(formatHours).map((text) => text.replaceAll('\u00a0', ' '))).to.deep.equal([
      '',
      '14 h – 19 h, 9 h – 12 h 30',
      '9 h – 12 h',
      '0 h – minuit',
      '10 h – 12 h, 15 h – 19 h 30',
      'sur rendez-vous',
      '9h-12h (été)',
    ])
  })
})
