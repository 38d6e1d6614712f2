import { uploadTexts as t } from '../upload-messages.ts'
import { type FileRules, refusalOf, tooMany } from './file-checks.ts'
import { itemOf, type UploadItem } from './upload-item.ts'

/** A file from the visitor; a folder looks like an empty file, so it is marked. */
export interface IncomingFile {
  file: File
  isFolder: boolean
}

/** Wraps the files of a file field or a script, which are never folders. */
export function incomingFiles(files: Iterable<File>): IncomingFile[] {
  return [...files].map((file) => ({ file, isFolder: false }))
}

/** Returns the files that were dropped or pasted. */
export function filesOfTransfer(data: DataTransfer): IncomingFile[] {
  return [...data.items].flatMap((item) => {
    const file = item.kind === 'file' ? item.getAsFile() : null
    return file ? [{ file, isFolder: item.webkitGetAsEntry?.()?.isDirectory ?? false }] : []
  })
}

interface Judging {
  /** The files already in the list. */
  present: readonly UploadItem[]
  /** Number of files on the server that are not in the list yet. */
  unseen: number
  /** Maximum number of files; 0 for no limit. */
  most: number
  rules: FileRules
}

/** Makes list items of files, with the state `refused` or `waiting`. */
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
