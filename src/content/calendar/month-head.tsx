import type { ReactNode } from 'react'
import { addMonths } from '../../core/french/day-steps.ts'
import type { CalendarLanguage } from './calendar-language.ts'

interface MonthHeadProps {
  /** `Y-m` */
  month: string
  /** It is the month of today. */
  isHere: boolean
  language: CalendarLanguage
  onMove(count: number): void
  onToday(): void
}

/** The name of the month, read out when it changes, and the ways to others. */
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
      {/* Not disabled: it would lose the focus of who presses it. */}
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
