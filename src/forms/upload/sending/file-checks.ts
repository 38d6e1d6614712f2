import { textLocale } from '../../../core/i18n/texts.ts'
import { uploadTexts as t } from '../upload-messages.ts'

const megabyte = 1_000_000

export interface FileRules {
  /** Extensions without their dot, in lower case; none admits all. */
  exts: string[]
  /** Megabytes. */
  sizeLimit: number
}

export function readExtensions(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,;|]+/)
    .map((ext) => ext.replace(/^[*.]+/, ''))
    .filter(Boolean)
}

/** « 3,4 Mo », `3.4 MB`: which no line break can cut. */
export function sizeText(bytes: number): string {
  const power = bytes < 1000 ? 0 : bytes < megabyte ? 1 : 2
  const unit = `${['', 'kilo', 'mega'][power]}byte`
  const options = { style: 'unit', unit, unitDisplay: 'narrow', maximumFractionDigits: 1 } as const
  const text = new Intl.NumberFormat(textLocale(), options).format(bytes / 1000 ** power)
  return text.replace(/\s*(?=\D+$)/, '\u00a0')
}

/** Why a file is refused before a byte of it is read (decision 12); empty where it is not. */
export function refusalOf(file: File, { exts, sizeLimit }: FileRules, present: readonly File[]): string {
  const name = file.name.toLowerCase()
  if (exts.length > 0 && !exts.some((ext) => name.endsWith(`.${ext}`))) return t('extension', { exts: exts.join(', ') })
  if (file.size > sizeLimit * megabyte)
    return t('too-large', { size: sizeText(file.size), limit: sizeText(sizeLimit * megabyte) })
  if (file.size === 0) return t('empty')
  const isSame = (other: File): boolean =>
    other.name === file.name && other.size === file.size && other.lastModified === file.lastModified
  if (present.some(isSame)) return t('twice')
  return ''
}

export function tooMany(most: number): string {
  return most === 1 ? t('one-only') : t('too-many', { limit: most })
}
