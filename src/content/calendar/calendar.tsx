import '../../ui/styles.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { intentTypes } from '../../core/browser/gestures.ts'
import { useMedia } from '../../core/browser/use-media.ts'
import { address, text } from '../../core/element/codecs.ts'

import { type FeatureProps, useHostMethod } from '../../core/element/react-element.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { useAuthorAttributes } from '../../core/element/use-author-node.ts'
import { addMonths } from '../../core/french/day.ts'
import { useStored } from '../../core/use-stored.ts'
import { useToday } from '../../ui/days.ts'
import { type DayLook, MonthGrid } from '../../ui/month-grid.tsx'
import css from './calendar.css'
import type { CalendarEntry } from './calendar-entry.ts'
import { type CalendarLanguage, useCalendarLanguage } from './calendar-language.ts'
import type { CalendarMethods } from './calendar-types.ts'
import { createMonths } from './months-engine.ts'
import { parseMonth, useDrawnMonth } from './use-drawn-month.ts'
import { useOpenedDay } from './use-opened-day.ts'

adoptStyles(css)

export const calendarAttributes = { url: address(), month: text() }

type Props = FeatureProps<typeof calendarAttributes, CalendarMethods>

/** Media query for narrow windows, in which the month is a list of the days that have entries. */
const asList = '(max-width: 575.98px)'

/** Renders a month and its days (CAL-01 to CAL-06); without a URL, the author's HTML stays as it is. */
export function Calendar(props: Props): ReactNode {
  const { host, url } = props
  useEffect(() => {
    if (!url) console.warn(`flx : ${openingTag(host)} attend url, l’adresse qui donne les jours d’un mois.`)
  }, [host, url])
  return url && <Months {...props} />
}

function Months({ host, url, month: given }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const language = useCalendarLanguage(host)
  const today = useToday()
  const isList = useMedia(asList)
  const drawn = useDrawnMonth(host, root)
  const [months] = useState(() => {
    const first = drawn?.month ?? parseMonth(given) ?? today.slice(0, 7)
    return createMonths(host, first, drawn?.entries)
  })
  const { shown, entries, isKnown, current, isBusy, failure } = useStored(months.state)
  useEffect(() => months.start(url), [months, url])
  useIntent(host, months.prepare)
  useGivenMonth(host, given, shown, months.show)
  useAuthorAttributes(host, { 'aria-busy': isBusy ? 'true' : null })
  useHostMethod(host, 'refresh', months.refresh)
  useHostMethod(host, 'show', async (month) => {
    const asked = parseMonth(month)
    if (!asked) throw new RangeError(`flx : ${openingTag(host)} : « ${month} » n’est pas un mois.`)
    await months.show(asked)
  })

  const entriesOf = (day: string): CalendarEntry[] => entries.filter((entry) => entry.day === day)
  const { opened, buttonOf, close } = useOpenedDay(host, entriesOf)
  const look = (day: string): DayLook => {
    const own = entriesOf(day)
    return {
      className: own.map(({ className }) => className).join(' '),
      isBusy: own.length > 0,
      content: <DayContent day={day} name={language.listDay(day)} entries={own} />,
      button: buttonOf(day),
    }
  }
  return (
    <div ref={root} className="flx-month">
      <MonthHead
        month={shown}
        isHere={today.startsWith(shown)}
        language={language}
        onMove={months.move}
        onToday={() => months.goTo(today)}
      />
      {failure && <failure.View {...failure} className="flx-calendar__error" busy={isBusy} />}
      {/* Rendered before the grid, so that a closing panel returns the focus before its day is removed. */}
      {opened && <opened.Panel key={opened.day} {...opened} language={language} onClose={close} />}
      <MonthGrid
        month={shown}
        label={language.month(shown)}
        weekdays={language.weekdays}
        current={current}
        today={today}
        onMove={months.goTo}
        onPick={months.pick}
        look={look}
        isList={isList}
      />
      {isKnown && entries.length === 0 && <p className="flx-month__none">{language.none}</p>}
    </div>
  )
}

/** Calls `act` when the visitor is about to use the element. */
function useIntent(host: Props['host'], act: () => void): void {
  useEffect(() => {
    const stop = new AbortController()
    for (const type of intentTypes) host.addEventListener(type, act, { signal: stop.signal, passive: true })
    return () => stop.abort()
  }, [host, act])
}

/** Shows the month in the author's attribute, initially and whenever it changes. */
function useGivenMonth(host: Props['host'], given: string, shown: string, show: (month: string) => unknown): void {
  const named = parseMonth(given)
  const latest = useRef({ shown, show })
  latest.current = { shown, show }
  useEffect(() => {
    if (given && !named) console.warn(`flx : ${openingTag(host)} : month="${given}" n’est pas un mois.`)
    if (named && named !== latest.current.shown) void latest.current.show(named)
  }, [host, given, named])
}

/** Number of entries whose titles are visible in a day's square. */
const most = 3

interface DayContentProps {
  day: string
  /** « mardi 3 novembre » */
  name: string
  entries: readonly CalendarEntry[]
}

/**
 * Renders the content of a day: its number, which is visible, its full name for screen readers and lists, then its
 * entries.
 */
function DayContent({ day, name, entries }: DayContentProps): ReactNode {
  const others = entries.slice(most)
  return (
    <>
      <span className="flx-month__number" aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      <span className="flx-month__long">{name}</span>
      {entries.slice(0, most).map(({ title, badge, className }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and two may be alike.
        <span key={index} className={`flx-month__entry ${className}`.trim()}>
          {badge && <span className="flx-month__badge">{badge}</span>} <span className="flx-month__name">{title}</span>
        </span>
      ))}
      {others.length > 0 && (
        <span className="flx-month__more" aria-hidden="true">
          +{others.length}
        </span>
      )}
      {others.map(({ title }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <span key={index} className="flx-visually-hidden">
          {title}
        </span>
      ))}
    </>
  )
}

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
function MonthHead({ month, isHere, language, onMove, onToday }: MonthHeadProps): ReactNode {
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
