import { type ReactNode, useCallback, useRef, useState } from 'react'
import { focusOn } from '../../core/focus/focusable.ts'
import { handsOnFocus } from '../../core/focus/remember-focus.ts'
import { isSessionOver } from '../../core/http/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { uiTexts as t } from '../../ui/ui-messages.ts'
import { LoginOffer } from './login-offer.tsx'

interface FailureOrLoginProps {
  /** The error because of which a part of the page is missing. */
  error: unknown
  message: string
  busy: boolean
  retry(): void
  className: string
}

/**
 * Shows that a part of the page could not be fetched, with a button to try again, or to log in first if the session has
 * ended (LOGIN-05). Focus only moves to the login when it is asked for, and is not lost when this is removed.
 */
export function FailureOrLogin({ error, message, busy, retry, className }: FailureOrLoginProps): ReactNode {
  const place = useRef<HTMLDivElement | null>(null)
  const hold = useCallback((node: HTMLDivElement | null) => {
    place.current = node
    return handsOnFocus(node)
  }, [])
  const [isLoginShown, setLoginShown] = useState(false)
  const isOver = isSessionOver(error)
  const action = isOver ? (
    <Button size="small" onClick={() => setLoginShown(true)}>
      {t('login')}
    </Button>
  ) : (
    <Button size="small" busy={busy} onClick={retry}>
      {t('retry')}
    </Button>
  )
  const goOn = (): void => {
    setLoginShown(false)
    if (place.current) focusOn(place.current)
    retry()
  }
  return (
    <div ref={hold} className={className}>
      <Message meaning="error" role="alert" actions={!isLoginShown && action}>
        {message}
      </Message>
      {isOver && isLoginShown && <LoginOffer onDone={goOn} />}
    </div>
  )
}
