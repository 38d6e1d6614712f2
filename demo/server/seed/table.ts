import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

/** Reads a table of `tables/`: its first line names its columns, tabs separate them. A cell that is missing is empty. */
export function readTable<Column extends string>(name: string): Record<Column, string>[] {
  const [head = '', ...lines] = readFileSync(join(root, `demo/server/seed/tables/${name}.tsv`), 'utf8')
    .trim()
    .split('\n')
  const columns = head.split('\t') as Column[]
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])) as Record<Column, string>
  })
}

/** Returns the parts of a cell that has several, separated by `|`. */
export const partsOf = (cell: string): string[] => cell.split(' | ')
