// Fetched for the tables that have tools, or pages.
import { findFirst } from '../../../core/browser/select.ts'
import { openingTag } from '../../../core/element/report-error.ts'
import { adoptStyles } from '../../../core/element/styles.ts'
import { collator } from '../../../core/french/collator.ts'
import { keepOriginals } from '../../../core/html/originals.ts'
import fieldCss from '../../../ui/field.css'
import { textOf } from '../order/cell-value.ts'
import { cellAt, type TableModel } from '../table-model.ts'
import { createColumnChoice } from './column-choice.ts'
import type { Filters } from './table-filters.ts'
import { createPager, makeButton } from './table-pager.ts'
import css from './table-tools.css'
import { toolsTexts as t } from './tools-messages.ts'

for (const sheet of [fieldCss, css]) adoptStyles(sheet)

/** What the author wants above the table. */
export interface ToolsOptions {
  filter: boolean
  chooseColumns: boolean
  fullscreen: boolean
  /** Selector of the author's own way to full screen. */
  modeSwitch: string
  /** Name of the file; null for none. */
  csv: string | null
}

/** What the tools of a table ask for. */
export interface ToolActions {
  filter(): void
  /** Other columns are chosen. */
  chooseColumns(): void
  toggleMode(): void
  /** @param page - From 0. */
  go(page: number): void
  save(): void
}

export interface TableTools {
  element: HTMLElement
  pages: HTMLElement
  /** Columns, from 0, that the visitor wants in view; undefined where the window decides. */
  readonly columns: readonly number[] | undefined
  showWords(words: string): void
  /** Rows came or went: so did what may be chosen. */
  showChoices(model: TableModel): void
  showMode(mode: 'normal' | 'fullscreen'): void
  /**
   * @param page - From 0.
   * @param visible - By column, whether it is in view; undefined where all are.
   */
  show(page: number, pages: number, visible: readonly boolean[] | undefined): void
  stop(): void
}

const make = <K extends keyof HTMLElementTagNameMap>(name: K, className: string): HTMLElementTagNameMap[K] => {
  const node = document.createElement(name)
  node.className = className
  return node
}

function labelled(name: string, control: HTMLElement): HTMLLabelElement {
  const label = make('label', 'flx-field flx-table__filter')
  const words = make('span', 'flx-field__label')
  words.append(name)
  label.append(words, control)
  return label
}

function wordsField(filters: Filters, changed: () => void): HTMLInputElement {
  const field = make('input', 'flx-field__input')
  field.type = 'search'
  field.autocomplete = 'off'
  field.value = filters.words
  field.addEventListener('input', () => {
    filters.words = field.value
    changed()
  })
  // In a form of the page, Enter would send it.
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') event.preventDefault()
  })
  return field
}

/** A choice among the values of a column. */
function choiceField(column: number, filters: Filters, changed: () => void): HTMLSelectElement {
  const select = make('select', 'flx-field__input')
  select.addEventListener('change', () => {
    if (select.value) filters.choices.set(column, select.value)
    else filters.choices.delete(column)
    changed()
  })
  return select
}

function offer(select: HTMLSelectElement, values: readonly string[], chosen = ''): void {
  const options = ['', ...values].map((value) => {
    const option = make('option', 'flx-table__option')
    option.value = value
    option.append(value || t('any'))
    return option
  })
  select.replaceChildren(...options)
  select.value = chosen
}

/** What a column holds, each text once, as French readers order it. */
function valuesOf(model: TableModel, column: number): string[] {
  const cells = model.parts.flatMap(({ blocks }) => blocks.map((block) => cellAt(model, block, column)))
  return [...new Set(cells.map((cell) => (cell ? textOf(cell) : '')))].filter(Boolean).sort(collator.compare)
}

/** The author's own way to full screen; the console says where there is none (TABLE-04). */
function findSwitch(host: Element, selector: string): HTMLElement | null {
  const found = selector ? findFirst(selector) : host.querySelector<HTMLElement>('[data-flx-table-mode]')
  if (selector && !found) {
    console.warn(`flx : ${openingTag(host)} ne trouve pas ce qui change de mode (mode-switch) : un bouton le remplace.`)
  }
  return found
}

/** Draws what is above a table and below it: filters, full screen, the file to take away, pages. */
export function createTools(
  host: Element,
  model: TableModel,
  name: string,
  options: ToolsOptions,
  filters: Filters,
  actions: ToolActions,
): TableTools {
  const element = make('div', 'flx-table__tools')
  const field = options.filter ? wordsField(filters, actions.filter) : undefined
  if (field) element.append(labelled(t('filter'), field))
  const choices = new Map<number, HTMLSelectElement>()
  for (const [column, { head, name }] of model.columns.entries()) {
    if (head?.dataset.flxFilter === undefined) continue
    const select = choiceField(column, filters, actions.filter)
    choices.set(column, select)
    element.append(labelled(name, select))
  }
  const columns = options.chooseColumns ? createColumnChoice(name, actions.chooseColumns) : undefined
  const showChoices = (model: TableModel): void => {
    for (const [column, select] of choices) offer(select, valuesOf(model, column), filters.choices.get(column))
    columns?.offer(model.columns.map((column) => column.name))
  }
  showChoices(model)
  if (columns) element.append(columns.button)
  if (options.csv !== null) element.append(makeButton(t('csv'), actions.save))
  const own = findSwitch(host, options.modeSwitch)
  const stop = new AbortController()
  const giveBack = own && keepOriginals(own, ['aria-pressed'])
  own?.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      actions.toggleMode()
    },
    { signal: stop.signal },
  )
  const drawn =
    !own && (options.fullscreen || options.modeSwitch) ? makeButton(t('fullscreen'), actions.toggleMode) : null
  drawn?.classList.add('flx-table__mode')
  if (drawn) element.append(drawn)
  if (columns) element.append(columns.panel)
  element.hidden = !element.firstChild
  if (own) own.ariaPressed = 'false'
  const pager = createPager(name, actions.go)
  return {
    element,
    pages: pager.element,
    get columns() {
      return columns?.chosen
    },
    showWords(words) {
      if (field && field.value !== words) field.value = words
    },
    showChoices,
    showMode(mode) {
      const button = own ?? drawn
      if (own) own.ariaPressed = String(mode === 'fullscreen')
      if (mode === 'normal') button?.focus({ preventScroll: true })
    },
    show(page, pages, visible) {
      pager.show(page, pages)
      columns?.show(visible)
    },
    stop() {
      stop.abort()
      giveBack?.()
    },
  }
}
