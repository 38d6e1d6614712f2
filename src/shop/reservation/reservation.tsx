import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readingKey } from '../../core/browser/reading-key.ts'
import { address, oneOf, text } from '../../core/element/codecs.ts'
import type { FeatureProps } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { addDays, formatLongDay } from '../../core/french/day.ts'
import { countOf } from '../../core/french/number.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { useEvent } from '../../core/use-event.ts'
import { cartLink } from '../../domain/cart/known-cart.ts'
import { Button } from '../../ui/button.tsx'
import choiceCss from '../../ui/choice.css'
import fieldCss from '../../ui/field.css'
import { whenInvalid } from '../../ui/invalid/when-invalid.ts'
import { Message } from '../../ui/message.tsx'
import { isState } from '../../ui/server-view/initial-view.ts'
import { ReactServerView } from '../../ui/server-view/react-server-view.tsx'
import { uiTexts } from '../../ui/ui-messages.ts'
import { clock, duration } from './day-grid.tsx'
import css from './reservation.css'
import { reservationTexts, reservationTexts as t } from './reservation-messages.ts'
import { ReservationView } from './reservation-view.tsx'
import { articleAddress, type Fields, holdOfView, useReservation } from './use-reservation.ts'
import '../../ui/styles.ts'

for (const sheet of [choiceCss, fieldCss, css]) adoptStyles(sheet)

export const reservationAttributes = {
  article: text(),
  reference: text(),
  line: text(),
  type: text(),
  from: oneOf(['panier', 'compte'], 'panier'),
  date: text(),
  heure: text(),
  forceadm: text(),
  cart: address(),
}

type Props = FeatureProps<typeof reservationAttributes>

function fieldsOf({ article, reference, line, type, from, date, heure, forceadm }: Props): Fields {
  const move = { idligne: line, from, from_date: date, from_heure: heure }
  const fields = { idarticle: article, idreference: reference, type, forceadm, ...(type === 'move' ? move : {}) }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

function pageAddress(isMove: boolean, date: string): string {
  const url = new URL(location.href)
  url.searchParams.set(isMove ? 'jour' : 'date', date)
  return url.pathname + url.search
}

const actions = ['creneaux', 'reservation', 'changereservationpanier', 'changereservationcompte']
const isReservationAction = (name: string): boolean => actions.includes(name)

export function Reservation(props: Props) {
  const { host, type, from, date, heure, cart } = props
  const t = useTexts(reservationTexts)
  const fields = fieldsOf(props)
  const { state, show, retry, setHold, perform, expire } = useReservation(host, fields)
  const { shown, busy, problem, notice, hold, isExpired } = state
  useEvent(host, 'keydown', moveAmongDays)
  useEffect(() => whenInvalid(host), [host])
  const isMove = type === 'move'
  const move = from === 'compte' ? 'changereservationcompte' : 'changereservationpanier'
  const started = useRef(false)
  const isInitialState = useRef(false)

  const begin = (view: HTMLElement | null): void => {
    isInitialState.current = view !== null && isState(view)
    if (isInitialState.current) setHold(holdOfView(view))
  }

  const { article } = props
  const showDay = useEffectEvent(show)
  useEffect(() => {
    if (isInitialState.current && !started.current) started.current = true
    else if (article) void showDay(isMove ? '' : date)
  }, [article, isMove, date])

  const day = shown?.type === 'json' ? shown.slots.date : ''
  const view = shown?.type === 'json' && (
    <ReservationView
      slots={shown.slots}
      action={articleAddress()}
      fields={{ action: isMove ? move : 'reservation', ...fields }}
      moved={isMove ? { date, start: heure.slice(0, 5) } : null}
      notice={notice}
      hrefOf={(other) => pageAddress(isMove, other)}
    />
  )
  return (
    <div className="flx-reservation-frame" data-flx-busy={busy || undefined}>
      <div className="flx-reservation__alert" role="alert">
        {problem && (
          <Message meaning="error" actions={<Button onClick={retry}>{uiTexts('retry')}</Button>}>
            {problem}
          </Message>
        )}
        {isExpired && <Message meaning="warning">{t('expired')}</Message>}
      </div>
      {hold && <HoldClock key={hold.end} end={hold.end} cart={cartLink(cart)} onEnd={expire} />}
      <ReactServerView
        host={host}
        answer={shown?.type === 'html' ? shown : null}
        onAction={perform}
        isAction={isReservationAction}
        onStart={begin}
        afterRender={() => {
          if (shown?.type === 'html') setHold(holdOfView(host.querySelector('[data-flx-expires]')))
        }}
      >
        {view || null}
      </ReactServerView>
      {!shown && busy && <p className="flx-reservation__text">{t('loading')}</p>}
      <p role="status" className="flx-visually-hidden">
        {notice?.text ??
          (day && shown?.type === 'json'
            ? t('day', { day: formatLongDay(day), count: countOf(shown.slots.slots.length, 'créneau', 'créneaux') })
            : '')}
      </p>
    </div>
  )
}

const dateOf = (day: HTMLElement | undefined): string => day?.dataset['flxValue'] ?? ''

/** Returns the day that a key moves to: the next one that can be chosen, or the nearest at least a week away. */
function dayAt(key: string, days: HTMLElement[], day: HTMLElement): HTMLElement | undefined {
  const index = days.indexOf(day)
  if (key === 'ArrowLeft') return days[Math.max(index - 1, 0)]
  if (key === 'ArrowRight') return days[Math.min(index + 1, days.length - 1)]
  if (key === 'ArrowUp') return days.findLast((other) => dateOf(other) <= addDays(dateOf(day), -7)) ?? day
  if (key === 'ArrowDown') return days.find((other) => dateOf(other) >= addDays(dateOf(day), 7)) ?? day
  if (key === 'Home') return days[0]
  return key === 'End' ? days.at(-1) : undefined
}

/**
 * Moves between days with the arrow keys, Home and End, also those that the server rendered; Enter shows the slots of a
 * day, as on any link.
 */
function moveAmongDays(event: KeyboardEvent): void {
  const { target } = event
  const day = target instanceof Element ? target.closest<HTMLElement>('a.flx-reservation__day') : null
  const grid = day?.closest('.flx-reservation__days')
  if (!day || !grid || event.altKey || event.ctrlKey || event.metaKey) return
  const next = dayAt(
    readingKey(event.key, grid),
    [...grid.querySelectorAll<HTMLElement>('a.flx-reservation__day')],
    day,
  )
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Seconds left at which the time is read out; reading it each second would drown out everything else. */
const announcedAt = [300, 60]

const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / 1000))

interface HoldClockProps {
  end: number
  cart: string
  onEnd(): void
}

/**
 * Shows how long the places are still held. Each tick reads the clock, so that a page that was asleep is right when it
 * wakes.
 */
function HoldClock({ end, cart, onEnd }: HoldClockProps) {
  const [left, setLeft] = useState(() => secondsUntil(end))
  const [announcement, setAnnouncement] = useState('')
  const isOver = useEffectEvent(onEnd)

  useEffect(() => {
    let before = secondsUntil(end)
    const tick = (): void => {
      const now = secondsUntil(end)
      setLeft(now)
      const passed = announcedAt.findLast((mark) => before > mark && now <= mark)
      if (passed !== undefined && now > 0) setAnnouncement(t('soon', { time: duration(passed) }))
      before = now
      if (now > 0) return
      clearInterval(timer)
      isOver()
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [end])

  return (
    <>
      <p className="flx-reservation__clock">
        <span className="flx-reservation__time" role="timer">
          {t('left', { time: clock(left) })}
        </span>{' '}
        {cart && (
          <a className="flx-reservation__link" href={cart}>
            {t('cart')}
          </a>
        )}
      </p>
      <p role="status" className="flx-visually-hidden">
        {announcement}
      </p>
    </>
  )
}
