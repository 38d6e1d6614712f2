import { uploadTexts as t } from '../upload-messages.ts'
import { type FileRules, refusalOf, tooMany } from './file-checks.ts'
import { itemOf, type UploadItem } from './upload-item.ts'

/** A file as it came; a folder is told apart, for it looks like an empty file. */
export interface IncomingFile {
  file: File
  isFolder: boolean
}

/** What a field, or a script, gives: never folders. */
export function incomingFiles(files: Iterable<File>): IncomingFile[] {
  return [...files].map((file) => ({ file, isFolder: false }))
}

/** What was dropped or pasted. */
export function filesOfTransfer(data: DataTransfer): IncomingFile[] {
  return [...data.items].flatMap((item) => {
    const file = item.kind === 'file' ? item.getAsFile() : null
    return file ? [{ file, isFolder: item.webkitGetAsEntry?.()?.isDirectory ?? false }] : []
  })
}

interface Judging {
  /** Those that are in the list already. */
  present: readonly UploadItem[]
  /** How many there are besides, which the server has not told of yet. */
  unseen: number
  /** How many there may be; 0 for as many as one wants. */
  most: number
  rules: FileRules
}

/** Files become items of the list, each refused or to be sent. */
export function itemsOf(files: readonly IncomingFile[], { present, unseen, most, rules }: Judging): UploadItem[] {
  const kept = present.filter(({ state }) => state !== 'refused')
  return files.map(({ file, isFolder }) => {
    const others = kept.flatMap((item) => item.file ?? [])
    const isFull = most > 0 && kept.length + unseen >= most
    const refusal = isFolder ? t('folder') : refusalOf(file, rules, others) || (isFull ? tooMany(most) : '')
    const item = itemOf(file, refusal)
    if (!refusal) kept.push(item)
    return item
  })
}
