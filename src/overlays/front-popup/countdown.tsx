import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { pausableTimer } from '../../core/overlay/pausable-timer.ts'
import { Button } from '../../ui/button.tsx'
import { frontPopupTexts } from './front-popup-messages.ts'

interface CountdownProps {
  /** The box in which the pointer or the focus pauses the countdown. */
  box: RefObject<HTMLElement | null>
  seconds: number
  onEnd(): void
  /** Called when the visitor wants the popup to stay. */
  onKeep(): void
}

/** Renders the seconds left, hidden from screen readers: these announce the time once, when the popup opens. */
export function Countdown({ box, seconds, onEnd, onKeep }: CountdownProps): ReactNode {
  const t = useTexts(frontPopupTexts)
  const [isKept, setIsKept] = useState(false)
  const left = useCountdown(box, isKept ? undefined : seconds, onEnd)

  const keep = (): void => {
    setIsKept(true)
    onKeep()
  }

  return (
    <div className="flx-front-popup__countdown">
      {!isKept && (
        <>
          <span className="flx-front-popup__seconds" aria-hidden="true">
            {t('countdown', { n: Math.ceil(left ?? seconds) })}
          </span>
          <Button look="quiet" size="small" onClick={keep}>
            {t('keep')}
          </Button>
        </>
      )}
      <span className="flx-front-popup__status" role="status">
        {isKept && t('kept')}
      </span>
    </div>
  )
}

const second = 1000

/**
 * Counts seconds down to zero, one by one (FRONT-01). It pauses while the pointer is over the box or the focus is
 * inside (decision 5), and while the page is hidden.
 *
 * @param seconds - The initial number; undefined for no countdown.
 * @returns the seconds left.
 */
function useCountdown(
  box: RefObject<HTMLElement | null>,
  seconds: number | undefined,
  onEnd: () => void,
): number | undefined {
  const [left, setLeft] = useState(seconds)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })

  useEffect(() => {
    const element = box.current
    setLeft(seconds)
    if (seconds === undefined || !element) return
    let stop: () => void
    const count = (from: number): void => {
      const step = Math.min(1, from)
      stop = pausableTimer(element, {
        duration: step * second,
        holdOnFocus: true,
        onEnd() {
          setLeft(from - step)
          if (from > step) count(from - step)
          else end.current()
        },
      })
    }
    count(seconds)
    return () => stop()
  }, [box, seconds])

  return left
}
