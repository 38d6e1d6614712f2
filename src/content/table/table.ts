import '../../ui/styles.ts'
import type { CallableBehaviour } from '../../core/element/behaviour-with-methods.ts'
import { flag, int, optionalText, text } from '../../core/element/codecs.ts'
import { selector } from '../../core/element/selector-codec.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { onColumnsInView } from './columns/columns-in-view.ts'
import css from './table.css'
import type { TableMethods } from './table-methods.ts'
import { TableView } from './table-view.ts'

export const tableAttributes = {
  label: text(),
  types: text(),
  first: text(),
  sort: text(),
  allColumns: flag,
  filter: flag,
  chooseColumns: flag,
  pageSize: int(),
  fullscreen: flag,
  modeSwitch: selector(),
  csv: optionalText,
  header: selector(),
}

/** Sorts, filters and unfolds a table of the page, which stays the page's own (TABLE-01 to TABLE-05). */
export const table: CallableBehaviour<typeof tableAttributes, TableMethods> = (host) => {
  adoptStyles(css)
  const view = new TableView(host)
  const stop = new AbortController()
  const { signal } = stop
  // The clicks that Firefox makes of keys do not tell Shift: the key does.
  let hasShift = false
  host.addEventListener(
    'keydown',
    ({ key, shiftKey }) => {
      hasShift = shiftKey && key !== 'Tab'
    },
    { signal },
  )
  host.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null
      if (event.defaultPrevented || target?.closest('flx-table') !== host) return
      const sort = target.closest<HTMLElement>('.flx-table__sort')
      const row = target.closest('.flx-table__more')?.closest('tr')
      if (sort) view.sortBy(Number(sort.dataset.flxColumn) + 1, event.shiftKey || (!event.detail && hasShift))
      else if (row) view.unfold(row)
    },
    { signal },
  )
  addEventListener('beforeprint', () => view.print(true), { signal })
  addEventListener('afterprint', () => view.print(false), { signal })
  const stopColumns = onColumnsInView(() => view.paint())
  host.methods.provide('toggleMode', () => view.toggleMode())
  host.methods.provide('search', (words) => view.search(words))
  view.start()
  return () => {
    stop.abort()
    stopColumns()
    view.stop()
  }
}
