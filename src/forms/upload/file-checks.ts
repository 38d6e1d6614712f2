import { formatNumber } from '../../core/french/number.ts'
import { uploadTexts as t } from './upload-messages.ts'

const megabyte = 1_000_000

export interface FileRules {
  /** Extensions without their dot, in lower case; none admits all. */
  exts: string[]
  /** Megabytes. */
  sizeLimit: number
  /** 0 for as many as one wants. */
  most: number
}

export function readExtensions(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,;|]+/)
    .map((ext) => ext.replace(/^[*.]+/, ''))
    .filter(Boolean)
}

/** « 3,4 Mo » */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes}\u00a0o`
  const [value, unit] = bytes < megabyte ? [bytes / 1000, 'ko'] : [bytes / megabyte, 'Mo']
  return `${formatNumber(Math.max(0.1, Math.round(value * 10) / 10))}\u00a0${unit}`
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
