import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { focusOn } from '../core/focus/focusable.ts'
import { handsOnFocus } from '../core/focus/hands-on-focus.ts'
import { isSessionOver, visitorMessage } from '../core/http/request-error.ts'
import { Button } from './button.tsx'
import { Message } from './message.tsx'
import { uiTexts as t } from './ui-messages.ts'

interface FailureOrLoginProps {
  /** The error because of which a part of the page is missing. */
  error: unknown
  busy?: boolean
  retry: () => void
  /** The message to show. @default the message of the error */
  message?: string | undefined
  /** Fetches the code of the login that opens above the page. */
  fetchLogin: () => Promise<{ LoginOffer: ComponentType<{ onDone(): void }> }>
  className?: string
}

/**
 * Shows that a part of the page could not be fetched, with a button to try again, or to log in first if the session has
 * ended (LOGIN-05). Focus only moves to the login when it is asked for, and is not lost when this is removed.
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

function LoginFirst({ error, retry, message = visitorMessage(error), fetchLogin }: FailureOrLoginProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const [Offer, setOffer] = useState<ComponentType<{ onDone(): void }> | null>(null)

  const ask = async (): Promise<void> => {
    try {
      const { LoginOffer } = await fetchLogin()
      setOffer(() => LoginOffer)
    } catch {
      // The retry fails again, and shows why.
      retry()
    }
  }
  const goOn = (): void => {
    setOffer(null)
    if (place.current) focusOn(place.current)
    retry()
  }
  return (
    <>
      <div ref={place}>
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
          {message}
        </Message>
      </div>
      {Offer && <Offer onDone={goOn} />}
    </>
  )
}

interface FailureProps {
  /** The error; null if there is none. */
  error: unknown
  /** True while it is being tried again. */
  busy?: boolean
  retry: () => void
  /** The message to show. @default the message of the error */
  message?: string | undefined
  className?: string
}

/** Shows what could not be fetched or sent, where it is missing, with a button to try again. */
function Failure({
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
