import { type ReactNode, useId, useState } from 'react'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { toolsTexts } from '../table-messages.ts'

interface ColumnChoiceProps {
  /** The name of the table. */
  name: string
  columns: readonly { name: string; isShown: boolean }[]
  /** @param column - From 0. */
  toggle(column: number): void
}

/**
 * Returns the choice of columns: the button that unfolds it, and the panel, which is placed below all controls so
 * that it covers no row on a phone.
 */
export function useColumnChoice({ name, columns, toggle }: ColumnChoiceProps): { button: ReactNode; panel: ReactNode } {
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
