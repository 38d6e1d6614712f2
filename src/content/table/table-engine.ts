import { whenIdle } from '../../core/browser/idle.ts'
import { hashTarget } from '../../core/browser/navigation.ts'
import { openingTag, reportError } from '../../core/element/report-error.ts'
import { emit } from '../../core/events.ts'
import { addMissingHead, findTable, isOurs, nameOf, readColumnOptions, restoreTable } from './author-table.ts'
import { TableColumns } from './columns/show-columns.ts'
import { adoptNewContent } from './order/cell-value.ts'
import { describeOrder, nextKeys } from './order/table-order.ts'
import { keepingFocus, placeRows } from './place-rows.ts'
import { TableDisplay, type TableOptions } from './table-display.ts'
import { tableTexts as t } from './table-messages.ts'
import { type Block, readTable, rowsOf, type TableModel } from './table-model.ts'
import { TableRows } from './table-rows.ts'
import type { TableActions } from './table-view.tsx'
import { saveCsv } from './tools/csv.ts'
import { describeCount } from './tools/table-search.ts'

/**
 * Manages the order, the filters, the pages and the columns of a table of the page. It moves the author's rows; React
 * renders the rest.
 */
export class TableEngine {
  readonly #host: HTMLElement & TableOptions
  readonly #observer = new MutationObserver((records) => this.#hear(records))
  readonly #rows: TableRows
  readonly #columns = new TableColumns()
  readonly #display
  /** Set while the code of the view is loading. */
  #taking: Promise<void> | undefined
  #types: readonly string[] = []
  /** True once the element has left, or the code of the view failed to load. */
  #isOver = false
  #work = new AbortController()

  constructor(host: HTMLElement & TableOptions) {
    this.#host = host
    this.#rows = new TableRows(host)
    this.#display = new TableDisplay(host, this.#rows, this.#columns)
  }

  /** Takes over the table in the element, and any table that later replaces it. */
  start(): void {
    const host = this.#host
    restoreTable(host)
    const { types, first, sort } = readColumnOptions(host)
    this.#types = types
    this.#columns.first = first
    this.#rows.keys = sort
    const attributeFilter = ['data-sort-value', 'data-order', 'data-sort', 'datetime', 'value']
    this.#observer.observe(host, { childList: true, subtree: true, characterData: true, attributeFilter })
    this.#take()
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
    const keys = nextKeys(this.#rows.keys, column, isAdded)
    if (!emit(this.#host, 'flx-table-sort', { keys }, { cancelable: true })) return
    this.#rows.sortBy(keys)
    const isShown = await this.#update((model) => describeOrder(model, keys))
    if (isShown) emit(this.#host, 'flx-table-sorted', { keys })
  }

  async search(words: string): Promise<void> {
    this.#rows.filters.words = words
    await this.#taking
    await this.#refilter()
  }

  /** Switches between normal and full screen (TABLE-03). */
  async toggleMode(): Promise<void> {
    await this.#taking
    this.#setMode(!this.#display.isFullscreen)
  }

  #setMode(isFullscreen: boolean): void {
    if (!this.#rows.model || this.#display.isFullscreen === isFullscreen) return
    this.#display.isFullscreen = isFullscreen
    this.paint()
    emit(this.#host, 'flx-table-mode', { mode: isFullscreen ? 'fullscreen' : 'normal' })
  }

  /** Shows every page and every column while the page is printed. */
  print(isPrinting: boolean): void {
    this.#display.isPrinting = isPrinting
    this.paint()
  }

  /**
   * Shows what the URL's hash names, or a field for which its form is not sent, on whatever page its row is: unfolds
   * the row if need be, and clears the filters if they hide it.
   */
  async showTarget(target: Element | null = hashTarget()): Promise<void> {
    const isAround = ({ rows }: Block): boolean => rows.some((row) => row.contains(target))
    const all = this.#rows.model?.parts.flatMap(({ blocks }) => blocks) ?? []
    const block = all.find(isAround)
    if (!target || !block || target.checkVisibility()) return
    if (block.out === 'filter') {
      this.#rows.filters.words = ''
      this.#rows.filters.choices.clear()
      await this.#refilter()
    }
    const size = this.#rows.pageSize()
    if (size > 0) this.#rows.page = Math.floor(this.#rows.blocks().findIndex(isAround) / size)
    this.paint()
    if (!target.checkVisibility()) {
      this.#display.unfold(block.rows.filter((row) => row.contains(target)))
      this.paint()
    }
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
  }

  paint(): void {
    this.#hear(this.#observer.takeRecords())
    const model = this.#rows.model
    if (!model) return
    // Runs in this task, as the code is loaded.
    this.#quietly(() => this.#try(this.#display.show(model, this.#actions)))
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
    this.#rows.forgetCells()
    const { table } = this.#rows.model ?? {}
    const isFramed = table?.parentElement?.classList.contains('flx-table__region')
    if (!table || !this.#host.contains(table) || (this.#display.props && !isFramed)) {
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

  #try(work: Promise<void>): void {
    work.catch((error) => reportError(this.#host, error))
  }

  readonly #actions: TableActions = {
    sort: (column, isAdded) => this.#try(this.#sortBy(column + 1, isAdded)),
    toggleRow: (row) => {
      this.#display.toggleRow(row)
      this.paint()
    },
    search: (words) => this.#try(this.search(words)),
    chooseValue: (column, value) => {
      const { choices } = this.#rows.filters
      if (value) choices.set(column, value)
      else choices.delete(column)
      this.#try(this.#refilter())
    },
    toggleColumn: (column) => {
      this.#columns.toggle(column, this.#display.props?.visible ?? [])
      this.paint()
    },
    toggleMode: () => this.#try(this.toggleMode()),
    leave: () => this.#setMode(false),
    go: (page) => {
      this.#rows.page = page
      this.paint()
    },
    save: () => {
      const { model } = this.#rows
      if (model) saveCsv(model, this.#rows.blocks(), this.#host.csv || nameOf(this.#host, model.table))
    },
    scrolls: () => {
      this.#columns.areMarked = true
      this.paint()
    },
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
      await this.#display.load()
    } catch (error) {
      this.#isOver = true
      return reportError(this.#host, error)
    }
    const table = findTable(this.#host)
    if (this.#isOver || !table) return
    const model = this.#read(table)
    this.#rows.takeOrder(model)
    void this.#update().then(async (isShown) => {
      if (isShown) await this.showTarget()
    })
  }

  #release(): void {
    const model = this.#rows.model
    this.#work.abort()
    this.#rows.model = undefined
    keepingFocus(() => {
      this.#display.remove()
      for (const section of model?.table.tBodies ?? []) placeRows(section, rowsOf(section))
      restoreTable(this.#host)
    })
    this.#observer.takeRecords()
  }

  /** Reads the table as it is now. The sort order and the filters also apply to new rows. */
  #read(table: HTMLTableElement): TableModel {
    addMissingHead(table, this.#host)
    const model = readTable(table, this.#types, (n) => t('column', { n }))
    this.#rows.take(model)
    this.#columns.take(model)
    this.#display.take(model)
    this.#observer.takeRecords()
    return model
  }

  async #refilter(): Promise<void> {
    this.#rows.refilter()
    const shown = (): number => this.#rows.blocks().reduce((sum, { rows }) => sum + rows.length, 0)
    if (!(await this.#update(({ total }) => describeCount(shown(), total)))) return
    emit(this.#host, 'flx-table-filtered', { shown: shown(), total: this.#rows.model?.total ?? 0 })
  }

  /**
   * Sorts and filters if needed, then renders.
   *
   * @param announce - Returns the status text that is announced afterwards.
   * @returns false if a newer update took over
   */
  async #update(announce?: (model: TableModel) => string): Promise<boolean> {
    this.#hear(this.#observer.takeRecords())
    const model = this.#rows.model
    this.#work.abort()
    if (!model) return false
    this.#work = new AbortController()
    const { signal } = this.#work
    try {
      await this.#rows.update(model, signal)
      if (announce) this.#display.status = announce(model)
      this.paint()
      // An error is reported at the click.
      whenIdle(() => this.#rows.readAhead(model, signal).catch(() => {}), signal)
      return true
    } catch (error) {
      if (!signal.aborted) reportError(this.#host, error)
      return false
    } finally {
      if (!signal.aborted) model.table.ariaBusy = null
    }
  }
}
