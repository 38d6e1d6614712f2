import { lateView } from '../../core/element/late-view.ts'
import { type ColumnOptions, nameOf } from './author-table.ts'
import type { TableColumns } from './columns/show-columns.ts'
import { showRows } from './place-rows.ts'
import type { TableModel } from './table-model.ts'
import type { TableRows } from './table-rows.ts'
import type { TableActions, TableViewProps } from './table-view.tsx'
import type { ToolsOptions } from './tools/table-tools.tsx'

/** The options that the author gives for a table, those for its columns still as text. */
export interface TableOptions extends ToolsOptions, Record<keyof ColumnOptions, string> {
  label: string
  allColumns: boolean
  /** Rows per page; 0 for no pages. If it is undefined or not a number, only a long table has pages. */
  pageSize: number | undefined
  header: string
}

/** Shows a table with its rows and columns in view, and has React render the rest. */
export class TableDisplay {
  isFullscreen = false
  isPrinting = false
  /** What is announced. */
  status = ''
  /** The props of the last render. */
  props: TableViewProps | undefined
  readonly #host: HTMLElement & TableOptions
  readonly #rows: TableRows
  readonly #columns: TableColumns
  readonly #view
  readonly #unfolded = new Set<HTMLTableRowElement>()

  constructor(host: HTMLElement & TableOptions, rows: TableRows, columns: TableColumns) {
    this.#host = host
    this.#rows = rows
    this.#columns = columns
    const importView = async () => (await import('./table-view.tsx')).TableView
    this.#view = lateView<TableViewProps>(host, importView, () => rows.model?.table)
  }

  load(): Promise<unknown> {
    return this.#view.load()
  }

  /** Forgets the unfolded rows that have left a table that was read again. */
  take({ table }: TableModel): void {
    for (const row of this.#unfolded) if (!table.contains(row)) this.#unfolded.delete(row)
  }

  /** Folds or unfolds the hidden cells of a row at the next `show`. */
  toggleRow(row: HTMLTableRowElement): void {
    if (!this.#unfolded.delete(row)) this.#unfolded.add(row)
  }

  /** Unfolds the hidden cells of rows at the next `show`. */
  unfold(rows: readonly HTMLTableRowElement[]): void {
    for (const row of rows) this.#unfolded.add(row)
  }

  show(model: TableModel, actions: TableActions): Promise<void> {
    const host = this.#host
    const { isFullscreen, isPrinting, status } = this
    const { filters, keys, matching } = this.#rows
    const { shown, pages } = this.#rows.inView(isPrinting)
    const columns = this.#columns.painter(model, { isWhole: host.allColumns || isFullscreen, isPrinting })
    const folded = showRows(model, { shown, matching, columns })
    const { caption } = model.table
    this.props = {
      ...{ host, options: host, model, folded, pages, keys, page: this.#rows.page, status, isFullscreen, actions },
      name: nameOf(host, model.table),
      label: caption && !caption.hasAttribute('data-flx-mount') ? '' : host.label,
      visible: columns?.visible ?? model.columns.map(() => true),
      unfolded: new Set(this.#unfolded),
      filters: { ...filters, choices: new Map(filters.choices) },
    }
    return this.#view.show(this.props)
  }

  /** Removes what React rendered. The next table begins in normal mode, with nothing unfolded. */
  remove(): void {
    this.props = undefined
    this.isFullscreen = false
    this.#unfolded.clear()
    this.#view.remove()
  }
}
