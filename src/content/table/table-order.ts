// Fetched in a quiet instant, or when rows are first sorted.
import { eachInSlices } from '../../core/slices.ts'
import { contentOf, onlyChild, textOf } from './cell-value.ts'
import { guessType, keyOf } from './column-type.ts'
import { type ColumnType, isColumnType } from './column-types.ts'
import { orderTexts as t } from './order-messages.ts'
import { type Keyed, sortInSlices } from './sort-rows.ts'
import type { SortKey } from './table-events.ts'
import { type Block, cellAt, type TableModel } from './table-model.ts'

/** What a cell is sorted by: what its author says (`data-sort-value`, `<time datetime>`), else its text. */
function sortTextOf(cell: Element): string {
  const said = cell.getAttribute('data-sort-value') ?? cell.getAttribute('data-order') ?? cell.getAttribute('data-sort')
  if (said !== null) return said
  const marked = onlyChild(contentOf(cell))
  if (marked?.localName === 'time') return marked.getAttribute('datetime') ?? textOf(cell)
  if (marked?.localName === 'data') return marked.getAttribute('value') ?? textOf(cell)
  return textOf(cell)
}

/** Cells from all along the table, by which a column's type is guessed. */
const sampleSize = 60

/** What a column holds, as its author says, or as it looks. */
function typeOf(model: TableModel, column: number): ColumnType {
  const { name, said } = model.columns[column] ?? { name: '', said: '' }
  if (isColumnType(said)) return said
  const blocks = model.parts.flatMap((part) => part.blocks)
  const step = Math.max(1, Math.floor(blocks.length / sampleSize))
  const samples = blocks.filter((_, index) => index % step === 0)
  return guessType(
    name,
    samples.map((block) => sortTextAt(model, block, column)),
  )
}

function sortTextAt(model: TableModel, block: Block, column: number): string {
  const cell = cellAt(model, block, column)
  return cell ? sortTextOf(cell) : ''
}

/**
 * Orders the blocks of each part, without holding the page. What compares alike stays in its order.
 *
 * @throws the signal's reason where it gives up; the order is then what it was
 */
export async function orderBlocks(model: TableModel, keys: readonly SortKey[], signal: AbortSignal): Promise<void> {
  const known = keys.filter(({ column }) => model.columns[column - 1])
  const types = known.map(({ column }) => typeOf(model, column - 1))
  const descending = known.map((key) => key.descending)
  const ordered: Block[][] = []
  for (const { blocks } of model.parts) {
    const rows: Keyed<Block>[] = []
    await eachInSlices(
      blocks,
      (item) => {
        const texts = known.map(({ column }) => sortTextAt(model, item, column - 1))
        rows.push({ item, keys: texts.map((text, index) => keyOf(text, types[index] ?? 'text')) })
      },
      signal,
    )
    ordered.push(await sortInSlices(rows, descending, signal))
  }
  for (const [index, part] of model.parts.entries()) part.blocks = ordered[index] ?? []
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

/** Says in the headers what the rows are sorted by: the first key as `aria-sort`, the next ones by their rank. */
export function showOrder(model: TableModel, keys: readonly SortKey[]): void {
  for (const [index, { head }] of model.columns.entries()) {
    if (!head) continue
    const rank = keys.findIndex(({ column }) => column === index + 1)
    const direction = rank < 0 ? null : keys[rank]?.descending ? 'descending' : 'ascending'
    head.ariaSort = rank === 0 ? direction : null
    head.querySelector('.flx-table__rank')?.remove()
    const button = head.querySelector<HTMLElement>('.flx-table__sort')
    if (direction) button?.setAttribute('data-flx-direction', direction)
    else button?.removeAttribute('data-flx-direction')
    if (rank < 0 || keys.length < 2 || !button) continue
    const mark = document.createElement('span')
    mark.className = 'flx-table__rank'
    mark.append(String(rank + 1))
    mark.role = 'img'
    mark.ariaLabel = t('rank', { n: rank + 1 })
    button.append(mark)
  }
}
