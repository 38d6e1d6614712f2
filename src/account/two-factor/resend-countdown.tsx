import { type ReactNode, useEffect, useState } from 'react'
import { useAuthorAttributes } from '../../core/element/use-author-node.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { Beside } from '../../ui/beside.tsx'
import { twoFactorTexts } from './two-factor-messages.ts'

/** Counts seconds down, from the first render and again after each `start`. */
export function useCountdown(seconds: number): { left: number; start(): void } {
  const [since, setSince] = useState(() => performance.now())
  const [now, setNow] = useState(since)
  const left = Math.max(0, Math.ceil(seconds - (now - since) / 1000))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(performance.now()), 500)
    return () => clearInterval(timer)
  }, [isOver])
  return {
    left,
    start() {
      setSince(performance.now())
      setNow(performance.now())
    },
  }
}

interface ResendCountdownProps {
  /** The author's button that sends another code. */
  button: HTMLElement
  /** Seconds left. */
  left: number
}

/** Shows the seconds left on the button, which stays focusable. They are not announced every second. */
export function ResendCountdown({ button, left }: ResendCountdownProps): ReactNode {
  const t = useTexts(twoFactorTexts)
  useAuthorAttributes(button, { 'aria-disabled': 'true' })
  return (
    <Beside of={button} where="end" as="span" name="wait">
      {` ${t('resend-in', { seconds: left })}`}
    </Beside>
  )
}
