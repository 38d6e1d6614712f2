import type { ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { reportError } from '../../core/element/report-error.ts'
import { emit } from '../../core/events.ts'
import { addMonths, toDay } from '../../core/french/day-steps.ts'
import { atom, store } from '../../core/store.ts'
import type { CalendarEntry } from './calendar-entry.ts'
import './calendar-events.ts'

type Later = typeof import('./calendar-months.ts')

/** What a calendar shows. */
interface MonthsView {
  /** `Y-m` */
  shown: string
  entries: readonly CalendarEntry[]
  /** The entries are those of the month: it was drawn by the server, or has come. */
  isKnown: boolean
  /** The day that the keys go on from. */
  current: string
  /** A month is on its way. */
  isBusy: boolean
  /** The month that did not come. */
  failure: (ComponentProps<Later['FailureOrLogin']> & { View: Later['FailureOrLogin'] }) | null
}

const monthOf = (day: string): string => day.slice(0, 7)
const monthAfter = (month: string, count: number): string => monthOf(addMonths(`${month}-01`, count))
const detailOf = (month: string) => ({ year: Number(month.slice(0, 4)), month: Number(month.slice(5)) })

/** The day of a month that keys begin at: the wanted one, today, or the first. */
function currentIn(month: string, wanted: string): string {
  return [wanted, toDay(new Date())].find((day) => day.startsWith(month)) ?? `${month}-01`
}

/**
 * The months of a calendar, each asked for once (CAL-01, CAL-05). The month that is shown stays until the one that was
 * asked for last has come; one that fails is asked for anew the next time.
 *
 * @param shown - The month to begin with.
 * @param drawn - Its entries, where the server drew it.
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
    later ??= import('./calendar-months.ts')
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
      const { explain, fetchLogin, FailureOrLogin: View } = await load()
      const message = explain(host, error)
      flushSync(() => change({ failure: { error, retry: () => void show(month, day), fetchLogin, View } }))
      emit(host, 'flx-calendar-error', { ...detailOf(month), error, message })
    } catch {
      reportError(host, error)
    }
  }

  /** Shows a month, and has Tab lead to a day of it, once it is there. */
  async function show(month: string, day = ''): Promise<void> {
    const { signal } = stop
    wanted = month
    change({ isBusy: true })
    try {
      const entries = await get(month)
      if (wanted !== month || signal.aborted) return
      const before = now().shown
      const shown = { shown: month, entries, isKnown: true, current: currentIn(month, day || now().current) }
      // Who hears of it finds it in the page.
      flushSync(() => change({ ...shown, isBusy: false, failure: null }))
      ahead(month < before ? -1 : 1)
      if (month !== before) emit(host, 'flx-calendar-month', detailOf(month))
    } catch (error) {
      if (wanted === month && !signal.aborted) await fail(month, day, error)
    }
  }

  /** Fetches what the visitor may ask for next. */
  function ahead(direction: 1 | -1): void {
    get(monthAfter(now().shown, direction)).catch(() => {})
  }

  return {
    state,
    show,
    /** Goes months on from the one that was asked for last. */
    move: (count: number): void => void show(monthAfter(wanted, count)),
    /** Has Tab lead to a day of the month that is shown. */
    pick: (day: string): void => change({ current: day }),
    /** Has Tab lead to a day, which may be of another month. */
    goTo(day: string): void {
      if (day.startsWith(now().shown) && wanted === now().shown) change({ current: day })
      else void show(monthOf(day), day)
    },
    /** The visitor is about to use the calendar: the next month is fetched ahead. */
    prepare(): void {
      if (!isPrepared) ahead(1)
      isPrepared = true
    },
    /** Asks anew for what was seen. */
    refresh(): Promise<void> {
      known.clear()
      return show(now().shown)
    },
    /** Asks this address from now on. @returns gives up what is on its way. */
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
