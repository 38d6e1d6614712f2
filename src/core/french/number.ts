import { isFrench, textLocale, wordOf } from '../i18n/texts.ts'

const formats = new Map<string, Intl.NumberFormat>()

function format(value: number, key: string, options: Intl.NumberFormatOptions): string {
  const locale = textLocale()
  let formatter = formats.get(locale + key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, options)
    formats.set(locale + key, formatter)
  }
  return formatter.format(value)
}

/** `1234.5` → « 1 234,5 » if the page is in French, with a narrow no-break space and 3 decimals at most. */
export function formatNumber(value: number): string {
  return format(value, 'number', {})
}

/** Euros: `1234.5` → « 1 234,50 € », with no-break spaces. */
export function formatAmount(euros: number): string {
  return format(euros, 'euro', { style: 'currency', currency: 'EUR' })
}

/** Percentage: `5.5` → « 5,5 % ». */
export function formatRate(percent: number): string {
  const written = format(percent / 100, 'rate', { style: 'percent', maximumFractionDigits: 2 })
  return written.replace(/\s%$/, '\u00a0%')
}

/** Removes thousands separators and turns the decimal mark into a point. */
function plainDigits(text: string): string {
  const comma = text.lastIndexOf(',')
  const point = text.lastIndexOf('.')
  if (comma >= 0 && point >= 0) {
    return comma > point ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '')
  }
  if (comma >= 0) return text.replace(',', '.')
  return /^-?\d{1,3}(?:\.\d{3})+$/.test(text) ? text.replaceAll('.', '') : text
}

/**
 * Reads an amount or a number as French readers write it, with any space, a euro sign, a real minus sign: « 1 234,50 €
 * », `1.234,50`, `12€50`, `−12,5`. A single comma is the decimal mark; `1.234` is over a thousand.
 * @returns undefined if it is not a number.
 */
export function parseAmount(text: string): number | undefined {
  const plain = plainAmount(text)
  return plain === undefined ? undefined : Number(plain)
}

/** Reads an amount in an attribute: as programs write it, where `20.833` has three decimals, else as readers do. */
export function parseWrittenAmount(text: string): number | undefined {
  return /^\s*[+-]?\d+\.\d+\s*$/.test(text) ? Number(text) : parseAmount(text)
}

/** Returns the same as text, of any length: « 1 234,50 € » is `1234.50`. */
export function plainAmount(text: string): string | undefined {
  const bare = text
    .replace(/(\d)\s*€\s*(?=\d\d?\s*$)/, '$1,')
    .replace(/\s|€|eur(?:os?)?$/gi, '')
    .replace(/^[−–]/, '-')
  const plain = plainDigits(bare)
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? plain : undefined
}

/**
 * Returns the translated word for a number: in French the plural starts at 2, elsewhere all but 1 is plural.
 * `plural(1.5, 'article', 'articles')` → « article ».
 */
export function plural(count: number, one: string, many = `${one}s`): string {
  return wordOf((isFrench() ? Math.abs(count) < 2 : count === 1) ? one : many)
}

/** Returns the number with its word: `countOf(1200, 'article')` → « 1 200 articles ». */
export function countOf(count: number, one: string, many?: string): string {
  return `${formatNumber(count)}\u00a0${plural(count, one, many)}`
}
