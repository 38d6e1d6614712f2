import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { findFirst } from '../../../core/browser/select.ts'
import { openingTag } from '../../../core/element/report-error.ts'
import { adoptStyles } from '../../../core/element/styles.ts'
import { useAuthorAttributes } from '../../../core/element/use-author-node.ts'
import { collator } from '../../../core/french/fold.ts'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import { useEvent } from '../../../core/use-event.ts'
import { Button } from '../../../ui/button.tsx'
import fieldCss from '../../../ui/field.css'
import { textOf } from '../order/cell-value.ts'
import { toolsTexts } from '../table-messages.ts'
import { cellAt, type TableModel } from '../table-model.ts'
import type { Filters } from './table-search.ts'

adoptStyles(fieldCss)

/** The controls that the author wants above the table. */
export interface ToolsOptions {
  filter: boolean
  chooseColumns: boolean
  fullscreen: boolean
  /** Selector of the author's own button for full screen. */
  modeSwitch: string
  /** Name of the CSV file; null for no such file. */
  csv: string | null
}

export interface ToolActions {
  search(words: string): void
  /** @param value - Empty for any value. */
  chooseValue(column: number, value: string): void
  /** Shows a column, or hides it. @param column - From 0. */
  toggleColumn(column: number): void
  toggleMode(): void
  save(): void
}

export interface TableToolsProps {
  host: HTMLElement
  options: ToolsOptions
  model: TableModel
  name: string
  filters: Filters
  /** By column, true while it is in view. */
  visible: readonly boolean[]
  isFullscreen: boolean
  actions: ToolActions
}

/** Renders the controls above a table: filters, the choice of columns, full screen and the CSV file. */
export function TableTools({
  host,
  options,
  model,
  name,
  filters,
  visible,
  isFullscreen,
  actions,
}: TableToolsProps): ReactNode {
  const t = useTexts(toolsTexts)
  const [own] = useState(() => findSwitch(host, options.modeSwitch))
  const drawn = useRef<HTMLButtonElement>(null)
  useAuthorAttributes(own, { 'aria-pressed': String(isFullscreen) })
  useEvent(own, 'click', (event) => {
    event.preventDefault()
    actions.toggleMode()
  })
  const wasFullscreen = useRef(false)
  useEffect(() => {
    if (wasFullscreen.current && !isFullscreen) (own ?? drawn.current)?.focus({ preventScroll: true })
    wasFullscreen.current = isFullscreen
  }, [own, isFullscreen])

  const columns = model.columns.map((column, index) => ({ name: column.name, isShown: visible[index] ?? true }))
  const choice = useColumnChoice({ name, columns, toggle: actions.toggleColumn })
  const filtered = [...model.columns.entries()].filter(([, { head }]) => head?.dataset.flxFilter !== undefined)
  const hasMode = !own && (options.fullscreen || options.modeSwitch !== '')
  const hasTools = options.filter || options.chooseColumns || options.csv !== null || hasMode || filtered.length > 0
  if (!hasTools) return null
  return (
    <div className="flx-table__tools" data-flx-mount="tools">
      {options.filter && <WordsField label={t('filter')} words={filters.words} search={actions.search} />}
      {filtered.map(([column, { name: label }]) => (
        <ValueField
          key={column}
          {...{ label, column, model }}
          chosen={filters.choices.get(column) ?? ''}
          choose={(value) => actions.chooseValue(column, value)}
        />
      ))}
      {options.chooseColumns && choice.button}
      {options.csv !== null && (
        <Button size="small" onClick={actions.save}>
          {t('csv')}
        </Button>
      )}
      {hasMode && (
        <Button ref={drawn} size="small" className="flx-table__mode" onClick={actions.toggleMode}>
          {t('fullscreen')}
        </Button>
      )}
      {options.chooseColumns && choice.panel}
    </div>
  )
}

interface WordsFieldProps {
  label: string
  words: string
  search(words: string): void
}

function WordsField({ label, words, search }: WordsFieldProps): ReactNode {
  const field = useRef<HTMLInputElement>(null)
  // The field is uncontrolled, so that scripts and extensions can fill it in; the effect clears it when the table
  // clears its filters.
  useEffect(() => {
    if (field.current) field.current.value = words
  }, [words])
  return (
    <label className="flx-field flx-table__filter">
      <span className="flx-field__label">{label}</span>
      <input
        type="search"
        className="flx-field__input"
        autoComplete="off"
        ref={field}
        defaultValue={words}
        onInput={({ currentTarget }) => search(currentTarget.value)}
        // In a form of the page, Enter would submit it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </label>
  )
}

interface ValueFieldProps {
  label: string
  /** From 0. */
  column: number
  model: TableModel
  chosen: string
  choose(value: string): void
}

function ValueField({ label, column, model, chosen, choose }: ValueFieldProps): ReactNode {
  const t = useTexts(toolsTexts)
  const values = useMemo(() => valuesOf(model, column), [model, column])
  return (
    <label className="flx-field flx-table__filter">
      <span className="flx-field__label">{label}</span>
      <select className="flx-field__input" value={chosen} onChange={({ target }) => choose(target.value)}>
        {['', ...values].map((value) => (
          <option key={value} className="flx-table__option" value={value}>
            {value || t('any')}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Returns the different texts of a column, as French readers order them. */
function valuesOf(model: TableModel, column: number): string[] {
  const cells = model.parts.flatMap(({ blocks }) => blocks.map((block) => cellAt(model, block, column)))
  return [...new Set(cells.map((cell) => (cell ? textOf(cell) : '')))].filter(Boolean).sort(collator.compare)
}

/** Returns the author's own button for full screen; warns in the console if the selector finds none (TABLE-04). */
function findSwitch(host: Element, selector: string): HTMLElement | null {
  const found = selector ? findFirst(selector) : host.querySelector<HTMLElement>('[data-flx-table-mode]')
  if (selector && !found) {
    console.warn(`flx : ${openingTag(host)} ne trouve pas ce qui change de mode (mode-switch) : un bouton le remplace.`)
  }
  return found
}

interface ColumnChoiceProps {
  name: string
  columns: readonly { name: string; isShown: boolean }[]
  /** @param column - From 0. */
  toggle(column: number): void
}

/**
 * Returns the choice of columns: the button that unfolds it, and the panel, which is placed below all controls so
 * that it covers no row on a phone.
 */
function useColumnChoice({ name, columns, toggle }: ColumnChoiceProps): { button: ReactNode; panel: ReactNode } {
  const t = useTexts(toolsTexts)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return {
    button: (
      <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t('columns')}
      </Button>
    ),
    panel: (
      <fieldset id={id} className="flx-table__columns" aria-label={t('columns-of', { name })} hidden={!isOpen}>
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place.
          <label key={index} className="flx-table__column">
            <input type="checkbox" className="flx-table__box" checked={column.isShown} onChange={() => toggle(index)} />
            <span className="flx-table__column-name">{column.name}</span>
          </label>
        ))}
      </fieldset>
    ),
  }
}
