import '../../ui/styles.ts'
import { onHashTarget } from '../../core/browser/navigation.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { flag, int, optionalText, selector, text } from '../../core/element/codecs.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { onOpenAround } from '../../core/focus/open-around.ts'
import { onColumnsInView } from './columns/show-columns.ts'
import css from './table.css'
import { TableEngine } from './table-engine.ts'
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
export const table: Behaviour<typeof tableAttributes, TableMethods> = (host) => {
  adoptStyles(css)
  const engine = new TableEngine(host)
  const stop = new AbortController()
  const { signal } = stop
  addEventListener('beforeprint', () => engine.print(true), { signal })
  addEventListener('afterprint', () => engine.print(false), { signal })
  onHashTarget(() => void engine.showTarget(), signal)
  onOpenAround((element) => void engine.showTarget(element), signal)
  const stopColumns = onColumnsInView(() => engine.paint())
  host.methods.provide('toggleMode', () => engine.toggleMode())
  host.methods.provide('search', (words) => engine.search(words))
  engine.start()
  return () => {
    stop.abort()
    stopColumns()
    engine.stop()
  }
}

export interface TableMethods {
  toggleMode(): Promise<void>
  search(words: string): Promise<void>
}
