import { closest } from '../../core/browser/closest.ts'
import { whenIdle } from '../../core/browser/idle.ts'
import { hashTarget } from '../../core/browser/navigation.ts'
import { lateView } from '../../core/element/late-view.ts'
import { openingTag, reportError } from '../../core/element/report-error.ts'
import { emit } from '../../core/events.ts'
import { addMissingHead, findTable, restoreTable } from './author-table.ts'
import type { ColumnOptions } from './column-options.ts'
import { columnsInView } from './columns/columns-in-view.ts'
import { columnPainter, forgetRows } from './columns/show-columns.ts'
import { adoptNewContent } from './order/cell-value.ts'
import { describeOrder, nextKeys, orderBlocks, orderOfServer, readAhead } from './order/table-order.ts'
import { keepingFocus, placeRows, showRows } from './place-rows.ts'
import { rowsOf } from './table-grid.ts'
import { tableTexts as t } from './table-messages.ts'
import { type Block, type Reading, readTable, type TableModel } from './table-model.ts'
import type { SortKey } from './table-types.ts'
import type { TableActions, TableViewProps } from './table-view.tsx'
import { describeCount, type Filters, isEmpty, matchBlocks } from './tools/table-search.ts'
import type { ToolsOptions } from './tools/table-tools.tsx'

/** The options that the author gives for a table, those for its columns still as text. */
export interface TableOptions extends ToolsOptions, Record<keyof ColumnOptions, string> {
  label: string
  allColumns: boolean
  /** Rows per page; 0 for no pages. If it is undefined or not a number, only a long table has pages. */
  pageSize: number | undefined
  header: string
}

/** Number of rows above which a table has pages by default, and the number of rows of such a page. */
const longTable = 200
const usualPage = 100

/** Matches what React renders beside the rows: changes in there are not the page's. */
const ownTools = ['tools', 'status', 'pages'].map((name) => `[data-flx-mount="${name}"]`).join()

/** Returns true for changes that this library made: nodes that it rendered or moved. */
function isOurs({ type, target, addedNodes, removedNodes }: MutationRecord): boolean {
  if (closest(target, ownTools)) return true
  const nodes = [...addedNodes, ...removedNodes]
  const isMount = (node: Node): boolean => node instanceof Element && node.hasAttribute('data-flx-mount')
  return type === 'childList' && nodes.length > 0 && nodes.every(isMount)
}

/**
 * Manages the order, the filters, the pages and the columns of a table of the page. It moves the author's rows; React
 * renders the rest.
 */
export class TableEngine {
  readonly #host: HTMLElement & TableOptions
  readonly #observer = new MutationObserver((records) => this.#hear(records))
  readonly #filters: Filters = { words: '', choices: new Map() }
  #reading: Reading = { texts: new Map(), ranks: new Map() }
  #model: TableModel | undefined
  readonly #view
  /** The props of the last render. */
  #props: TableViewProps | undefined
  /** Set while the code of the view is loading. */
  #taking: Promise<void> | undefined
  /** Columns, from 0, that the visitor chose to see; undefined while the window's width decides. */
  #chosen: readonly number[] | undefined
  /**
   * True once columns have been out of view, or the table has scrolled below its first column: cells are then marked.
   */
  #marksColumns = false
  /** The names of the columns as JSON, by which a change of columns is noticed. */
  #names = ''
  #isFullscreen = false
  #columns: ColumnOptions = { types: [], first: [], sort: [] }
  #keys: readonly SortKey[] = []
  /** The sort order that the server has already applied. */
  #given: readonly SortKey[] = []
  #isOrdered = false
  #matching: Set<Block> | undefined
  #page = 0
  #isPrinting = false
  readonly #unfolded = new Set<HTMLTableRowElement>()
  #status = ''
  /** True once the element has left, or the code of the view failed to load. */
  #isOver = false
  #work = new AbortController()

  constructor(host: HTMLElement & TableOptions) {
    this.#host = host
    const importView = async () => (await import('./table-view.tsx')).TableView
    this.#view = lateView<TableViewProps>(host, importView, () => this.#model?.table)
  }

  /** Takes over the table in the element, and any table that later replaces it. */
  start(): void {
    const host = this.#host
    restoreTable(host)
    if (host.types || host.first || host.sort) {
      void import('./column-options.ts')
        .then(({ readColumnOptions }) => {
          this.#columns = readColumnOptions(host, host)
          this.#keys = this.#columns.sort
        })
        .catch((error) => reportError(host, error))
        .then(() => this.#isOver || this.#listen())
    } else this.#listen()
    if (findTable(host)) return
    const why = host.matches('p:has(+ table) *') ? ' Le <p> autour l’a laissé sortir.' : ''
    console.warn(`flx : ${openingTag(host)} n’a pas de tableau : il attend qu’il en vienne un.${why}`)
  }

  /** Gives the table back to the page, its rows in their original order. */
  stop(): void {
    this.#isOver = true
    this.#observer.disconnect()
    this.#release()
  }

  /** Sorts by a column; reverses the order if the rows are sorted by it already (TABLE-01). */
  async #sortBy(column: number, isAdded: boolean): Promise<void> {
    const keys = nextKeys(this.#keys, column, isAdded)
    if (!emit(this.#host, 'flx-table-sort', { keys }, { cancelable: true })) return
    this.#keys = keys
    this.#isOrdered = false
    this.#page = 0
    const isShown = await this.#update((model) => describeOrder(model, keys))
    if (isShown) emit(this.#host, 'flx-table-sorted', { keys })
  }

  /** Shows only the rows that contain all of these words. */
  async search(words: string): Promise<void> {
    this.#filters.words = words
    await this.#taking
    await this.#refilter()
  }

  /** Switches between normal and full screen (TABLE-03). */
  async toggleMode(): Promise<void> {
    await this.#taking
    this.#setMode(!this.#isFullscreen)
  }

  #setMode(isFullscreen: boolean): void {
    if (!this.#model || this.#isFullscreen === isFullscreen) return
    this.#isFullscreen = isFullscreen
    this.paint()
    emit(this.#host, 'flx-table-mode', { mode: isFullscreen ? 'fullscreen' : 'normal' })
  }

  /** Shows every page and every column while the page is printed. */
  print(isPrinting: boolean): void {
    this.#isPrinting = isPrinting
    this.paint()
  }

  /** Shows the row that the URL's hash names, on whatever page it is, and clears the filters if they hide it. */
  async showTarget(): Promise<void> {
    const target = hashTarget()
    const isAround = ({ rows }: Block): boolean => rows.some((row) => row.contains(target))
    const all = this.#model?.parts.flatMap(({ blocks }) => blocks) ?? []
    const block = all.find(isAround)
    if (!target || !block?.out) return
    if (block.out === 'filter') {
      this.#filters.words = ''
      this.#filters.choices.clear()
      await this.#refilter()
    }
    const size = this.#pageSize()
    if (size > 0) this.#page = Math.floor(this.#blocks().findIndex(isAround) / size)
    this.paint()
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
  }

  /** Renders the rows and columns that are in view now. */
  paint(): void {
    this.#hear(this.#observer.takeRecords())
    const model = this.#model
    if (!model) return
    const host = this.#host
    const blocks = this.#blocks()
    const size = this.#isPrinting ? 0 : this.#pageSize()
    const pages = size > 0 ? Math.max(1, Math.ceil(blocks.length / size)) : 1
    this.#page = Math.min(this.#page, pages - 1)
    const shown = new Set(size > 0 ? blocks.slice(this.#page * size, (this.#page + 1) * size) : blocks)
    const isWhole = host.allColumns || this.#isPrinting || this.#isFullscreen
    const width = model.columns.length
    const chosen = this.#isPrinting ? undefined : this.#chosen
    const count = chosen?.length ?? (isWhole ? width : columnsInView())
    this.#marksColumns ||= count < width
    const columns = this.#marksColumns ? columnPainter(model, count, this.#columns.first, chosen) : undefined
    this.#quietly(() => {
      const folded = showRows(model, { shown, matching: this.#matching, columns })
      const { caption } = model.table
      this.#props = {
        ...{ host, options: host, model, folded, pages, keys: this.#keys, page: this.#page },
        name: this.#name(),
        label: caption && !caption.hasAttribute('data-flx-mount') ? '' : host.label,
        visible: columns?.visible ?? model.columns.map(() => true),
        unfolded: new Set(this.#unfolded),
        filters: { ...this.#filters, choices: new Map(this.#filters.choices) },
        status: this.#status,
        isFullscreen: this.#isFullscreen,
        actions: this.#actions,
      }
      // Runs in this task, as the code is loaded.
      this.#try(this.#view.show(this.#props))
    })
  }

  /** Returns the number of rows per page; 0 for no pages. */
  #pageSize(): number {
    const { pageSize = -1 } = this.#host
    return pageSize < 0 ? (this.#blocks().length > longTable ? usualPage : 0) : pageSize
  }

  #name(): string {
    const { table } = this.#model ?? {}
    const caption = table?.caption ?? table?.closest('figure')?.querySelector('figcaption')
    return caption?.textContent.replace(/\s+/g, ' ').trim() || this.#host.label || t('table')
  }

  /** Returns the blocks that match the filters, in their order. */
  #blocks(): Block[] {
    const all = (this.#model?.parts ?? []).flatMap(({ blocks }) => blocks)
    return all.filter((block) => this.#matching?.has(block) ?? true)
  }

  /** Changes the page without observing its own changes; earlier changes by others are handled first. */
  #quietly(act: () => void): void {
    this.#hear(this.#observer.takeRecords())
    keepingFocus(act)
    this.#observer.takeRecords()
  }

  /**
   * Handles changes of the page: rows, a head or a whole table that came or went, or a changed text, by which rows
   * are filtered.
   */
  #hear(all: readonly MutationRecord[]): void {
    const records = all.filter((record) => !isOurs(record))
    if (records.length === 0) return
    this.#reading = { texts: new Map(), ranks: new Map() }
    const { table } = this.#model ?? {}
    const isFramed = table?.parentElement?.classList.contains('flx-table__region')
    if (!table || !this.#host.contains(table) || (this.#props && !isFramed)) {
      if (table) this.#release()
      this.#take()
      return
    }
    const rebuilt = records.filter(
      ({ target, type }) =>
        type === 'childList' &&
        target instanceof Element &&
        target.closest('table') === table &&
        (target.matches('table, thead, tbody, tfoot, tr') || adoptNewContent(target)),
    )
    if (rebuilt.length === 0) return
    this.#read(table)
    void this.#update()
  }

  /** Reports an error and leaves the table as it is. */
  #try(work: Promise<void>): void {
    work.catch((error) => reportError(this.#host, error))
  }

  readonly #actions: TableActions = {
    sort: (column, isAdded) => this.#try(this.#sortBy(column + 1, isAdded)),
    toggleRow: (row) => {
      if (!this.#unfolded.delete(row)) this.#unfolded.add(row)
      this.paint()
    },
    search: (words) => this.#try(this.search(words)),
    chooseValue: (column, value) => {
      if (value) this.#filters.choices.set(column, value)
      else this.#filters.choices.delete(column)
      this.#try(this.#refilter())
    },
    toggleColumn: (column) => {
      const visible = this.#props?.visible ?? []
      const chosen = [...visible.keys()].filter((each) => (each === column) !== visible[each])
      // If the visitor hid all columns, the window's width decides again.
      this.#chosen = chosen.length > 0 ? chosen : undefined
      this.paint()
    },
    toggleMode: () => this.#try(this.toggleMode()),
    leave: () => this.#setMode(false),
    go: (page) => {
      this.#page = page
      this.paint()
    },
    save: () => this.#try(this.#save()),
    scrolls: () => {
      this.#marksColumns = true
      this.paint()
    },
  }

  #listen(): void {
    const attributeFilter = ['data-sort-value', 'data-order', 'data-sort', 'datetime', 'value']
    this.#observer.observe(this.#host, { childList: true, subtree: true, characterData: true, attributeFilter })
    this.#take()
  }

  #take(): void {
    if (this.#isOver || this.#taking || !findTable(this.#host)) return
    this.#taking = this.#begin().finally(() => {
      this.#taking = undefined
    })
  }

  /** Takes over a table once the code of the view is loaded, so that its look changes only once. */
  async #begin(): Promise<void> {
    try {
      await this.#view.load()
    } catch (error) {
      this.#isOver = true
      return reportError(this.#host, error)
    }
    const table = findTable(this.#host)
    if (this.#isOver || !table) return
    const model = this.#read(table)
    if (this.#keys.length === 0 || this.#keys === this.#given) {
      this.#given = orderOfServer(model)
      this.#keys = this.#given
      this.#isOrdered = true
    }
    void this.#update().then(async (isShown) => {
      if (isShown) await this.showTarget()
    })
  }

  #release(): void {
    const model = this.#model
    this.#work.abort()
    this.#model = undefined
    this.#props = undefined
    this.#isFullscreen = false
    keepingFocus(() => {
      this.#view.remove()
      for (const section of model?.table.tBodies ?? []) placeRows(section, rowsOf(section))
      restoreTable(this.#host)
    })
    this.#observer.takeRecords()
    this.#unfolded.clear()
  }

  /** Reads the table as it is now. The sort order and the filters also apply to new rows. */
  #read(table: HTMLTableElement): TableModel {
    addMissingHead(table, this.#host)
    const model = readTable(table, this.#columns.types, (n) => t('column', { n }))
    const names = JSON.stringify(model.columns.map(({ name }) => name))
    // The visitor's choice of columns does not apply to other columns.
    if (names !== this.#names) this.#chosen = undefined
    this.#names = names
    this.#model = model
    this.#isOrdered = false
    this.#matching = undefined
    for (const row of this.#unfolded) if (!table.contains(row)) this.#unfolded.delete(row)
    forgetRows(table.rows)
    this.#observer.takeRecords()
    return model
  }

  async #refilter(): Promise<void> {
    this.#matching = undefined
    this.#page = 0
    const shown = (): number => this.#blocks().reduce((sum, { rows }) => sum + rows.length, 0)
    if (!(await this.#update(({ total }) => describeCount(shown(), total)))) return
    emit(this.#host, 'flx-table-filtered', { shown: shown(), total: this.#model?.total ?? 0 })
  }

  async #save(): Promise<void> {
    const { saveCsv } = await import('./tools/csv.ts')
    if (this.#model) saveCsv(this.#model, this.#blocks(), this.#host.csv || this.#name())
  }

  /**
   * Sorts and filters if needed, then renders.
   *
   * @param announce - Returns the status text that is announced afterwards.
   * @returns false if a newer update took over
   */
  async #update(announce?: (model: TableModel) => string): Promise<boolean> {
    this.#hear(this.#observer.takeRecords())
    const model = this.#model
    this.#work.abort()
    if (!model) return false
    this.#work = new AbortController()
    const { signal } = this.#work
    try {
      if (!this.#isOrdered && this.#keys.length > 0) {
        model.table.ariaBusy = 'true'
        await orderBlocks(model, this.#keys, this.#reading, signal)
      }
      signal.throwIfAborted()
      this.#isOrdered = true
      if (!this.#matching && !isEmpty(this.#filters)) {
        const matching = await matchBlocks(model, this.#filters, this.#reading, signal)
        // Kept only if no newer update took over: a table read meanwhile has blocks of its own.
        signal.throwIfAborted()
        this.#matching = matching
      }
      if (announce) this.#status = announce(model)
      this.paint()
      // Reads the columns ahead, so that the first click on a header sorts at once. An error is reported at the
      // click.
      whenIdle(() => readAhead(model, this.#reading, signal).catch(() => {}), signal)
      return true
    } catch (error) {
      if (!signal.aborted) reportError(this.#host, error)
      return false
    } finally {
      if (!signal.aborted) model.table.ariaBusy = null
    }
  }
}
