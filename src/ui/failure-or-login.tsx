import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { focusOn } from '../core/focus/focusable.ts'
import { handsOnFocus } from '../core/focus/hands-on-focus.ts'
import { isSessionOver, visitorMessage } from '../core/http/request-error.ts'
import { Button } from './button.tsx'
import { Message } from './message.tsx'
import { uiTexts as t } from './ui-messages.ts'

interface FailureOrLoginProps {
  /** Why a part of the page did not come. */
  error: unknown
  busy?: boolean
  retry: () => void
  /** What is said of it. @default the sentence of the error */
  message?: string | undefined
  /** Fetches what logs in, which lies above the page. */
  fetchLogin: () => Promise<{ LoginOffer: ComponentType<{ onDone(): void }> }>
  className?: string
}

/**
 * What did not come, with a way to try again; where the session has ended, to log in there first (LOGIN-05). The focus goes
 * to the login only once it is asked for, and does not get lost when all this goes.
 */
export function FailureOrLogin(props: FailureOrLoginProps): ReactNode {
  const { error, busy = false, retry, message, className = '' } = props
  return (
    <div ref={handsOnFocus} className={className}>
      {isSessionOver(error) ? (
        <LoginFirst {...props} />
      ) : (
        <Failure error={error} message={message} busy={busy} retry={retry} />
      )}
    </div>
  )
}

function LoginFirst({
  error,
  retry,
  message: said = visitorMessage(error),
  fetchLogin,
}: FailureOrLoginProps): ReactNode {
  const message = useRef<HTMLDivElement>(null)
  const [Offer, setOffer] = useState<ComponentType<{ onDone(): void }> | null>(null)

  const ask = async (): Promise<void> => {
    try {
      const { LoginOffer } = await fetchLogin()
      setOffer(() => LoginOffer)
    } catch {
      // It fails again, and says so.
      retry()
    }
  }
  const goOn = (): void => {
    setOffer(null)
    if (message.current) focusOn(message.current)
    retry()
  }
  return (
    <>
      <div ref={message}>
        <Message
          meaning="error"
          role="alert"
          actions={
            !Offer && (
              <Button size="small" onClick={() => void ask()}>
                {t('login')}
              </Button>
            )
          }
        >
          {said}
        </Message>
      </div>
      {Offer && <Offer onDone={goOn} />}
    </>
  )
}

interface FailureProps {
  /** What went wrong; null where nothing did. */
  error: unknown
  /** It is being tried again. */
  busy?: boolean
  retry: () => void
  /** What is said of it. @default the sentence of the error */
  message?: string | undefined
  className?: string
}

/** What could not be fetched or sent, said where it is missing, with a button that tries again. */
export function Failure({
  error,
  busy = false,
  retry,
  message = visitorMessage(error),
  className = '',
}: FailureProps): ReactNode {
  if (error === null || error === undefined) return null
  return (
    <Message
      meaning="error"
      role="alert"
      className={className}
      actions={
        <Button size="small" busy={busy} onClick={retry}>
          {t('retry')}
        </Button>
      }
    >
      {message}
    </Message>
  )
}
