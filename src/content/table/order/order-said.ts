import type { SortKey } from '../table-events.ts'
import type { TableModel } from '../table-model.ts'

/** What a table says that it is sorted by: its server did it. */
export function orderSaid({ columns }: TableModel): SortKey[] {
  const column = columns.findIndex(({ head }) => /^(?:as|des)cending$/.test(head?.ariaSort ?? ''))
  return column < 0 ? [] : [{ column: column + 1, descending: columns[column]?.head?.ariaSort === 'descending' }]
}
