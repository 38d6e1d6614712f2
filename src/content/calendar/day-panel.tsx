// Loaded when the first day of a calendar is opened.
import { type ReactNode, useLayoutEffect } from 'react'
import { adoptStyles } from '../../core/element/styles.ts'
import { focused } from '../../core/focus/focusable.ts'
import { Button } from '../../ui/button.tsx'
import { CopyOf } from '../../ui/content-place.tsx'
import { usePopoverBeside } from '../../ui/use-popover-beside.ts'
import type { CalendarEntry } from './calendar-entry.ts'
import type { CalendarLanguage } from './calendar-language.ts'
import css from './day-panel.css'

adoptStyles(css)

function Entry({ title, badge, body, footer, link, rel, className }: CalendarEntry): ReactNode {
  return (
    <li className={`flx-month__item ${className}`.trim()}>
      <div className="flx-month__item-head">
        {badge && <span className="flx-month__badge">{badge}</span>}{' '}
        {link ? (
          <a className="flx-month__link" href={link} rel={rel || undefined}>
            {title || link}
          </a>
        ) : (
          <strong className="flx-month__item-name">{title}</strong>
        )}
      </div>
      <CopyOf nodes={body} className="flx-month__body" />
      <CopyOf nodes={footer} className="flx-month__footer" />
    </li>
  )
}

interface DayPanelProps {
  day: string
  /** The day's button, beside which the panel is placed and to which the focus returns. */
  at: HTMLElement
  entries: readonly CalendarEntry[]
  language: CalendarLanguage
  onClose(): void
}

/** Renders the entries of a day in a popover beside it, which has the focus while it is open (CAL-03). */
export function DayPanel({ day, at, entries, language, onClose }: DayPanelProps): ReactNode {
  const { panel, isLeft, props } = usePopoverBeside(at, onClose)

  useLayoutEffect(() => {
    const shown = panel.current
    shown?.focus({ preventScroll: true })
    return () => {
      const active = focused()
      if (!isLeft.current && (!active || shown?.contains(active))) at.focus({ preventScroll: true })
    }
  }, [at, panel, isLeft])

  return (
    <div {...props} className="flx-month__panel" role="dialog" aria-label={language.day(day)} tabIndex={-1}>
      <p className="flx-month__heading">{language.day(day)}</p>
      <ul className="flx-month__items" role="list">
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and two may be alike.
          <Entry key={index} {...entry} />
        ))}
      </ul>
      <Button size="small" className="flx-month__close" onClick={onClose}>
        {language.close}
      </Button>
    </div>
  )
}
