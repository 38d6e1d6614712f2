import { orderBlocks, orderOfServer, readAhead } from './order/table-order.ts'
import type { Block, Reading, TableModel } from './table-model.ts'
import type { SortKey } from './table-types.ts'
import { type Filters, isEmpty, matchBlocks } from './tools/table-search.ts'

/** Number of rows above which a table has pages by default, and the number of rows of such a page. */
const longTable = 200
const usualPage = 100

/** The order, the filters and the page of a table's rows. */
export class TableRows {
  /** The table as it was last read; undefined while there is none. */
  model: TableModel | undefined
  readonly filters: Filters = { words: '', choices: new Map() }
  /** Undefined without a filter. */
  matching: Set<Block> | undefined
  keys: readonly SortKey[] = []
  /** From 0. */
  page = 0
  readonly #host: { pageSize: number | undefined }
  /** The sort order that the server has already applied. */
  #given: readonly SortKey[] = []
  #isOrdered = false
  #reading: Reading = { texts: new Map(), ranks: new Map() }

  /** @param host - Gives the rows per page, 0 for no pages; if that is no number, only a long table has pages. */
  constructor(host: { pageSize: number | undefined }) {
    this.#host = host
  }

  forgetCells(): void {
    this.#reading = { texts: new Map(), ranks: new Map() }
  }

  /** Takes a table that was just read: it is neither sorted nor filtered yet. */
  take(model: TableModel): void {
    this.model = model
    this.#isOrdered = false
    this.matching = undefined
  }

  /** Takes over the order of the server, unless the author or the visitor wants another. */
  takeOrder(model: TableModel): void {
    if (this.keys.length > 0 && this.keys !== this.#given) return
    this.#given = orderOfServer(model)
    this.keys = this.#given
    this.#isOrdered = true
  }

  sortBy(keys: readonly SortKey[]): void {
    this.keys = keys
    this.#isOrdered = false
    this.page = 0
  }

  refilter(): void {
    this.matching = undefined
    this.page = 0
  }

  /** Returns the blocks that match the filters, in their order. */
  blocks(): Block[] {
    const all = (this.model?.parts ?? []).flatMap(({ blocks }) => blocks)
    return all.filter((block) => this.matching?.has(block) ?? true)
  }

  /** Returns the number of rows per page; 0 for no pages. */
  pageSize(): number {
    const { pageSize = -1 } = this.#host
    return pageSize < 0 ? (this.blocks().length > longTable ? usualPage : 0) : pageSize
  }

  /** Returns the blocks of the current page, or of all pages. */
  inView(isWhole: boolean): { shown: Set<Block>; pages: number } {
    const blocks = this.blocks()
    const size = isWhole ? 0 : this.pageSize()
    const pages = size > 0 ? Math.max(1, Math.ceil(blocks.length / size)) : 1
    this.page = Math.min(this.page, pages - 1)
    return { shown: new Set(size > 0 ? blocks.slice(this.page * size, (this.page + 1) * size) : blocks), pages }
  }

  async update(model: TableModel, signal: AbortSignal): Promise<void> {
    if (!this.#isOrdered && this.keys.length > 0) {
      model.table.ariaBusy = 'true'
      await orderBlocks(model, this.keys, this.#reading, signal)
    }
    signal.throwIfAborted()
    this.#isOrdered = true
    if (this.matching || isEmpty(this.filters)) return
    const matching = await matchBlocks(model, this.filters, this.#reading, signal)
    // Kept only if no newer update took over: a table read meanwhile has blocks of its own.
    signal.throwIfAborted()
    this.matching = matching
  }

  /** Reads the columns of a long table, so that the first click on a header sorts at once. */
  readAhead(model: TableModel, signal: AbortSignal): Promise<void> {
    return readAhead(model, this.#reading, signal)
  }
}
