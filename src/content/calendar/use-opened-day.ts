import { type ButtonHTMLAttributes, useEffect, useRef, useState } from 'react'
import type { FlxElement } from '../../core/element/react-element.ts'
import { reportError } from '../../core/element/report-error.ts'
import { emit } from '../../core/events.ts'
import type { CalendarEntry } from './calendar-entry.ts'

interface OpenedDay {
  day: string
  at: HTMLElement
  entries: readonly CalendarEntry[]
  /** The component of the panel, which is loaded with the first day that is opened. */
  Panel: typeof import('./day-panel.tsx').DayPanel
}

/**
 * Opens the panel of a day that has entries, unless a listener prevents it (CAL-03). It closes when its month is
 * replaced.
 */
export function useOpenedDay(host: FlxElement, entriesOf: (day: string) => readonly CalendarEntry[]) {
  const [last, setOpened] = useState<Omit<OpenedDay, 'entries'> | null>(null)
  /** The day whose panel was open on pointerdown, which closes it: the click must not open it again. */
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
        // A double click is meant to open the panel: it opens after the browser has reported that it closed.
        else if (detail > 1) setTimeout(() => void open(day, currentTarget))
        pressed.current = ''
      },
    }
  }
  return { opened, buttonOf, close: () => setOpened(null) }
}
