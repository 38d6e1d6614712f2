import { useEffect, useRef, useState } from 'react'
import { endpoint } from '../../core/config.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { emit } from '../../core/events.ts'
import { formatLongDay } from '../../core/french/day.ts'
import { parseFragment } from '../../core/html/gate.ts'
import { isDocument } from '../../core/html/is-document.ts'
import { plainText } from '../../core/html/plain-text.ts'
import { readMessages, refuseHtml } from '../../core/http/html-messages.ts'
import { httpTexts } from '../../core/http/http-messages.ts'
import { createLatest } from '../../core/http/latest.ts'
import { isAborted, visitorMessage } from '../../core/http/request-error.ts'
import { send } from '../../core/http/send.ts'
import { checkData } from '../../core/http/send-json.ts'
import { closeOwnPopup, notifyOpener } from '../../core/overlay/opener.ts'
import { useEvent } from '../../core/use-event.ts'
import { type CartOutcome, changeCart } from '../../domain/cart/cart-queue.ts'
import { announceUnknownCart } from '../../domain/cart/known-cart.ts'
import type { ViewAction } from '../../ui/server-view/view-actions.ts'
import { bookedReply, readSlotValue, type Slots, slotsReply } from './reservation-contract.ts'
import { reservationTexts as t } from './reservation-messages.ts'

interface Hold {
  lineId: string
  /** When the hold ends, in milliseconds of the visitor's clock. */
  end: number
}

interface ReservationState {
  /** The last answer; null as long as the view that came with the page is shown. */
  shown: SlotsAnswer | null
  busy: boolean
  problem: string
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
  /** The day on its way to the page; empty if none is. */
  const coming = useRef('')
  const again = useRef<() => void>(() => {})
  const change = (part: Partial<ReservationState>): void => setState((before) => ({ ...before, ...part }))

  useEffect(() => () => latest.abort(), [latest])

  const fail = (error: unknown, retry: () => void): void => {
    if (isAborted(error)) return
    coming.current = ''
    again.current = retry
    change({ busy: false, problem: visitorMessage(error) })
  }

  /** Shows a day; if it is empty, the server chooses one. */
  const show = async (date: string, kept: Partial<ReservationState> = { notice: null }): Promise<void> => {
    coming.current = date
    change({ busy: true, problem: '' })
    try {
      const shown = await latest.run((signal) => readSlots({ ...given, date }, signal))
      coming.current = ''
      const hold = shown.type === 'json' ? { hold: heldOf(shown) } : {}
      change({ shown, busy: false, ...hold, ...kept })
    } catch (error) {
      fail(error, () => void show(date, kept))
    }
  }

  // Places may have been released or taken: on a page that comes back, in another tab, at the end of a hold.
  useEvent(document, 'flx-cart-stale', () => {
    const date = host.querySelector('[data-flx-date]')?.getAttribute('data-flx-date') ?? ''
    void show(date)
  })

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

  const book = async (action: string, fields: Fields): Promise<void> => {
    // While the chosen day is on its way, the slots shown are still those of another.
    const { date = '' } = readSlotValue(fields['idvalue'] ?? '') ?? {}
    if (sending.current || (coming.current && coming.current !== date)) return
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
    /** Called when the time is over: says that the places are released, so that the cart and the days are read again. */
    expire: (): void => {
      emit(host, 'flx-reservation-expired', { lineId: state.hold?.lineId ?? '' })
      change({ hold: null, isExpired: true })
      announceUnknownCart()
    },
  }
}

/** Fields of a request, named as the server does: `idarticle`, `idreference`, `idligne`, `type`, `forceadm` … */
export type Fields = Record<string, string>

type SlotsAnswer = { type: 'json'; slots: Slots } | { type: 'html'; html: string }

interface Booked extends CartOutcome {
  message: string
  lineId: string
  /** Seconds for which the places are held; 0 if the server does not say. */
  expiresIn: number
  /** The view, if the server renders it. */
  html: string | null
}

export function articleAddress(): string {
  return endpoint('ajax/modules/boutique/article/traitement.php')
}

/** Returns true if HTML is the view: it has days, slots, or the attributes that mark a view (decision 23). */
function isView(html: string): boolean {
  const hooks = '[data-flx-view], [data-flx-action], [data-flx-date]'
  return !isDocument(html) && parseFragment(html).querySelector(hooks) !== null
}

/** Fetches the slots of a day. @throws {RequestError} for every outcome that is not an answer of the shop (HTTP-02). */
async function readSlots(fields: Fields, signal: AbortSignal): Promise<SlotsAnswer> {
  const reply = await send({ address: articleAddress(), body: { ...fields, action: 'creneaux' }, signal })
  if (reply.type === 'html') {
    if (!isView(reply.html))
      refuseHtml(reply.html, reply.address, 'jours et créneaux (data-flx-view ou data-flx-action)')
    return reply
  }
  return { type: 'json', slots: checkData(slotsReply, reply.data, reply.address) }
}

/** Returns the body of a booking or a move (RESA-01). */
function bodyOf(action: string, { idvalue = '', type = 'reservation', ...fields }: Fields) {
  const { date = '', start = '', end = '' } = readSlotValue(idvalue) ?? {}
  if (action !== 'reservation') {
    return { ...fields, type, action, idvalue, date_txt: formatLongDay(date), forceadm: fields['forceadm'] ?? '' }
  }
  return { ...fields, action, params: { type, date, heure: start, heure_fin: end, idvalue } }
}

const bookedDue = 'alert-success, alert-danger ou data-flx-expires'

/** Books a slot, or moves a booking to it. @throws {RequestError} as `readSlots`. */
async function callBooking(action: string, fields: Fields): Promise<Booked> {
  const reply = await send({ address: articleAddress(), body: bodyOf(action, fields) })
  if (reply.type === 'html') {
    const { refusal, success } = readMessages(reply.html)
    const isDone = success !== '' || /\sdata-flx-expires[\s=]/.test(reply.html)
    if (isDocument(reply.html) || (!refusal && !isDone)) refuseHtml(reply.html, reply.address, bookedDue)
    const answer = { refusal, message: success, lineId: fields['idligne'] ?? '', expiresIn: 0 }
    return { ...answer, summary: null, html: isView(reply.html) ? reply.html : null }
  }
  const { isDone, message, lineId, expiresIn, summary } = checkData(bookedReply, reply.data, reply.address)
  const text = plainText(message)
  return {
    summary,
    refusal: isDone ? '' : text || httpTexts('refused'),
    message: text,
    lineId: lineId || (fields['idligne'] ?? ''),
    expiresIn,
    html: null,
  }
}
