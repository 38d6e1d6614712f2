import type { ReactNode } from 'react'
import { addMonths } from '../../core/french/day.ts'
import type { CalendarLanguage } from './calendar-language.ts'

interface MonthHeadProps {
  /** `Y-m` */
  month: string
  /** True if it is the current month. */
  isHere: boolean
  language: CalendarLanguage
  onMove(count: number): void
  onToday(): void
}

/** Renders the name of the month, announced when it changes, and the buttons to other months. */
export function MonthHead({ month, isHere, language, onMove, onToday }: MonthHeadProps): ReactNode {
  const way = (count: -1 | 1): ReactNode => (
    <button
      type="button"
      className="flx-month__move"
      aria-label={language.month(addMonths(`${month}-01`, count).slice(0, 7))}
      onClick={() => onMove(count)}
    >
      {count < 0 ? '‹' : '›'}
    </button>
  )
  return (
    <div className="flx-month__head">
      {way(-1)}
      <p className="flx-month__title" aria-live="polite">
        {language.month(month)}
      </p>
      {way(1)}
      {/* Not disabled, as a disabled button would lose the focus when it is pressed. */}
      <button
        type="button"
        className="flx-button flx-button--small flx-month__today"
        aria-disabled={isHere || undefined}
        onClick={onToday}
      >
        {language.today}
      </button>
    </div>
  )
}
