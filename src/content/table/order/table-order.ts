import { createYield } from '../../../core/create-yield.ts'
import { orderTexts as t } from '../table-messages.ts'
import type { Block, Reading, TableModel } from '../table-model.ts'
import type { SortKey } from '../table-types.ts'
import { ranksOf } from './column-ranks.ts'

export { readAhead } from './column-ranks.ts'

/** Sorts places by their ranks, with a counting sort. Places of equal rank keep their order. */
function sortByRank(places: readonly number[], ranks: Int32Array): number[] {
  const starts = new Int32Array(ranks.length + 1)
  for (const rank of ranks) (starts[rank + 1] as number)++
  for (let rank = 1; rank < starts.length; rank++) (starts[rank] as number) += starts[rank - 1] as number
  const sorted: number[] = Array(places.length)
  for (const place of places) sorted[(starts[ranks[place] as number] as number)++] = place
  return sorted
}

/**
 * Sorts the blocks of each part without blocking the page. Blocks that compare as equal keep their order.
 *
 * @throws the signal's reason if it aborts; the order is then unchanged
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

/**
 * Returns the sort keys after a click on a header: the column, reversed if it is a key already, alone or added to the
 * others.
 */
export function nextKeys(keys: readonly SortKey[], column: number, isAdded: boolean): SortKey[] {
  const known = keys.find((key) => key.column === column)
  const key = { column, descending: known ? !known.descending : false }
  if (!isAdded) return [key]
  return known ? keys.map((each) => (each === known ? key : each)) : [...keys, key]
}

/** Describes the sort order in words, for screen readers. */
export function describeOrder({ columns }: TableModel, keys: readonly SortKey[]): string {
  const names = keys.map(({ column, descending }) => {
    return t(descending ? 'descending' : 'ascending', { name: columns[column - 1]?.name ?? '' })
  })
  return t('sorted', { keys: names.join(' ; ') })
}

/** Returns the sort order that the server has already applied, as `aria-sort` states it. */
export function orderOfServer({ columns }: TableModel): SortKey[] {
  const column = columns.findIndex(({ head }) => /^(?:as|des)cending$/.test(head?.ariaSort ?? ''))
  return column < 0 ? [] : [{ column: column + 1, descending: columns[column]?.head?.ariaSort === 'descending' }]
}
