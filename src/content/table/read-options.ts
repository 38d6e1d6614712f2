// Fetched for the tables whose author says something of their columns.
import { openingTag } from '../../core/element/report-error.ts'
import { isColumnType } from './order/column-type.ts'
import type { SortKey } from './table-events.ts'

/** What the author of a table says of its columns. */
export interface ColumnOptions {
  /** What each of them holds. */
  types: readonly string[]
  /** Columns, from 0, the most important first. */
  first: readonly number[]
  sort: readonly SortKey[]
}

const wordsOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)

/** Says which words of an attribute are none that it may have. @returns the others */
function sift(host: Element, name: string, words: readonly string[], fits: (word: string) => boolean): string[] {
  for (const word of words.filter((each) => !fits(each))) {
    console.warn(`flx : ${openingTag(host)} : ${name} ne peut pas être « ${word} ».`)
  }
  return words.filter(fits)
}

/** `2 -3`: the second column, then the third from its end. */
function readSort(host: Element, sort: string): SortKey[] {
  return sift(host, 'sort', wordsOf(sort), (word) => /^-?[1-9]\d*$/.test(word)).map((word) => ({
    column: Math.abs(Number(word)),
    descending: word.startsWith('-'),
  }))
}

/** Reads what an author says of the columns, and says what none of it can mean. */
export function readColumnOptions(host: Element, given: { types: string; first: string; sort: string }): ColumnOptions {
  const types = wordsOf(given.types)
  sift(host, 'types', types, (word) => word === 'auto' || isColumnType(word))
  const first = sift(host, 'first', wordsOf(given.first), (word) => /^[1-9]\d*$/.test(word))
  return { types, first: first.map((word) => Number(word) - 1), sort: readSort(host, given.sort) }
}
