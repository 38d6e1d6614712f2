import { closest } from '../../core/browser/closest.ts'
import { whenIdle } from '../../core/browser/idle.ts'
import { lateView } from '../../core/element/late-view.ts'
import { openingTag, reportError } from '../../core/element/report-error.ts'
import { emit } from '../../core/events.ts'
import { columnsInView } from './columns/columns-in-view.ts'
import { orderSaid } from './order/order-said.ts'
import { paintTable, placeRows } from './paint-table.ts'
import { fold, keepDetails } from './row-details.ts'
import { addCaption, addSortButtons, findTable, keepingFocus, undress } from './table-dress.ts'
import type { SortKey } from './table-events.ts'
import { createFrame, type TableFrame } from './table-frame.ts'
import { rowsOf } from './table-grid.ts'
import { tableTexts as t } from './table-messages.ts'
import { type Block, type Reading, readTable, type TableModel } from './table-model.ts'
import { fetchPart, parts } from './table-parts.ts'
import type { Fullscreen } from './tools/fullscreen.ts'
import { type Filters, isEmpty } from './tools/table-filters.ts'
import type { TableToolsProps, ToolActions, ToolsOptions } from './tools/table-tools.tsx'

/** What the author of a table says of its columns. */
export interface ColumnOptions {
  /** What each of them holds. */
  types: readonly string[]
  /** Columns, from 0, the most important first. */
  first: readonly number[]
  sort: readonly SortKey[]
}

/** What the author of a table asks for; what it says of its columns as it is written. */
export interface TableOptions extends ToolsOptions, Record<keyof ColumnOptions, string> {
  label: string
  allColumns: boolean
  /** Rows of a page; 0 for no pages; undefined, or no number of rows, where only a long table has some. */
  pageSize: number | undefined
  header: string
}

/** Rows from which a table has pages of its own accord, and what a page then holds. */
const longTable = 200
const usualPage = 100

/** What React draws around the table is nothing of the page's. */
const ownTools = '[data-flx-mount="tools"], [data-flx-mount="pages"]'

/** A table of the page with its order, its filters, its pages and its columns. */
export class TableView {
  readonly #host: HTMLElement & TableOptions
  readonly #observer = new MutationObserver((records) => this.#hear(records))
  readonly #frame: TableFrame
  readonly #filters: Filters = { words: '', choices: new Map() }
  #reading: Reading = { texts: new Map(), ranks: new Map() }
  #model: TableModel | undefined
  readonly #toolsView
  /** The code of the tools is there. */
  #areToolsLoaded = false
  #hasTools = false
  /** Columns, from 0, that the visitor wants in view; undefined where the window decides. */
  #chosen: readonly number[] | undefined
  /** By column, whether it is in view. */
  #shown: readonly boolean[] = []
  /** Of the columns that there are. */
  #names = ''
  #fullscreen: Fullscreen | undefined
  #columns: ColumnOptions = { types: [], first: [], sort: [] }
  #keys: readonly SortKey[] = []
  /** What the page says that it is sorted by, as its server did. */
  #given: readonly SortKey[] = []
  #isOrdered = false
  #matching: Set<Block> | undefined
  #page = 0
  #isPrinting = false
  #unfolded = new Set<HTMLTableRowElement>()
  /** It left, or the code of a part of it could not come. */
  #isOver = false
  #isBare = false
  #work = new AbortController()

  constructor(host: HTMLElement & TableOptions) {
    this.#host = host
    this.#toolsView = lateView<TableToolsProps>(host, async () => {
      const { TableTools } = await import('./tools/table-tools.tsx')
      this.#areToolsLoaded = true
      return TableTools
    })
    this.#frame = createFrame(host.header, () => this.paint())
  }

  get mode(): 'normal' | 'fullscreen' {
    return this.#fullscreen ? 'fullscreen' : 'normal'
  }

  /** Takes the table in hand, and those that come in its place. */
  start(): void {
    const host = this.#host
    undress(host)
    if (host.types || host.first || host.sort) {
      void import('./read-options.ts')
        .then(({ readColumnOptions }) => {
          this.#columns = readColumnOptions(host, host)
          this.#keys = this.#columns.sort
        })
        .catch((error) => reportError(this.#host, error))
        .then(() => this.#isOver || this.#take())
    } else this.#take()
    if (findTable(this.#host)) return
    const why = this.#host.matches('p:has(+ table) *') ? ' Le <p> autour l’a laissé sortir.' : ''
    console.warn(`flx : ${openingTag(this.#host)} n’a pas de tableau : il attend qu’il en vienne un.${why}`)
  }

  /** Gives the page its table back, in the order in which it was written. */
  stop(): void {
    this.#isOver = true
    this.#release()
    this.#frame.stop()
  }

  /** Sorts by a column; where the rows are sorted by it already, the other way round (TABLE-01). */
  sortBy(column: number, isAdded: boolean): void {
    this.#try(this.#sortBy(column, isAdded))
  }

  async #sortBy(column: number, isAdded: boolean): Promise<void> {
    const { nextKeys, describeOrder } = await fetchPart('order')
    const keys = nextKeys(this.#keys, column, isAdded)
    if (!emit(this.#host, 'flx-table-sort', { keys }, { cancelable: true })) return
    this.#keys = keys
    this.#isOrdered = false
    this.#page = 0
    if (!(await this.#update())) return
    this.#say(describeOrder(this.#model as TableModel, keys))
    emit(this.#host, 'flx-table-sorted', { keys })
  }

  /** Shows the rows that have all of these words. */
  async search(words: string): Promise<void> {
    this.#filters.words = words
    await this.#refilter()
  }

  /** Normal, full screen, normal again (TABLE-03). */
  async toggleMode(): Promise<void> {
    if (this.#fullscreen) return this.#fullscreen.close()
    const { openFullscreen } = await import('./tools/fullscreen.ts')
    if (!this.#model || this.#fullscreen) return
    const { element, region } = this.#frame
    this.#quietly(() => {
      this.#fullscreen = openFullscreen(element, region, this.#name(), (putBack) => {
        this.#quietly(putBack)
        this.#fullscreen = undefined
        this.#showMode()
      })
    })
    this.#showMode()
  }

  /** Shows what of a row is out of view below it, or puts it back. */
  unfold(row: HTMLTableRowElement): void {
    if (!this.#unfolded.delete(row)) this.#unfolded.add(row)
    this.paint()
  }

  /** Paper has every page, and every column. */
  print(isPrinting: boolean): void {
    this.#isPrinting = isPrinting
    this.paint()
  }

  /** Shows the rows and columns that are to be seen now. */
  paint(): void {
    this.#hear(this.#observer.takeRecords())
    const model = this.#model
    if (!model) return
    const { allColumns, pageSize = -1 } = this.#host
    const blocks = this.#blocks()
    const own = blocks.length > longTable ? usualPage : 0
    const size = this.#isPrinting ? 0 : pageSize < 0 ? own : pageSize
    const pages = size > 0 ? Math.max(1, Math.ceil(blocks.length / size)) : 1
    this.#page = Math.min(this.#page, pages - 1)
    const isWhole = allColumns || this.#isPrinting || this.mode === 'fullscreen'
    const width = model.columns.length
    const chosen = this.#isPrinting ? undefined : this.#chosen
    const count = chosen?.length ?? (isWhole ? width : columnsInView())
    const columns = parts.columns?.paintColumns(model, count, this.#columns.first, this.#unfolded, chosen)
    this.#quietly(() =>
      keepingFocus(() => {
        paintTable(model, {
          shown: new Set(size > 0 ? blocks.slice(this.#page * size, (this.#page + 1) * size) : blocks),
          matching: this.#matching,
          columns,
        })
        parts.order?.showOrder(model, this.#keys)
      }),
    )
    this.#hasTools ||= pages > 1
    if (this.#hasTools) this.#showTools(model, pages, columns?.visible)
    if (count < width || this.#frame.scrolls) this.#later('columns', () => this.paint())
  }

  /** Fetches a part that turns out to be needed; without it the table stays as it is. */
  #later(name: keyof typeof parts, then: () => void): void {
    if ((parts[name] && name === 'columns') || this.#isBare) return
    fetchPart(name).then(
      () => !this.#isOver && then(),
      (error) => this.#goOnBare(error),
    )
  }

  /** Without the code of a part the table stays as it is. */
  #goOnBare(error: unknown): void {
    if (this.#isBare) return
    this.#isBare = true
    reportError(this.#host, error)
  }

  #name(): string {
    const caption = this.#model?.table.caption ?? this.#frame.element.closest('figure')?.querySelector('figcaption')
    return caption?.textContent.replace(/\s+/g, ' ').trim() || this.#host.label || t('table')
  }

  #say(text: string): void {
    this.#quietly(() => {
      this.#frame.status.textContent = text
    })
  }

  #showMode(): void {
    const { mode } = this
    this.paint()
    emit(this.#host, 'flx-table-mode', { mode })
  }

  /** The blocks that filters leave, in their order. */
  #blocks(): Block[] {
    const all = (this.#model?.parts ?? []).flatMap(({ blocks }) => blocks)
    return all.filter((block) => this.#matching?.has(block) ?? true)
  }

  /** Changes the page without hearing of it; what others changed before is heard first. */
  #quietly(act: () => void): void {
    this.#hear(this.#observer.takeRecords())
    act()
    this.#observer.takeRecords()
  }

  /** Rows, a head or a whole table came or went; or a text changed, by which rows are filtered. */
  #hear(all: readonly MutationRecord[]): void {
    const records = all.filter(({ target }) => target !== this.#frame.element && !closest(target, ownTools))
    if (records.length === 0) return
    const { table } = this.#model ?? {}
    this.#reading = { texts: new Map(), ranks: new Map() }
    if (!table || !this.#frame.region.contains(table) || !this.#host.contains(this.#frame.element)) {
      if (!table && !findTable(this.#host)) return
      this.#release()
      this.#take()
      return
    }
    const isRebuilt = records.some(
      ({ target, type }) =>
        type === 'childList' &&
        target instanceof Element &&
        target.matches('table, thead, tbody, tfoot, tr') &&
        target.closest('table') === table,
    )
    if (!isRebuilt) return
    this.#read(table)
    void this.#update()
  }

  /** Code that does not come leaves the table as it is. */
  #try(work: Promise<void>): void {
    work.catch((error) => reportError(this.#host, error))
  }

  #wantsTools(): boolean {
    const { filter, chooseColumns, fullscreen, modeSwitch, csv } = this.#host
    const hooks = '[data-flx-filter], [data-flx-table-mode]'
    return (
      filter ||
      chooseColumns ||
      fullscreen ||
      modeSwitch !== '' ||
      csv !== null ||
      this.#host.querySelector(hooks) !== null
    )
  }

  #showTools(model: TableModel, pages: number, visible: readonly boolean[] | undefined): void {
    // The code that shows columns may still be on its way.
    const isShown = (column: number): boolean => visible?.[column] ?? this.#chosen?.includes(column) ?? true
    this.#shown = model.columns.map((_, column) => isShown(column))
    const props: TableToolsProps = {
      ...{ host: this.#host, options: this.#host, region: this.#frame.region, model, name: this.#name() },
      filters: { ...this.#filters, choices: new Map(this.#filters.choices) },
      visible: this.#shown,
      isFullscreen: this.mode === 'fullscreen',
      ...{ page: this.#page, pages, actions: this.#actions },
    }
    this.#toolsView.show(props).catch((error: unknown) => this.#goOnBare(error))
  }

  readonly #actions: ToolActions = {
    search: (words) => this.#try(this.search(words)),
    chooseValue: (column, value) => {
      if (value) this.#filters.choices.set(column, value)
      else this.#filters.choices.delete(column)
      this.#try(this.#refilter())
    },
    toggleColumn: (column) => {
      const chosen = [...this.#shown.keys()].filter((each) => (each === column) !== this.#shown[each])
      // Where none is left the window decides.
      this.#chosen = chosen.length > 0 ? chosen : undefined
      this.paint()
    },
    toggleMode: () => this.#try(this.toggleMode()),
    go: (page) => {
      this.#page = page
      this.paint()
      this.#frame.region.scrollTop = 0
    },
    save: () => this.#try(this.#save()),
  }

  /** Fetches what the table is going to be drawn with, so that it changes its look once. @returns nothing once it is there */
  #prepare(table: HTMLTableElement): Promise<unknown> | undefined {
    const [row] = table.rows
    const width = [...(row?.cells ?? [])].reduce((sum, { colSpan }) => sum + colSpan, 0)
    const needed = [
      !parts.head && !table.tHead?.rows.length && fetchPart('head'),
      !this.#areToolsLoaded && this.#wantsTools() && this.#toolsView.load(),
      !parts.columns && !this.#host.allColumns && width > columnsInView() && fetchPart('columns'),
    ].filter((part) => part !== false)
    return needed.length > 0 && !this.#isBare ? Promise.all(needed) : undefined
  }

  #take(): void {
    const table = findTable(this.#host)
    const preparing = table && this.#prepare(table)
    if (preparing) {
      void preparing
        .catch((error) => {
          this.#isBare = true
          reportError(this.#host, error)
        })
        .then(() => this.#isOver || this.#model || this.#take())
      return
    }
    if (table) {
      this.#frame.surround(table)
      const model = this.#read(table)
      if (this.#keys.length === 0 || this.#keys === this.#given) {
        this.#given = orderSaid(model)
        this.#keys = this.#given
        this.#isOrdered = true
      }
      this.#hasTools = this.#wantsTools()
    }
    const attributeFilter = ['data-sort-value', 'data-order', 'data-sort', 'datetime', 'value']
    this.#observer.observe(this.#host, { childList: true, subtree: true, characterData: true, attributeFilter })
    if (table) void this.#update()
  }

  #release(): void {
    const model = this.#model
    this.#work.abort()
    this.#fullscreen?.close()
    this.#observer.disconnect()
    this.#model = undefined
    this.#toolsView.remove()
    this.#hasTools = false
    keepingFocus(() => {
      for (const row of this.#unfolded) fold(row)
      for (const section of model?.table.tBodies ?? []) placeRows(section, rowsOf(section))
      if (model) parts.order?.showOrder(model, this.#given)
      undress(this.#host)
    })
    this.#unfolded.clear()
  }

  /** Reads what the table is, and gives its headers their buttons. What it is sorted and filtered by holds for what came. */
  #read(table: HTMLTableElement): TableModel {
    parts.head?.liftHead(table, this.#host)
    addCaption(table, this.#host.label)
    for (const rank of table.querySelectorAll('.flx-table__rank')) rank.remove()
    const model = readTable(table, this.#columns.types, (n) => t('column', { n }))
    const names = JSON.stringify(model.columns.map(({ name }) => name))
    // Of other columns nothing is chosen.
    if (names !== this.#names) this.#chosen = undefined
    this.#names = names
    this.#model = model
    this.#isOrdered = false
    this.#matching = undefined
    keepDetails(table, this.#unfolded)
    parts.columns?.forgetRows(table.rows)
    this.#frame.region.ariaLabel = this.#name()
    addSortButtons(model)
    this.#observer.takeRecords()
    return model
  }

  async #refilter(): Promise<void> {
    this.#matching = undefined
    this.#page = 0
    if (!(await this.#update())) return
    const shown = this.#blocks().reduce((sum, { rows }) => sum + rows.length, 0)
    const total = this.#model?.total ?? 0
    this.#say((await fetchPart('search')).describeCount(shown, total))
    emit(this.#host, 'flx-table-filtered', { shown, total })
  }

  async #save(): Promise<void> {
    const { saveCsv } = await import('./tools/csv.ts')
    if (this.#model) saveCsv(this.#model, this.#blocks(), this.#host.csv || this.#name())
  }

  /** Orders and filters what has to be, then shows it. @returns false where something newer took over */
  async #update(): Promise<boolean> {
    this.#hear(this.#observer.takeRecords())
    const model = this.#model
    this.#work.abort()
    if (!model) return false
    this.#work = new AbortController()
    const { signal } = this.#work
    try {
      if (!this.#isOrdered && this.#keys.length > 0) {
        model.table.ariaBusy = 'true'
        const { orderBlocks } = await fetchPart('order')
        await orderBlocks(model, this.#keys, this.#reading, signal)
      }
      signal.throwIfAborted()
      this.#isOrdered = true
      if (!this.#matching && !isEmpty(this.#filters)) {
        const { matchBlocks } = await fetchPart('search')
        const matching = await matchBlocks(model, this.#filters, this.#reading, signal)
        // Kept only if nothing newer took over: what came meanwhile has blocks of its own.
        signal.throwIfAborted()
        this.#matching = matching
      }
      this.paint()
      // The first click on a header then has its code, and what it sorts by. What fails is said at the click.
      const ahead = () => fetchPart('order').then(({ readAhead }) => readAhead(model, this.#reading, signal))
      whenIdle(() => ahead().catch(() => {}), signal)
      return true
    } catch (error) {
      if (!signal.aborted) reportError(this.#host, error)
      return false
    } finally {
      if (!signal.aborted) model.table.ariaBusy = null
    }
  }
}
