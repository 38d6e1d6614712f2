import { type ReactNode, type RefObject, useState } from 'react'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { frontPopupTexts } from './front-popup-messages.ts'
import { useCountdown } from './use-countdown.ts'

interface CountdownProps {
  /** Pointer and focus in it hold the countdown. */
  box: RefObject<HTMLElement | null>
  seconds: number
  onEnd(): void
  /** The visitor wants it to stay. */
  onKeep(): void
}

/** The seconds left, for the eye alone: they are announced once, when the popup opens. */
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
