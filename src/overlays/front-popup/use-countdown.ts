import { type RefObject, useEffect, useRef, useState } from 'react'
import { heldTimer } from '../../core/overlay/held-timer.ts'

const second = 1000

/**
 * Counts seconds down to nothing, one by one (FRONT-01). It waits while the pointer is over the box or focus is inside
 * (decision 5), and while the page is not in view.
 *
 * @param seconds - Where it starts; undefined does not count.
 * @returns the seconds left.
 */
export function useCountdown(
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
      stop = heldTimer(element, {
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
