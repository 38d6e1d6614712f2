import type { ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { reportError } from '../../core/element/report-error.ts'
import { emit } from '../../core/events.ts'
import { addMonths, toDay } from '../../core/french/day.ts'
import { atom, store } from '../../core/store.ts'
import type { CalendarEntry } from './calendar-entry.ts'
import './calendar-types.ts'

/** Loads the code that fetches months and shows errors at once, as a lost network could not load the latter later. */
async function fetchCode() {
  const [{ askMonth, explain }, { FailureOrLogin }] = await Promise.all([
    import('./calendar-months.ts'),
    import('../../overlays/session/failure-or-login.tsx'),
  ])
  return { askMonth, explain, FailureOrLogin }
}

type Later = Awaited<ReturnType<typeof fetchCode>>

interface MonthsView {
  /** `Y-m` */
  shown: string
  entries: readonly CalendarEntry[]
  /** True if the entries are those of the month: rendered by the server, or fetched. */
  isKnown: boolean
  /** The day in the tab order, from which the arrow keys move. */
  current: string
  isBusy: boolean
  /** The props of the error about a month that failed to load. */
  failure:
    | (Pick<ComponentProps<Later['FailureOrLogin']>, 'error' | 'message' | 'retry'> & { View: Later['FailureOrLogin'] })
    | null
}

const monthOf = (day: string): string => day.slice(0, 7)
const monthAfter = (month: string, count: number): string => monthOf(addMonths(`${month}-01`, count))
const detailOf = (month: string) => ({ year: Number(month.slice(0, 4)), month: Number(month.slice(5)) })

/** Returns the day of a month that is in the tab order: the wanted one, today, or the first. */
function currentIn(month: string, wanted: string): string {
  return [wanted, toDay(new Date())].find((day) => day.startsWith(month)) ?? `${month}-01`
}

/**
 * Creates the state of a calendar's months, each of which is fetched once (CAL-01, CAL-05). The month shown stays
 * until the last one asked for has loaded; one that failed is fetched again the next time.
 *
 * @param shown - The first month to show.
 * @param drawn - The entries of that month, if the server rendered it.
 */
export function createMonths(host: HTMLElement, shown: string, drawn?: readonly CalendarEntry[]) {
  const current = currentIn(shown, '')
  const first = { shown, entries: drawn ?? [], isKnown: drawn !== undefined, current, isBusy: false, failure: null }
  const state = atom<MonthsView>(first)
  const now = (): MonthsView => store.get(state)
  const known = new Map<string, Promise<readonly CalendarEntry[]>>()
  let stop = new AbortController()
  let address = ''
  let later: Promise<Later> | undefined
  /** The month that was asked for last. */
  let wanted = shown
  let isPrepared = false

  const change = (part: Partial<MonthsView>): void => store.set(state, { ...now(), ...part })

  function load(): Promise<Later> {
    later ??= fetchCode()
    later.catch(() => {
      later = undefined
    })
    return later
  }

  function get(month: string): Promise<readonly CalendarEntry[]> {
    const { signal } = stop
    const asked = known.get(month) ?? load().then(({ askMonth }) => askMonth(host, address, month, signal))
    known.set(month, asked)
    asked.catch(() => known.get(month) === asked && known.delete(month))
    return asked
  }

  async function fail(month: string, day: string, error: unknown): Promise<void> {
    wanted = now().shown
    change({ isBusy: false })
    try {
      const { explain, FailureOrLogin: View } = await load()
      const message = explain(host, error)
      flushSync(() => change({ failure: { error, message, retry: () => void show(month, day), View } }))
      emit(host, 'flx-calendar-error', { ...detailOf(month), error, message })
    } catch {
      reportError(host, error)
    }
  }

  /** Loads a month and shows it, with one of its days in the tab order. */
  async function show(month: string, day = ''): Promise<void> {
    const { signal } = stop
    wanted = month
    change({ isBusy: true })
    try {
      const entries = await get(month)
      if (wanted !== month || signal.aborted) return
      const before = now().shown
      const shown = { shown: month, entries, isKnown: true, current: currentIn(month, day || now().current) }
      // Rendered synchronously, so that listeners of the event find the month in the page.
      flushSync(() => change({ ...shown, isBusy: false, failure: null }))
      ahead(month < before ? -1 : 1)
      if (month !== before) emit(host, 'flx-calendar-month', detailOf(month))
    } catch (error) {
      if (wanted === month && !signal.aborted) await fail(month, day, error)
    }
  }

  function ahead(direction: 1 | -1): void {
    get(monthAfter(now().shown, direction)).catch(() => {})
  }

  return {
    state,
    show,
    /** Moves by a number of months from the one asked for last. */
    move: (count: number): void => void show(monthAfter(wanted, count)),
    /** Moves the tab order to a day of the month shown. */
    pick: (day: string): void => change({ current: day }),
    /** Moves the tab order to a day, which may be in another month. */
    goTo(day: string): void {
      if (day.startsWith(now().shown) && wanted === now().shown) change({ current: day })
      else void show(monthOf(day), day)
    },
    /** Loads the next month ahead, as the visitor is about to use the calendar. */
    prepare(): void {
      if (!isPrepared) ahead(1)
      isPrepared = true
    },
    /** Forgets all months and loads the one shown again. */
    refresh(): Promise<void> {
      known.clear()
      return show(now().shown)
    },
    /** Sets the URL to fetch from. @returns a function that aborts pending requests. */
    start(url: string): () => void {
      stop = new AbortController()
      known.clear()
      if (drawn) known.set(shown, Promise.resolve(drawn))
      const isOther = address !== '' && address !== url
      address = url
      if (isOther || !now().isKnown) void show(wanted)
      return () => stop.abort()
    },
  }
}
