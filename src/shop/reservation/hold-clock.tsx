import { useEffect, useRef, useState } from 'react'
import { reservationTexts as t } from './reservation-messages.ts'
import { clock, duration } from './slot-text.ts'

/** Seconds left at which the time is read out; reading it each second would drown out everything else. */
const announcedAt = [300, 60]

const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / 1000))

interface HoldClockProps {
  /** When the places are released, in milliseconds. */
  end: number
  /** Address of the cart; empty if there is none. */
  cart: string
  onEnd(): void
}

/**
 * Shows how long the places are still held. Each tick reads the clock, so that a page that was asleep is right when it
 * wakes.
 */
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
