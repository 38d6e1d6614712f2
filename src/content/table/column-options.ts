// Loaded for tables whose author gives options for the columns.
import { openingTag } from '../../core/element/report-error.ts'
import { isColumnType } from './order/column-type.ts'
import type { SortKey } from './table-types.ts'

/** What the author of a table says of its columns. */
export interface ColumnOptions {
  /** What each of them holds, by column from the left: an invalid word keeps its place, and counts as `auto`. */
  types: readonly string[]
  /** Columns, from 0, the most important first. */
  first: readonly number[]
  /** The keys to sort by at first, the most important first. */
  sort: readonly SortKey[]
}

const wordsOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)

/** Warns about invalid words in an attribute. @returns the valid ones */
function sift(host: Element, name: string, words: readonly string[], fits: (word: string) => boolean): string[] {
  for (const word of words.filter((each) => !fits(each))) {
    console.warn(`flx : ${openingTag(host)} : ${name} ne peut pas être « ${word} ».`)
  }
  return words.filter(fits)
}

/** Reads sort keys: `2 -3` is the second column, then the third in descending order. */
function readSort(host: Element, sort: string): SortKey[] {
  return sift(host, 'sort', wordsOf(sort), (word) => /^-?[1-9]\d*$/.test(word)).map((word) => ({
    column: Math.abs(Number(word)),
    descending: word.startsWith('-'),
  }))
}

/** Reads the author's options for the columns, and warns about invalid ones. */
export function readColumnOptions(host: Element, given: { types: string; first: string; sort: string }): ColumnOptions {
  const types = wordsOf(given.types)
  sift(host, 'types', types, (word) => word === 'auto' || isColumnType(word))
  const first = sift(host, 'first', wordsOf(given.first), (word) => /^[1-9]\d*$/.test(word))
  return { types, first: first.map((word) => Number(word) - 1), sort: readSort(host, given.sort) }
}
