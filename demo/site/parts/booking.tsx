import * as v from 'valibot'
import { slotsReply } from '../../../src/shop/reservation/reservation-contract.ts'
import { ReservationView } from '../../../src/shop/reservation/reservation-view.tsx'
import type { WireSlots } from '../../server/reservations/reservation-wire.ts'

/** The data of a booking: the slots, and the booking to move, if any. */
export interface BookingProps {
  slots: WireSlots
  referenceId: number
  /** Address of the page, to which a day is added. */
  page: string
  /** The booking to move, as given by the popup's address (POPUP-08). */
  move?: { lineId: string; date: string; start: string; from: string } | undefined
  /** Type of a new booking, which the element sends as it is. */
  type?: string | undefined
  forceadm?: string | undefined
}

function fieldsOf({ slots, referenceId, move, type = '', forceadm }: BookingProps): Record<string, string> {
  const fields = { idarticle: slots.idarticle, idreference: String(referenceId), ...(forceadm ? { forceadm } : {}) }
  if (!move) return { action: 'reservation', ...fields, ...(type && { type }) }
  const action = move.from === 'compte' ? 'changereservationcompte' : 'changereservationpanier'
  return { action, ...fields, idligne: move.lineId, type: 'move' }
}

/** The days and slots of an article, rendered by the server and then taken over by the element. */
export function Booking(props: BookingProps) {
  const { slots, referenceId, page, move, type, forceadm } = props
  const hrefOf = (date: string): string => {
    const url = new URL(page, 'http://page')
    url.searchParams.set(move ? 'jour' : 'date', date)
    return url.pathname + url.search
  }
  return (
    <flx-reservation
      article={slots.idarticle}
      reference={referenceId}
      line={move?.lineId}
      type={move ? 'move' : type}
      from={move?.from}
      date={move?.date}
      heure={move?.start}
      forceadm={forceadm}
    >
      <ReservationView
        slots={v.parse(slotsReply, slots)}
        action="/globalflexit/ajax/modules/boutique/article/traitement.php"
        fields={fieldsOf(props)}
        moved={move ?? null}
        notice={null}
        hrefOf={hrefOf}
      />
    </flx-reservation>
  )
}
