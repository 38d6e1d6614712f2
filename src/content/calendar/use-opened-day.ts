import { type ButtonHTMLAttributes, useEffect, useRef, useState } from 'react'
import type { FlxElement } from '../../core/element/react-element.ts'
import { reportError } from '../../core/element/report-error.ts'
import { emit } from '../../core/events.ts'
import type { CalendarEntry } from './calendar-entry.ts'

/** The day whose panel is open. */
interface OpenedDay {
  day: string
  /** Its button. */
  at: HTMLElement
  entries: readonly CalendarEntry[]
  /** What shows it: it comes with the first day that is opened. */
  Panel: typeof import('./day-panel.tsx').DayPanel
}

/** Opens the panel of a day that has entries, unless the page prevents it (CAL-03). It goes with its month. */
export function useOpenedDay(host: FlxElement, entriesOf: (day: string) => readonly CalendarEntry[]) {
  const [last, setOpened] = useState<Omit<OpenedDay, 'entries'> | null>(null)
  /** The day that was open when it was pressed: the press has closed it, and the click does not open it anew. */
  const pressed = useRef('')
  const entries = last ? entriesOf(last.day) : []
  const opened: OpenedDay | null = last && entries.length > 0 ? { ...last, entries } : null
  useEffect(() => {
    if (last && !opened) setOpened(null)
  })

  const open = async (day: string, at: HTMLElement): Promise<void> => {
    const own = entriesOf(day)
    if (own.length === 0 || !emit(host, 'flx-calendar-open', { day, entries: own }, { cancelable: true })) return
    try {
      const { DayPanel: Panel } = await import('./day-panel.tsx')
      if (at.isConnected) setOpened({ day, at, Panel })
    } catch (error) {
      reportError(host, error)
    }
  }

  const buttonOf = (day: string): ButtonHTMLAttributes<HTMLButtonElement> => {
    const holdsSome = entriesOf(day).length > 0
    return {
      'aria-disabled': !holdsSome || undefined,
      'aria-haspopup': holdsSome ? 'dialog' : undefined,
      'aria-expanded': opened?.day === day || undefined,
      onPointerDownCapture: () => {
        pressed.current = opened?.day === day ? day : ''
      },
      onClick: ({ currentTarget, detail }) => {
        if (pressed.current !== day) void open(day, currentTarget)
        // Who clicks twice means to open it: once the browser has said that it is closed.
        else if (detail > 1) setTimeout(() => void open(day, currentTarget))
        pressed.current = ''
      },
    }
  }
  return { opened, buttonOf, close: () => setOpened(null) }
}
