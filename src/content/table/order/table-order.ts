import { createYield } from '../../../core/create-yield.ts'
import type { SortKey } from '../table-events.ts'
import { orderTexts as t } from '../table-messages.ts'
import type { Block, Reading, TableModel } from '../table-model.ts'
import { ranksOf } from './column-ranks.ts'

export { readAhead } from './column-ranks.ts'

/** Puts places in the order of their ranks, by counting them. What ranks alike stays in its order. */
function sortByRank(places: readonly number[], ranks: Int32Array): number[] {
  const starts = new Int32Array(ranks.length + 1)
  for (const rank of ranks) (starts[rank + 1] as number)++
  for (let rank = 1; rank < starts.length; rank++) (starts[rank] as number) += starts[rank - 1] as number
  const sorted: number[] = Array(places.length)
  for (const place of places) sorted[(starts[ranks[place] as number] as number)++] = place
  return sorted
}

/**
 * Orders the blocks of each part, without holding the page. What compares alike stays in its order.
 *
 * @throws the signal's reason where it gives up; the order is then what it was
 */
export async function orderBlocks(
  model: TableModel,
  keys: readonly SortKey[],
  read: Reading,
  signal: AbortSignal,
): Promise<void> {
  const rest = createYield(signal)
  const ranks: Int32Array[] = []
  for (const { column, descending } of keys) {
    if (!model.columns[column - 1]) continue
    ranks.push((await ranksOf(model, column - 1, read, rest))[descending ? 'descending' : 'ascending'])
  }
  signal.throwIfAborted()
  if (ranks.length === 0) return
  const homes: [part: Block[], block: Block][] = []
  let places: number[] = []
  for (const part of model.parts) {
    const ordered: Block[] = []
    for (const block of part.blocks) {
      const place = block.place as number
      homes[place] = [ordered, block]
      places.push(place)
    }
    part.blocks = ordered
  }
  for (const rank of ranks.toReversed()) places = sortByRank(places, rank)
  for (const place of places) {
    const [part, block] = homes[place] as [Block[], Block]
    part.push(block)
  }
}

/** Keys after a click on a header: the column, the other way round where it counts already, alone or among the others. */
export function nextKeys(keys: readonly SortKey[], column: number, isAdded: boolean): SortKey[] {
  const known = keys.find((key) => key.column === column)
  const key = { column, descending: known ? !known.descending : false }
  if (!isAdded) return [key]
  return known ? keys.map((each) => (each === known ? key : each)) : [...keys, key]
}

/** What the rows are sorted by, in words. */
export function describeOrder({ columns }: TableModel, keys: readonly SortKey[]): string {
  const names = keys.map(({ column, descending }) => {
    return t(descending ? 'descending' : 'ascending', { name: columns[column - 1]?.name ?? '' })
  })
  return t('sorted', { keys: names.join(' ; ') })
}

/** What a table says that it is sorted by: its server did it. */
export function orderOfServer({ columns }: TableModel): SortKey[] {
  const column = columns.findIndex(({ head }) => /^(?:as|des)cending$/.test(head?.ariaSort ?? ''))
  return column < 0 ? [] : [{ column: column + 1, descending: columns[column]?.head?.ariaSort === 'descending' }]
}
