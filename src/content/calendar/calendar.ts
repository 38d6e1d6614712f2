import '../../ui/styles.ts'
import { intentTypes } from '../../core/browser/intent.ts'
import { matches, onMedia } from '../../core/browser/media.ts'
import { address } from '../../core/element/address-codec.ts'
import type { CallableBehaviour } from '../../core/element/behaviour-with-methods.ts'
import { text } from '../../core/element/codecs.ts'
import { openingTag, reportError } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { emit } from '../../core/events.ts'
import { addDays, addMonths, toDay } from '../../core/french/day-steps.ts'
import { keepOriginals } from '../../core/html/originals.ts'
import css from './calendar.css'
import type { CalendarEntry } from './calendar-entry.ts'
import { languageAt } from './calendar-language.ts'
import type { CalendarMethods } from './calendar-methods.ts'
import type { CalendarMonths } from './calendar-months.ts'
import { parseMonth, readDrawnMonth } from './drawn-month.ts'
import { create, drawMonth } from './month-grid.ts'

export const calendarAttributes = { url: address(), month: text() }

/** Months that were shown, by element: one whose attributes change goes on from there. */
const left = new WeakMap<Element, string>()

function moveButton(sign: string): HTMLButtonElement {
  const button = create('button', 'flx-month__move', sign)
  button.type = 'button'
  return button
}

/** Below it the month is a list of the days that have entries. */
const asList = '(max-width: 575.98px)'

/** How many days and months each key moves by; Home and End go to the ends of the week. */
const steps: Record<string, readonly [days: number, months: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [-7, 0],
  ArrowDown: [7, 0],
  PageUp: [0, -1],
  PageDown: [0, 1],
}

/** Where a key leads from a day of the grid (CAL-05). */
function dayAfter(key: string, shiftKey: boolean, day: string): string | undefined {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  if (key === 'Home') return addDays(day, -weekday)
  if (key === 'End') return addDays(day, 6 - weekday)
  const step = steps[key]
  return step && addMonths(addDays(day, step[0]), step[1] * (shiftKey ? 12 : 1))
}

/** A month and its days (CAL-01 to CAL-06). */
export const calendar: CallableBehaviour<typeof calendarAttributes, CalendarMethods> = (host) => {
  adoptStyles(css)
  const { url } = host
  if (!url) {
    console.warn(`flx : ${openingTag(host)} attend url, l’adresse qui donne les jours d’un mois.`)
    return undefined
  }
  const drawn = readDrawnMonth(host)
  const given = host.month ? parseMonth(host.month) : undefined
  if (host.month && !given) console.warn(`flx : ${openingTag(host)} : month="${host.month}" n’est pas un mois.`)
  const language = languageAt(host)
  const stop = new AbortController()
  const { signal } = stop
  const here = toDay(new Date()).slice(0, 7)

  let shown = drawn?.month ?? given ?? here
  let entries: readonly CalendarEntry[] = drawn?.entries ?? []
  let wanted = shown
  /** The day that the keys go on from. */
  let current = `${shown}-01`
  let closePanel: (() => void) | undefined
  /** The day whose panel a press has just closed: the click that follows does not open it anew. */
  let pressed: Element | undefined

  for (const leftover of host.querySelectorAll(':scope > .flx-month[data-flx-mount]')) leftover.remove()
  const title = create('p', 'flx-month__title')
  title.ariaLive = 'polite'
  const previous = moveButton('‹')
  const next = moveButton('›')
  const today = create('button', 'flx-button flx-button--small flx-month__today', language.today)
  today.type = 'button'
  const none = create('p', 'flx-month__none', language.none)
  const place = create('div', 'flx-month', create('div', 'flx-month__head', previous, title, next, today), none)
  place.dataset['flxMount'] = ''
  let table = drawMonth(shown, entries, language)

  const dayButton = (day: string): HTMLButtonElement | undefined =>
    [...table.querySelectorAll<HTMLButtonElement>('.flx-month__day')].find(({ dataset }) => dataset['day'] === day)

  /** Of the grid one day is reached by Tab, of the list all those that it shows. */
  const settle = (): void => {
    const isList = matches(asList)
    table.role = isList ? null : 'grid'
    for (const button of table.querySelectorAll<HTMLButtonElement>('.flx-month__day')) {
      const isReached = isList ? button.ariaHasPopup === 'dialog' : button.dataset['day'] === current
      button.tabIndex = isReached ? 0 : -1
    }
  }
  const draw = (): void => {
    closePanel?.()
    const hadFocus = table.contains(document.activeElement)
    const fresh = drawMonth(shown, entries, language)
    table.replaceWith(fresh)
    table = fresh
    if (!current.startsWith(shown)) current = toDay(new Date()).startsWith(shown) ? toDay(new Date()) : `${shown}-01`
    const name = language.month(shown)
    if (title.textContent !== name) title.textContent = name
    previous.ariaLabel = language.month(addMonths(`${shown}-01`, -1).slice(0, 7))
    next.ariaLabel = language.month(addMonths(`${shown}-01`, 1).slice(0, 7))
    today.disabled = shown === here
    none.hidden = entries.length > 0
    settle()
    if (hadFocus) (dayButton(current) ?? next).focus()
  }

  let months: Promise<CalendarMonths> | undefined
  const source = (): Promise<CalendarMonths> => {
    months ??= import('./calendar-months.ts').then(({ CalendarMonths }) => {
      const made = new CalendarMonths(host, url)
      if (drawn) made.keep(drawn.month, drawn.entries)
      if (signal.aborted) made.stop()
      return made
    })
    months.catch(() => {
      months = undefined
    })
    return months
  }
  /** What the visitor may ask for next is on its way before. */
  const fetchAhead = async (month: string): Promise<void> => {
    await source()
      .then((ready) => ready.get(month))
      .catch(() => {})
  }

  const fail = async (month: string, error: unknown): Promise<void> => {
    wanted = shown
    host.removeAttribute('aria-busy')
    const detail = { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) }
    try {
      const message = (await source()).tell(error, table, () => void show(month))
      emit(host, 'flx-calendar-error', { ...detail, error, message })
    } catch {
      reportError(host, error)
    }
  }

  /** Shows a month, once it is there; another one asked for meanwhile takes its place. */
  const show = async (month: string, day?: string): Promise<void> => {
    const direction = month < shown ? -1 : 1
    wanted = month
    host.ariaBusy = 'true'
    try {
      const ready = await source()
      const found = await ready.get(month)
      if (wanted !== month || signal.aborted) return
      ready.status.clearError()
      const isOther = shown !== month
      shown = month
      left.set(host, month)
      entries = found
      if (day) current = day
      draw()
      void fetchAhead(addMonths(`${month}-01`, direction).slice(0, 7))
      if (isOther) emit(host, 'flx-calendar-month', { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) })
    } catch (error) {
      if (wanted === month && !signal.aborted) await fail(month, error)
    } finally {
      if (wanted === shown || signal.aborted) host.removeAttribute('aria-busy')
    }
  }
  const move = (count: number): void => void show(addMonths(`${wanted}-01`, count).slice(0, 7))
  const go = (day: string): void => {
    if (day.startsWith(shown) && wanted === shown) {
      current = day
      settle()
      dayButton(day)?.focus()
    } else void show(day.slice(0, 7), day)
  }
  const open = async (button: HTMLButtonElement): Promise<void> => {
    const day = button.dataset['day'] ?? ''
    const own = entries.filter((entry) => entry.day === day)
    if (own.length === 0 || !emit(host, 'flx-calendar-open', { day, entries: own }, { cancelable: true })) return
    try {
      const { openDayPanel } = await import('./day-panel.ts')
      if (!button.isConnected || signal.aborted) return
      closePanel?.()
      closePanel = openDayPanel(place, button, own, language)
    } catch (error) {
      reportError(host, error)
    }
  }

  const dayOf = (target: EventTarget | null): HTMLButtonElement | null =>
    target instanceof Element ? target.closest<HTMLButtonElement>('.flx-month__day') : null
  const listen = { signal }
  place.addEventListener(
    'pointerdown',
    ({ target }) => {
      pressed = dayOf(target)?.ariaExpanded === 'true' ? (dayOf(target) ?? undefined) : undefined
    },
    { signal, capture: true },
  )
  place.addEventListener(
    'click',
    ({ target }) => {
      const button = dayOf(target)
      if (!button) return
      current = button.dataset['day'] ?? current
      settle()
      if (button === pressed) pressed = undefined
      else void open(button)
    },
    listen,
  )
  place.addEventListener(
    'keydown',
    (event) => {
      const day = dayOf(event.target)?.dataset['day']
      if (!day || event.altKey || event.ctrlKey || event.metaKey || matches(asList)) return
      const to = dayAfter(event.key, event.shiftKey, day)
      if (!to) return
      event.preventDefault()
      go(to)
    },
    listen,
  )
  previous.addEventListener('click', () => move(-1), listen)
  next.addEventListener('click', () => move(1), listen)
  today.addEventListener('click', () => void show(here, toDay(new Date())), listen)
  for (const type of intentTypes) {
    const ahead = () => void fetchAhead(addMonths(`${shown}-01`, 1).slice(0, 7))
    place.addEventListener(type, ahead, { signal, once: true, passive: true })
  }
  const stopMedia = onMedia(asList, settle)

  host.methods.provide('show', async (month) => {
    const asked = parseMonth(month)
    if (!asked) throw new RangeError(`flx : ${openingTag(host)} : « ${month} » n’est pas un mois.`)
    await show(asked)
  })
  host.methods.provide('refresh', async () => {
    ;(await source()).forget()
    await show(shown)
  })

  const giveBack = drawn && keepOriginals(drawn.element, ['hidden'])
  if (drawn) {
    drawn.element.hidden = true
    drawn.element.after(place)
  } else host.prepend(place)
  place.append(table)
  place.append(none)
  draw()
  const wish = left.get(host) ?? given
  if (!drawn || (wish && wish !== shown)) void show(wish ?? shown)
  return () => {
    stop.abort()
    stopMedia()
    closePanel?.()
    place.remove()
    giveBack?.()
    host.removeAttribute('aria-busy')
    months?.then(
      (ready) => ready.stop(),
      () => {},
    )
  }
}
