import { textLocale } from '../../../core/i18n/texts.ts'
import { uploadTexts as t } from '../upload-messages.ts'

const megabyte = 1_000_000

export interface FileRules {
  /** Allowed extensions, without the dot and in lower case; all are allowed if it is empty. */
  exts: string[]
  /** Maximum size in megabytes. */
  sizeLimit: number
}

export function readExtensions(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,;|]+/)
    .map((ext) => ext.replace(/^[*.]+/, ''))
    .filter(Boolean)
}

/** Formats a size with a no-break space: « 3,4 Mo », `3.4 MB`. */
export function sizeText(bytes: number): string {
  const power = bytes < 1000 ? 0 : bytes < megabyte ? 1 : 2
  const unit = `${['', 'kilo', 'mega'][power]}byte`
  const options = { style: 'unit', unit, unitDisplay: 'narrow', maximumFractionDigits: 1 } as const
  const text = new Intl.NumberFormat(textLocale(), options).format(bytes / 1000 ** power)
  return text.replace(/\s*(?=\D+$)/, '\u00a0')
}

/** Returns why a file is refused, without reading its content (decision 12); empty if it is not. */
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
