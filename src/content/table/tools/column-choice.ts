import { makeButton } from './table-pager.ts'
import { toolsTexts as t } from './tools-messages.ts'

/** The visitor's own choice of the columns in view. */
export interface ColumnChoice {
  button: HTMLElement
  /** What the button unfolds. */
  panel: HTMLElement
  /** Columns, from 0; undefined as long as the window decides, and where none is left. */
  readonly chosen: readonly number[] | undefined
  /** Offers the columns that the table has now; of others nothing is chosen. */
  offer(names: readonly string[]): void
  /** Ticks those that are in view; nothing said is all of them. */
  show(visible: readonly boolean[] | undefined): void
}

function boxOf(name: string): [label: HTMLElement, box: HTMLInputElement] {
  const label = document.createElement('label')
  const box = document.createElement('input')
  const text = document.createElement('span')
  label.className = 'flx-table__column'
  box.className = 'flx-table__box'
  text.className = 'flx-table__column-name'
  box.type = 'checkbox'
  text.append(name)
  label.append(box, text)
  return [label, box]
}

/** A button that unfolds a box for each column. It opens in the page, not above it: on a phone it hides no row. */
export function createColumnChoice(name: string, changed: () => void): ColumnChoice {
  const panel = document.createElement('div')
  panel.className = 'flx-table__columns'
  panel.role = 'group'
  panel.ariaLabel = t('columns-of', { name })
  panel.hidden = true
  const button = makeButton(t('columns'), () => {
    panel.hidden = !panel.hidden
    button.ariaExpanded = String(!panel.hidden)
  })
  button.ariaExpanded = 'false'
  let offered: string | undefined
  let boxes: HTMLInputElement[] = []
  let chosen: readonly number[] | undefined
  panel.addEventListener('change', () => {
    const ticked = [...boxes.keys()].filter((column) => boxes[column]?.checked)
    chosen = ticked.length > 0 ? ticked : undefined
    changed()
  })
  return {
    button,
    panel,
    get chosen() {
      return chosen
    },
    offer(names) {
      const now = JSON.stringify(names)
      if (now === offered) return
      offered = now
      chosen = undefined
      const made = names.map(boxOf)
      boxes = made.map(([, box]) => box)
      panel.replaceChildren(...made.map(([label]) => label))
    },
    show(visible) {
      // The code that shows them is still on its way.
      if (!visible && chosen) return
      for (const [column, box] of boxes.entries()) box.checked = visible?.[column] ?? true
    },
  }
}
