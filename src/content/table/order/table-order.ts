import { whenIdle } from '../../../core/browser/idle.ts'
import { createYield } from '../../../core/create-yield.ts'
import { orderTexts as t } from '../table-messages.ts'
import { type Block, cellAt, type Ranks, type Reading, type TableModel } from '../table-model.ts'
import type { SortKey } from '../table-types.ts'
import { contentOf, onlyChild, textOf } from './cell-value.ts'
import { type CellKey, type ColumnType, compareKeys, guessType, isColumnType, keyOf } from './column-type.ts'

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
  const compare = (a: Block, b: Block): number => {
    for (const rank of ranks) {
      const difference = (rank[a.place as number] as number) - (rank[b.place as number] as number)
      if (difference !== 0) return difference
    }
    return 0
  }
  for (const part of model.parts) part.blocks.sort(compare)
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

/**
 * Returns the text by which a cell is sorted: the one its author gives (`data-sort-value`, `<time datetime>`), else
 * its own text.
 */
function sortTextOf(cell: Element): string {
  const value =
    cell.getAttribute('data-sort-value') ?? cell.getAttribute('data-order') ?? cell.getAttribute('data-sort')
  if (value !== null) return value
  const marked = onlyChild(contentOf(cell))
  if (marked?.localName === 'time') return marked.getAttribute('datetime') ?? textOf(cell)
  if (marked?.localName === 'data') return marked.getAttribute('value') ?? textOf(cell)
  return textOf(cell)
}

/** Number of cells, taken from the whole length of the table, by which the type of a column is guessed. */
const sampleSize = 60

function typeOf(model: TableModel, blocks: readonly Block[], column: number): ColumnType {
  const { name, declaredType } = model.columns[column] ?? { name: '', declaredType: '' }
  if (isColumnType(declaredType)) return declaredType
  const step = Math.max(1, Math.floor(blocks.length / sampleSize))
  const samples = blocks.filter((_, index) => index % step === 0)
  return guessType(
    name,
    samples.map((block) => {
      const cell = cellAt(model, block, column)
      return cell ? sortTextOf(cell) : ''
    }),
  )
}

/**
 * Reads a column and ranks its cells, once: later sorts only compare numbers. A column with a form control in it is
 * read each time, as no event tells when a script changes the value of the control.
 *
 * @throws what `rest` throws
 */
async function ranksOf(model: TableModel, column: number, read: Reading, rest: Yield): Promise<Ranks> {
  const found = read.ranks.get(column)
  if (found) return found
  const blocks = model.parts.flatMap((part) => part.blocks)
  const type = typeOf(model, blocks, column)
  const keys: CellKey[] = []
  let hasField = false
  for (const [index, block] of blocks.entries()) {
    block.place ??= index
    const cell = cellAt(model, block, column)
    const content = cell && contentOf(cell)
    hasField ||= Boolean(content?.firstElementChild && content.querySelector('input, select, textarea'))
    keys[block.place] = keyOf(cell ? sortTextOf(cell) : '', type)
    const resting = rest()
    if (resting) await resting
  }
  const keyAt = (place: number): CellKey => keys[place] as CellKey
  const order = await sortInSlices([...keys.keys()], (a, b) => compareKeys(keyAt(a), keyAt(b)), rest)
  const ascending = new Int32Array(keys.length)
  const descending = new Int32Array(keys.length)
  /** The least and the greatest rank of each group. */
  const bounds: [number, number][] = []
  let rank = 0
  for (const [index, place] of order.entries()) {
    if (index > 0 && compareKeys(keyAt(order[index - 1] as number), keyAt(place)) !== 0) rank++
    ascending[place] = rank
    const { group } = keyAt(place)
    bounds[group] = [bounds[group]?.[0] ?? rank, rank]
  }
  for (const [place, { group }] of keys.entries()) {
    const [least, greatest] = bounds[group] as [number, number]
    // Cells without a value come last both ways.
    descending[place] = least + greatest - (ascending[place] as number)
  }
  const ranks = { ascending, descending }
  if (!hasField) read.ranks.set(column, ranks)
  return ranks
}

/**
 * Returns a pace that works while the browser is idle. On a page that is never idle it still works for up to 8 ms,
 * about every 100 ms.
 */
function idlePace(signal: AbortSignal): Yield {
  const slice = 8
  const patience = 100
  let end = 0
  const restUntilIdle = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const goOn = (deadline?: IdleDeadline): void => {
        // Without an idle period, timeRemaining() is 0.
        end = performance.now() + Math.min(slice, deadline?.timeRemaining() || slice)
        if (signal.aborted) reject(signal.reason)
        else resolve()
      }
      whenIdle(goOn, undefined, patience)
    })
  return () => (performance.now() < end ? undefined : restUntilIdle())
}

/** Number of rows from which a visitor would notice the reading of a column at the first click on its header. */
const slowToRead = 200

/**
 * Reads the columns of a long table before a visitor asks for one.
 *
 * @throws the signal's reason where it gives up
 */
export async function readAhead(model: TableModel, read: Reading, signal: AbortSignal): Promise<void> {
  if (model.total < slowToRead) return
  const rest = idlePace(signal)
  for (const [column, { head, declaredType }] of model.columns.entries()) {
    if (head && declaredType !== 'none') await ranksOf(model, column, read, rest)
  }
}

/** Long work awaits this now and then, so that the page can handle events in between. */
export type Yield = () => Promise<void> | undefined

/** Number of values sorted in one go, between two looks at the clock. */
const runLength = 256

/**
 * Sorts without blocking the page: sorts short runs first, then merges them. Values that compare as equal keep their
 * order.
 *
 * @throws what `rest` throws
 */
async function sortInSlices<T>(values: readonly T[], compare: (a: T, b: T) => number, rest: Yield): Promise<T[]> {
  let runs: T[][] = []
  for (let from = 0; from < values.length; from += runLength) {
    runs.push(values.slice(from, from + runLength).sort(compare))
    const resting = rest()
    if (resting) await resting
  }
  const merge = async (left: T[], right: T[] = []): Promise<T[]> => {
    const merged: T[] = []
    let [l, r] = [0, 0]
    while (l < left.length && r < right.length) {
      const isRight = compare(left[l] as T, right[r] as T) > 0
      merged.push((isRight ? right[r++] : left[l++]) as T)
      const resting = merged.length % runLength === 0 ? rest() : undefined
      if (resting) await resting
    }
    return merged.concat(left.slice(l), right.slice(r))
  }
  while (runs.length > 1) {
    const wider: T[][] = []
    for (let index = 0; index < runs.length; index += 2) wider.push(await merge(runs[index] ?? [], runs[index + 1]))
    runs = wider
  }
  return runs[0] ?? []
}
