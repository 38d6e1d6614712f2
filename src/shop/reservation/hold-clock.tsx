import { useEffect, useRef, useState } from 'react'
import { reservationTexts as t } from './reservation-messages.ts'
import { clock, duration } from './slot-text.ts'

/** Seconds left at which it is read out: a clock that speaks each second would say nothing else. */
const announcedAt = [300, 60]

const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / 1000))

interface HoldClockProps {
  /** Moment at which the places are free again, in milliseconds. */
  end: number
  /** Address of the cart; empty where there is none to go to. */
  cart: string
  onEnd(): void
}

/** How long the places are still held. It is read from the clock at each tick: a sleeping page wakes up right. */
export function HoldClock({ end, cart, onEnd }: HoldClockProps) {
  const [left, setLeft] = useState(() => secondsUntil(end))
  const [announcement, setAnnouncement] = useState('')
  const latest = useRef(onEnd)
  latest.current = onEnd

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
      latest.current()
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
