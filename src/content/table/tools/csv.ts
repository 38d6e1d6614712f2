import { fold } from '../../../core/french/fold.ts'
import { textOf } from '../order/cell-value.ts'
import type { Block, TableModel } from '../table-model.ts'

/** Matches a number as people write it, which a spreadsheet reads as a number. */
const figure = /^[+\-−]?[\d\s.,]+(?:\s?(?:€|%|EUR))?(?:\s?(?:HT|TTC))?$/i

/**
 * Returns a text as a field of a CSV file. A spreadsheet must not run a text that begins like a formula (OWASP, CSV
 * injection), and reads a number only without spaces between its digits.
 */
function field(text: string): string {
  const isFigure = figure.test(text) && /\d/.test(text)
  const plain = isFigure ? text.replace(/(\d)\s(?=\d{3}(?!\d))/g, '$1').replace('−', '-') : text
  const safe = !isFigure && /^[=+\-@\t\r＝＋－＠]/.test(plain) ? `'${plain}` : plain
  return `"${safe.replaceAll('"', '""')}"`
}

/** Returns the rows of a block with all columns; the text of a cell with a rowspan is repeated in each row. */
function recordsOf(model: TableModel, { rows }: Block): string[][] {
  const values: string[] = model.columns.map(() => '')
  return rows.map((row) => {
    for (const { cell, column, span } of model.cellsOf(row)) {
      for (let each = column; each < column + span; each++) values[each] = each === column ? textOf(cell) : ''
    }
    return [...values]
  })
}

/**
 * Returns the rows that match the filters, on all pages and with all columns, as CSV for French spreadsheets:
 * semicolons, UTF-8 with a byte order mark.
 */
function toCsv(model: TableModel, blocks: readonly Block[]): string {
  const records = [model.columns.map(({ name }) => name), ...blocks.flatMap((block) => recordsOf(model, block))]
  return `\ufeff${records.map((record) => record.map(field).join(';')).join('\r\n')}\r\n`
}

export function saveCsv(model: TableModel, blocks: readonly Block[], name: string): void {
  const file = fold(name.replace(/\.csv$/i, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([toCsv(model, blocks)], { type: 'text/csv;charset=utf-8' }))
  link.download = `${file || 'tableau'}.csv`
  link.click()
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
