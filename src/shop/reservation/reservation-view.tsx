import { formatLongDay } from '../../core/french/day.ts'
import { formatHourRange } from '../../core/french/time.ts'
import { colon } from '../../core/i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Choice, SelectField } from '../../ui/field.tsx'
import { DayGrid, placesText } from './day-grid.tsx'
import { type Slot, type Slots, slotValue } from './reservation-contract.ts'
import { reservationTexts as t } from './reservation-messages.ts'

const mostSeats = 8

export interface ReservationViewProps {
  slots: Slots
  /** Address that the form posts to without JavaScript. */
  action: string
  /** Hidden fields of the form: `action`, `idarticle`, `idreference`, `idligne`, `type`, `forceadm`. */
  fields: Record<string, string>
  /** The booking to move, if there is one: its day and time cannot be chosen again. */
  moved: { date: string; start: string } | null
  notice: { isDone: boolean; text: string } | null
  hrefOf(date: string): string
}

function Notice({ isDone, text }: { isDone: boolean; text: string }) {
  const names = isDone ? 'alert alert-success' : 'alert alert-danger'
  return <p className={`flx-reservation__notice ${names}`}>{text}</p>
}

type Chosen = Pick<ReservationViewProps, 'slots' | 'moved'>

/** Returns true if this slot is the current one of the booking to move. */
const isMoved = ({ slots: { date }, moved }: Chosen, slot: Slot): boolean =>
  moved?.date === date && moved.start === slot.start

function SlotChoices(chosen: Chosen) {
  const { date, slots } = chosen.slots
  return slots.map((slot) => {
    const isCurrent = isMoved(chosen, slot)
    const side = slot.isFull ? t('full') : placesText(slot.places)
    return (
      <Choice
        key={slot.id}
        name="idvalue"
        value={slotValue(date, slot)}
        title={formatHourRange(slot.start, slot.end)}
        side={side}
        disabled={slot.isFull || isCurrent}
        required
        // Chromium announces a required radio as invalid before a choice is made.
        aria-invalid={false}
      >
        {isCurrent && t('current')}
      </Choice>
    )
  })
}

function Seats({ slots, article }: { slots: Slots; article: string }) {
  const most = Math.min(mostSeats, Math.max(1, ...slots.slots.map(({ places }) => places)))
  if (most === 1) return <input type="hidden" name="quantite" value="1" />
  const counts = Array.from({ length: most }, (_, index) => index + 1)
  return (
    <SelectField
      id={`flx-reservation-seats-${article}`}
      label={t('seats')}
      name="quantite"
      className="flx-reservation__seats"
    >
      {counts.map((count) => (
        <option key={count} value={count}>
          {count}
        </option>
      ))}
    </SelectField>
  )
}

/** The days, then the slots of one of them. The server renders the same markup. */
export function ReservationView({ slots, action, fields, moved, notice, hrefOf }: ReservationViewProps) {
  const { date, days, held } = slots
  const isOpen = slots.slots.some((slot) => !slot.isFull && !isMoved({ slots, moved }, slot))
  return (
    <div
      className="flx-reservation"
      data-flx-view="reservation"
      data-flx-date={date}
      data-flx-held={held?.lineId}
      data-flx-expires={held?.expiresIn}
    >
      {notice && !(notice.isDone && held) && <Notice {...notice} />}
      {held && (
        <p className="flx-reservation__held alert alert-success">
          {t('held', {
            slot: `${formatLongDay(held.date)}, ${formatHourRange(held.start, held.end)} (${placesText(held.seats)})`,
          })}
        </p>
      )}
      {days.length === 0 && <p className="flx-reservation__text">{t('none')}</p>}
      {days.length > 0 && <DayGrid days={days} date={date} hrefOf={hrefOf} />}
      {date && (
        <form method="post" action={action} className="flx-reservation__form" key={date}>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <fieldset className="flx-reservation__slots">
            <legend className="flx-reservation__date">
              <span className="flx-visually-hidden">
                {t('slots')}
                {colon()}
              </span>
              {formatLongDay(date)}
            </legend>
            <SlotChoices slots={slots} moved={moved} />
          </fieldset>
          {isOpen && !moved && <Seats slots={slots} article={fields['idarticle'] ?? ''} />}
          {isOpen ? (
            <Button type="submit" look="primary" data-flx-action={fields['action'] ?? 'reservation'}>
              {moved ? t('move') : t('book')}
            </Button>
          ) : (
            // A visitor who just booked the last place is not told to choose another day.
            held?.date !== date && !notice?.isDone && <p className="flx-reservation__text">{t('day-full')}</p>
          )}
        </form>
      )}
    </div>
  )
}
