import { expect } from '@open-wc/testing'
import { daysInMonth, formatDay, formatDayAs, formatLongDay, parseDay } from '../../../src/core/french/day.ts'
import { collator, fold } from '../../../src/core/french/fold.ts'

import {
  countOf,
  formatAmount,
  formatNumber,
  formatRate,
  parseAmount,
  plural,
} from '../../../src/core/french/number.ts'

const narrow = '\u202f'
const hard = '\u00a0'

describe('fold', () => {
  it('forgets case, accents, ligatures, kinds of apostrophe, dash and space', () => {
    expect(fold('L’Œuvre d‘Été')).to.equal("l'oeuvre d'ete")
    expect(fold('ÉCOLE')).to.equal(fold('ecole'))
    expect(fold('E\u0301cole')).to.equal('ecole')
    expect(fold('Cæcum, Nuits‑Saint‑Georges')).to.equal('caecum, nuits-saint-georges')
    expect(fold(`12${hard}000${narrow}€`)).to.equal('12 000 €')
    expect(fold('ency\u00adclo\u200bpédie')).to.equal('encyclopedie')
    expect(fold('Garçon Noël Aÿ Çà')).to.equal('garcon noel ay ca')
  })

  it('gives the same answer for 30,000 texts asked twice, cache full or not', () => {
    const texts = Array.from({ length: 30_000 }, (_, i) => `Élément n° ${i}`)
    for (const text of [...texts, ...texts]) expect(fold(text)).to.equal(text.replace(/É|é/g, 'e').toLowerCase())
  })
})

describe('collator', () => {
  it('orders as a French reader expects', () => {
    const words = ['zèbre', 'Éclair', 'lot 10', 'eau', 'lot 9', 'œuf', 'ogre', 'à', 'Zoo']
    expect(words.sort(collator.compare)).to.deep.equal([
      'à',
      'eau',
      'Éclair',
      'lot 9',
      'lot 10',
      'œuf',
      'ogre',
      'zèbre',
      'Zoo',
    ])
  })
})

describe('numbers', () => {
  it('are written with no-break spaces and a comma', () => {
    expect(formatAmount(12.5)).to.equal(`12,50${hard}€`)
    expect(formatAmount(-1234567.891)).to.equal(`-1${narrow}234${narrow}567,89${hard}€`)
    expect(formatNumber(1234.5)).to.equal(`1${narrow}234,5`)
    expect(formatRate(5.5)).to.equal(`5,5${hard}%`)
  })

  it('are read back, however they were written', () => {
    const amounts: [string, number][] = [
      ['1 234,50 €', 1234.5],
      [`1${narrow}234,50${hard}€`, 1234.5],
      ['1.234,50', 1234.5],
      ['1,234.50', 1234.5],
      ['1.234.567', 1234567],
      ['12.5', 12.5],
      ['−12,5', -12.5],
      ['12 EUR', 12],
      ['3 euros', 3],
      [',5', 0.5],
      ['0', 0],
      ['12€50', 12.5],
      ['1 234 € 5', 1234.5],
      ['12 €', 12],
    ]
    for (const [text, amount] of amounts) expect(parseAmount(text), text).to.equal(amount)
    for (const amount of [0, 0.1, 12.5, 1e6, -3.07]) expect(parseAmount(formatAmount(amount))).to.equal(amount)
    for (const text of ['', '-', 'N/A', '12 %', '1,2,3', 'Infinity', '0x10', '1e3']) {
      expect(parseAmount(text), text).to.equal(undefined)
    }
  })
})

describe('days', () => {
  it('are plain strings, read as people write them', () => {
    for (const text of [
      '1/2/2024',
      '01-02-2024',
      '01.02.2024',
      '20240201',
      '2024-2-1',
      '2024-02-01 10:30:00',
      '1/2/24',
    ]) {
      expect(parseDay(text), text).to.equal('2024-02-01')
    }
    expect(parseDay('01/02/75')).to.equal('1975-02-01')
  })

  it('must exist', () => {
    expect(parseDay('29/02/2024')).to.equal('2024-02-29')
    expect(parseDay('29/02/2000')).to.equal('2000-02-29')
    for (const text of [
      '29/02/2023',
      '29/02/1900',
      '31/04/2024',
      '00/01/2024',
      '01/13/2024',
      '1/2/024',
      'demain',
      '',
    ]) {
      expect(parseDay(text), text).to.equal(undefined)
    }
    expect([1, 2, 4].map((month) => daysInMonth(2023, month))).to.deep.equal([31, 28, 30])
  })

  it('are shown in French; what is no day stays as it came', () => {
    expect(formatDay('2026-11-20')).to.equal('20/11/2026')
    expect(formatDay('2024-03-31 02:30:00')).to.equal('31/03/2024')
    expect(formatDay('bientôt')).to.equal('bientôt')
    expect(formatLongDay('2026-11-20')).to.equal('vendredi 20 novembre 2026')
    expect(formatLongDay('2027-01-01')).to.equal('vendredi 1er janvier 2027')
    const written = ['2026-12-01', '2026-12-11'].map((day) => formatDayAs(day, { day: 'numeric', month: 'long' }))
    expect(written).to.deep.equal(['1er décembre', '11 décembre'])
  })
})

describe('plural', () => {
  it('starts at 2', () => {
    expect([0, 1, 1.5, 2, -1, -2].map((count) => plural(count, 'article'))).to.deep.equal([
      'article',
      'article',
      'article',
      'articles',
      'article',
      'articles',
    ])
    expect(plural(3, 'cheval', 'chevaux')).to.equal('chevaux')
    expect(countOf(1200, 'article')).to.equal(`1${narrow}200${hard}articles`)
  })
})
