import { parseDay } from '../../../core/french/day.ts'
import { collator, fold } from '../../../core/french/fold.ts'
import { monthNamed } from '../../../core/french/months.ts'

import { parseAmount } from '../../../core/french/number.ts'

/** The types of column, each of which is sorted in its own way; a column of type `none` is not sorted. */
const columnTypes = ['text', 'number', 'amount', 'date', 'percent', 'duration', 'postal', 'none'] as const

export type ColumnType = (typeof columnTypes)[number]

export const isColumnType = (text: string): text is ColumnType => columnTypes.includes(text as ColumnType)

/** Matches the text of a cell without a value: dashes, « N/A », « n.c. ». */
const nothing = /^(?:[\s\p{P}\p{S}]*|n\.? ?[acd]\.?|n\/[acd]|s\.? ?o\.?|sans objet|neant)$/u

const numeral = /[+\-−–]?\s?(?:\d[\d\s.]*(?:,\d+)?|,\d+)(?:,\d{3})*(?:\.\d+)?/
const free = /\b(?:gratuit|offert|inclus|franco)/

/** Matches a day without its year, alone: « samedi 3 juin », « 3 juin ». Any year serves to compare such days. */
const yearless =
  /^(?:(?:lun|mar|mercre|jeu|vendre|same)di,? |dimanche,? )?(?<day>\d{1,2})(?:er)? (?<month>janv(?:ier)?|fevr(?:ier)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|aout|sept(?:embre)?|oct(?:obre)?|nov(?:embre)?|dec(?:embre)?)\.?$/

/** Returns the first number of a text; for « 3 à 5 jours », 3. */
function numberIn(text: string): number | undefined {
  const found = numeral.exec(text)?.[0]
  return found === undefined ? undefined : parseAmount(found.replace(/[.\s]+$/, '').replace(/^([+\-−–])\s/, '$1'))
}

/** Replaces brackets around a number, or a dash behind it, with which accountants mark a negative amount, by a minus. */
const withSign = (text: string): string => text.replace(/^\(([^()]*\d[^()]*)\)$|^(\d[\d\s.,]*(?:€\s?)?)[-−]$/, '-$1$2')

/** Returns the number of a text that holds only one number, or a range, and what `rest` matches. */
function numberAlone(text: string, rest: RegExp): number | undefined {
  const bare = withSign(text)
    .replace(rest, ' ')
    .replace(/^(?:de|des|a partir de|jusqu'a|environ|env\.|≈|~|<|>|≤|≥)\s/, '')
    .trim()
  const numbers = bare.split(/\s(?:a|au|-|ou|et)\s|(?<=\d)\s?[-–]\s?(?=\d)|(?<=\d)\s?\//)
  if (numbers.length > 2 || numbers.some((each) => !/^[+\-−–]?[\d\s.,]+$/.test(each.trim()))) return undefined
  return numberIn(numbers[0] ?? '')
}

const multiples: [RegExp, number][] = [
  [/\d\s?(?:k\s?(?:€|eur)|milliers?\b)/, 1e3],
  [/\d\s?(?:m\s?(?:€|eur)|millions?\b)/, 1e6],
  [/\d\s?(?:mds?\s?(?:€|eur)|milliards?\b)/, 1e9],
]

/**
 * Returns an amount in euros. « TTC » adds a millionth, so that of two equal amounts the one without tax comes first.
 */
function amountIn(text: string): number | undefined {
  if (free.test(text) && !/\d/.test(text)) return 0
  if (!/€|\beur|£|\$|\bchf|\b(?:ht|ttc)\b/.test(text)) return undefined
  // « 12€50 » is 12,50 €.
  const value = numberIn(withSign(text).replace(/(\d)\s?€\s?(?=\d\d$)/, '$1,'))
  const times = multiples.find(([name]) => name.test(text))?.[1] ?? 1
  return value === undefined ? undefined : value * times + (/\bttc\b/.test(text) && !/\bht\b/.test(text) ? 1e-6 : 0)
}

/** Returns a date as minutes since the year 0, counted without Date, so that no time zone can shift the day. */
function dateIn(text: string): number | undefined {
  const time = /(?:^|[ t])(\d{1,2})\s?(?:[h:]\s?(\d{2})?(?::(\d{2}))?|(?=[ap]\.?m\b))/.exec(text)
  const half = /\d\s?([ap])\.?m\b/.exec(text)?.[1]
  const words =
    /(?:^|\s)(?:(?<day>\d{1,2})(?:er|st|nd|rd|th)?\s+)?(?<month>\p{L}{3,9})\.?\s+(?<year>\d{4})\b/u.exec(text) ??
    /(?:^|\s)(?<month>\p{L}{3,9})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})\b/u.exec(text)
  const bare = words ? null : yearless.exec(text)
  const { day: dayOfMonth = 1, month: name = '', year: written = 2000 } = (words ?? bare)?.groups ?? {}
  const month = monthNamed(name)
  const inWords = month > 0 ? `${written}-${month}-${dayOfMonth}` : undefined
  const numeric = /\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/.exec(text)?.[0]
  const [, m = '', y = ''] = /^(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  const [, shortDay = '', shortMonth = ''] = /^(\d\d)\/(\d\d)$/.exec(text) ?? []
  const day = parseDay(inWords ?? numeric ?? (y ? `${y}-${m}-1` : shortMonth ? `2000-${shortMonth}-${shortDay}` : text))
  if (!day) return undefined
  const [year = 0, monthOfYear = 1, date = 1] = day.split('-').map(Number)
  const hours = half ? (Number(time?.[1]) % 12) + (half === 'p' ? 12 : 0) : Number(time?.[1])
  const minutes = time ? hours * 60 + Number(time[2] ?? 0) + Number(time[3] ?? 0) / 60 : 0
  return ((year * 12 + monthOfYear) * 31 + date) * 1440 + minutes
}

const units: [RegExp, number][] = [
  [/^(?:ans?|annees?)$/, 525_600],
  [/^mois$/, 43_800],
  [/^(?:semaines?|sem)$/, 10_080],
  [/^(?:j|jours?|jrs?)$/, 1440],
  [/^(?:h|heures?)$/, 60],
  [/^(?:min|mn|m|minutes?|')$/, 1],
  [/^(?:s|sec|secondes?|")$/, 1 / 60],
]

/** Returns a duration in minutes; for a range such as « 3 à 5 jours ouvrés », its beginning. */
function durationIn(text: string): number | undefined {
  const iso = /^p(?:(\d+)d)?(?:t(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?)?$/.exec(text)
  if (iso && text.length > 1) {
    const [d, h, m, s] = iso.slice(1).map((part) => Number(part ?? 0)) as [number, number, number, number]
    return d * 1440 + h * 60 + m + s / 60
  }
  const hours = /^(\d{1,2}\s?h\s?(?:\d\d)?)\s?(?:-|–|a)\s?\d/.exec(text)?.[1]
  if (hours) return durationIn(hours)
  const clock = /^(\d+):(\d{2})(?::(\d{2}))?$/.exec(text)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]) + Number(clock[3] ?? 0) / 60
  if (/\b(?:immediat|le jour meme|instantane)/.test(text)) return 0
  const from = text.replace(/(\d+(?:,\d+)?)\s?(?:a|au|ou|-|–)\s?\d+(?:,\d+)?(?=\s?\p{L})/gu, '$1')
  let total: number | undefined
  let last = 0
  for (const [, amount = '', unit = ''] of from.matchAll(/(\d+(?:[.,]\d+)?)\s?(\p{L}+|['"])?/gu)) {
    const minutes = unit ? units.find(([name]) => name.test(unit))?.[1] : last / 60
    if (!minutes || (!unit && last !== 60)) return undefined
    total = (total ?? 0) + Number(amount.replace(',', '.')) * minutes
    last = minutes
  }
  return total
}

/**
 * Returns a postal code or the number of a department so that they sort in the order of the departments: Corsica is
 * between 19 and 21.
 */
function postalIn(text: string): string | undefined {
  const code = /^(?:[a-z]{1,2}[- ])?(2[ab]\d{0,3}|\d{2}\s?\d{3}|\d{1,4})(?!\d)/.exec(text)?.[1]?.replace(/\s/, '')
  return code?.replace(/^\d$/, '0$&').replace(/^2([ab])/, '20$1')
}

/** By unit, its factor to the base unit of its kind, as one column may mix grams and kilograms. */
const factors: Record<string, number> = {
  ...{ o: 1, octet: 1, octets: 1, b: 1, byte: 1, bytes: 1, ko: 1e3, kb: 1e3, mo: 1e6, mb: 1e6, go: 1e9, gb: 1e9 },
  ...{ to: 1e12, tb: 1e12, kio: 1024, kib: 1024, mio: 1024 ** 2, mib: 1024 ** 2, gio: 1024 ** 3, gib: 1024 ** 3 },
  ...{ w: 1, kw: 1e3, mw: 1e6, wh: 1, kwh: 1e3, mwh: 1e6, ah: 1, mah: 1e-3, hz: 1, khz: 1e3, mhz: 1e6, ghz: 1e9 },
  ...{
    '°': 1,
    '°c': 1,
    '°f': 1,
    'km/h': 1,
    v: 1,
    mg: 1e-3,
    g: 1,
    kg: 1e3,
    t: 1e6,
    mm: 1e-3,
    cm: 1e-2,
    dm: 0.1,
    m: 1,
    km: 1e3,
  },
  ...{ ml: 1e-3, cl: 1e-2, dl: 0.1, l: 1, hl: 100, 'cm²': 1e-4, 'm²': 1, ha: 1e4, 'km²': 1e6, 'cm³': 1e-6, 'm³': 1 },
}

const unitOrSign = new RegExp(`(?<=^|\\s)n°|(?<=^|[\\d\\s])(?:${Object.keys(factors).join('|')}|pts?|x)(?=\\s|$)`, 'g')

/** Returns the number of a quantity, converted by the unit that follows it. */
function quantityIn(text: string): number | undefined {
  const value = numberAlone(text, unitOrSign)
  const unit = /\d\s?([\p{L}°²³/]+)(?=\s|$)/u.exec(text)?.[1] ?? ''
  return value === undefined ? undefined : value * (factors[unit] ?? 1)
}

const readers: Record<Exclude<ColumnType, 'text' | 'none'>, (text: string) => number | string | undefined> = {
  number: quantityIn,
  amount: (text) => amountIn(text) ?? numberAlone(text, /\/\S+/g),
  date: dateIn,
  percent: (text) => numberAlone(text, /%/g),
  duration: durationIn,
  postal: postalIn,
}

/** By type, a function that returns true if a text clearly has that type. The first type that fits wins. */
const looks: [ColumnType, (text: string) => boolean][] = [
  ['percent', (text) => /\d\s?%$/.test(text) && readers.percent(text) !== undefined],
  [
    'date',
    (text) =>
      /^\D{0,12}\d|\p{L} \d{4}$/u.test(text) &&
      !/^\d{5,7}$/.test(text) &&
      /\D/.test(text) &&
      dateIn(text) !== undefined,
  ],
  ['amount', (text) => text.length < 60 && amountIn(text) !== undefined],
  ['postal', (text) => /^\d{5}$/.test(text)],
  ['number', (text) => readers.number(text) !== undefined],
  ['duration', (text) => text.length < 40 && durationIn(text) !== undefined],
]

/**
 * Guesses the type of a column from its header and some of its texts: four out of five texts that are not empty must
 * look like that type. Five digits are a postal code if one of them begins with a zero, or if the header says so;
 * else they are a number.
 */
export function guessType(header: string, texts: readonly string[]): ColumnType {
  const filled = texts.map(fold).filter((text) => !nothing.test(text))
  const name = fold(header)
  const isPostal = /\b(?:code ?postal|cp|departements?|dept)\b/.test(name)
  if (isPostal && filled.some((text) => postalIn(text))) return 'postal'
  // As text, version 3.9 comes before 3.10.
  if (/\bversions?\b/.test(name)) return 'text'
  for (const [type, looksSo] of looks) {
    if (type === 'postal' && !filled.some((text) => /^0\d{4}$/.test(text))) continue
    if (filled.length > 0 && filled.filter(looksSo).length >= filled.length * 0.8) return type
  }
  return 'text'
}

/**
 * The value by which a row is compared. Cells that are not of the column's type come after those that are, and cells
 * without a value last, both ways.
 */
export interface CellKey {
  group: 0 | 1 | 2
  value: number | string
  text: string
  /** True if `value` may be compared with < instead of a collator. */
  isPlain: boolean
}

/** Punctuation in the order of the Unicode collation; digits and letters follow. */
const signs = ' _-,;:!?.\'"()[]{}@*/\\&#%'
const sign = /[ _\-,;:!?.'"()[\]{}@*/\\&#%]/g
const plain = /^[ _\-,;:!?.'"()[\]{}@*/\\&#%a-z0-9]*$/

/**
 * Returns a text as code units that compare as French readers order it: without case and accents, and numbers by
 * value (the number of digits goes before them, and « 1 200 habitants » is one number).
 */
function primaryOf(folded: string): string {
  return folded
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '')
    .replace(sign, (each) => String.fromCharCode(signs.indexOf(each) + 1))
    .replace(/\d+/g, (digits) => {
      const bare = digits.replace(/^0+(?=\d)/, '')
      return String.fromCharCode(48 + Math.min(bare.length, 15)) + bare
    })
}

export function keyOf(text: string, type: ColumnType): CellKey {
  const folded = fold(text)
  if (nothing.test(folded)) return { group: 2, value: 0, text: '', isPlain: true }
  const value = type === 'text' || type === 'none' ? undefined : readers[type](folded.trim())
  if (value !== undefined) return { group: 0, value, text, isPlain: true }
  return { group: type === 'text' ? 0 : 1, value: primaryOf(folded), text, isPlain: plain.test(folded) }
}

/** Compares words that differ only in accents or capitals: cote, côte, coté. */
const exact = new Intl.Collator('fr', { numeric: true })

export function compareKeys(a: CellKey, b: CellKey): number {
  if (a.group !== b.group) return a.group - b.group
  if (typeof a.value === 'number' && typeof b.value === 'number') return a.value - b.value
  if (a.value === b.value) return a.text === b.text ? 0 : exact.compare(a.text, b.text)
  return a.isPlain && b.isPlain ? (a.value < b.value ? -1 : 1) : collator.compare(a.text, b.text)
}
