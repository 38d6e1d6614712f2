import { formatLongDay } from '../../core/french/day.ts'
import { parseFragment } from '../../core/html/gate.ts'
import { isDocument } from '../../core/html/is-document.ts'
import { plainText } from '../../core/html/plain-text.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import { readMessages, refuseHtml } from '../../core/http/html-messages.ts'
import { httpTexts } from '../../core/http/http-messages.ts'
import { send } from '../../core/http/send.ts'
import { checkData } from '../../core/http/send-json.ts'
import type { CartOutcome } from '../../domain/cart/cart-queue.ts'
import { bookedReply } from './booked-contract.ts'
import { readSlotValue, type Slots, slotsReply } from './reservation-contract.ts'

/** Fields of a request, named as the server does: `idarticle`, `idreference`, `idligne`, `type`, `forceadm` … */
export type Fields = Record<string, string>

export type SlotsAnswer = { type: 'json'; slots: Slots } | { type: 'html'; html: string }

export interface Booked extends CartOutcome {
  message: string
  lineId: string
  /** Seconds for which the places are held; 0 if the server does not say. */
  expiresIn: number
  /** The view, if the server renders it. */
  html: string | null
}

/** Returns the address that the view's plain form posts to. */
export function articleAddress(): string {
  return endpoint('ajax/modules/boutique/article/traitement.php')
}

/** Returns true if HTML is the view: it has days, slots, or the attributes that mark a view (decision 23). */
function isView(html: string): boolean {
  const hooks = '[data-flx-view], [data-flx-action], [data-flx-date]'
  return !isDocument(html) && parseFragment(html).querySelector(hooks) !== null
}

/** Fetches the slots of a day. @throws {RequestError} for every outcome that is not an answer of the shop (HTTP-02). */
export async function readSlots(fields: Fields, signal: AbortSignal): Promise<SlotsAnswer> {
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
export async function callBooking(action: string, fields: Fields): Promise<Booked> {
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
