import { useEffect, useRef, useState } from 'react'
import type { FlxElement } from '../../core/element/react-element.ts'
import { emit } from '../../core/events.ts'
import { createLatest } from '../../core/http/latest.ts'
import { isAborted, visitorMessage } from '../../core/http/request-error.ts'
import { closeOwnPopup, notifyOpener } from '../../core/overlay/opener.ts'
import { changeCart } from '../../domain/cart/cart-queue.ts'
import { announceUnknownCart } from '../../domain/cart/known-cart.ts'
import type { ViewAction } from '../../ui/server-view/view-actions.ts'
import { type Booked, callBooking, type Fields, readSlots, type SlotsAnswer } from './reservation-api.ts'
import { readSlotValue } from './reservation-contract.ts'
import './reservation-types.ts'
import { reservationTexts as t } from './reservation-messages.ts'

export interface Hold {
  lineId: string
  /** When the hold ends, in milliseconds of the visitor's clock. */
  end: number
}

export interface ReservationState {
  /** The last answer; null as long as the view that came with the page is shown. */
  shown: SlotsAnswer | null
  busy: boolean
  /** Why the last request failed. */
  problem: string
  /** The server's message about the last booking. */
  notice: { isDone: boolean; text: string } | null
  hold: Hold | null
  isExpired: boolean
}

const first: ReservationState = {
  shown: null,
  busy: false,
  problem: '',
  notice: null,
  hold: null,
  isExpired: false,
}

const holdFor = (lineId: string, seconds: number): Hold | null =>
  seconds > 0 ? { lineId, end: Date.now() + seconds * 1000 } : null

/** Reads the held places from a view of the server. */
export function holdOfView(view: Element | null): Hold | null {
  const seconds = Number(view?.getAttribute('data-flx-expires') ?? 0)
  return holdFor(view?.getAttribute('data-flx-held') ?? '', seconds)
}

const heldOf = (answer: SlotsAnswer): Hold | null =>
  answer.type === 'json' && answer.slots.held ? holdFor(answer.slots.held.lineId, answer.slots.held.expiresIn) : null

function detailOf(action: string, fields: Fields, { lineId, message }: Booked) {
  const value = fields['idvalue'] ?? ''
  const { date = '', start = '', end = '' } = readSlotValue(value) ?? {}
  return { action, value, date, start, end, lineId, message: message || t('done') }
}

/** Returns the days and slots of an article, and the actions on them. */
export function useReservation(host: FlxElement, given: Fields) {
  const [state, setState] = useState(first)
  const [latest] = useState(createLatest)
  const sending = useRef(false)
  const again = useRef<() => void>(() => {})
  const change = (part: Partial<ReservationState>): void => setState((before) => ({ ...before, ...part }))

  useEffect(() => () => latest.abort(), [latest])

  const fail = (error: unknown, retry: () => void): void => {
    if (isAborted(error)) return
    again.current = retry
    change({ busy: false, problem: visitorMessage(error) })
  }

  /** Shows a day; if it is empty, the server chooses one. */
  const show = async (date: string, kept: Partial<ReservationState> = { notice: null }): Promise<void> => {
    change({ busy: true, problem: '' })
    try {
      const shown = await latest.run((signal) => readSlots({ ...given, date }, signal))
      const hold = shown.type === 'json' ? { hold: heldOf(shown) } : {}
      change({ shown, busy: false, ...hold, ...kept })
    } catch (error) {
      fail(error, () => void show(date, kept))
    }
  }

  const send = async (action: string, fields: Fields): Promise<Booked> => {
    if (action === 'changereservationcompte') return callBooking(action, fields)
    const value = fields['idvalue'] ?? ''
    const { outcome } = await changeCart(host, { action, value }, `${action} ${value}`, () =>
      callBooking(action, fields),
    )
    return outcome
  }

  const finish = async (action: string, fields: Fields, booked: Booked): Promise<void> => {
    const detail = detailOf(action, fields, booked)
    const notice = { isDone: !booked.refusal, text: booked.refusal || detail.message }
    if (booked.html === null) await show(detail.date, { notice, isExpired: false })
    else change({ shown: { type: 'html', html: booked.html }, busy: false, notice: null, isExpired: false })
    if (booked.refusal) return
    emit(host, 'flx-reservation-done', detail)
    notifyOpener('flx-reservation-done', detail)
    await closeOwnPopup()
  }

  /** Sends a booking or a move; a second click meanwhile is ignored. */
  const book = async (action: string, fields: Fields): Promise<void> => {
    if (sending.current) return
    sending.current = true
    change({ busy: true, problem: '' })
    try {
      const booked = await send(action, fields)
      await finish(action, fields, booked)
    } catch (error) {
      fail(error, () => void book(action, fields))
    } finally {
      sending.current = false
    }
  }

  return {
    state,
    show,
    retry: () => again.current(),
    setHold: (hold: Hold | null) => change({ hold }),
    perform: ({ action, value, fields }: ViewAction): void => {
      if (action === 'creneaux') void show(value)
      else void book(action, { ...given, ...Object.fromEntries(fields) })
    },
    /** Called when the time is over: tells the cart that the places are released, and fetches the day again. */
    expire: (): void => {
      emit(host, 'flx-reservation-expired', { lineId: state.hold?.lineId ?? '' })
      announceUnknownCart()
      change({ hold: null, isExpired: true })
      const date = host.querySelector('[data-flx-date]')?.getAttribute('data-flx-date') ?? ''
      void show(date)
    },
  }
}
