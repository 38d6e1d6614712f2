import { type ReactNode, useEffect, useRef, useState } from 'react'
import { focusOn } from '../core/focus/focusable.ts'
import { handsOnFocus } from '../core/focus/hands-on-focus.ts'
import { isSessionOver, visitorMessage } from '../core/http/request-error.ts'
import { Button } from './button.tsx'
import { Failure } from './failure.tsx'
import { Message } from './message.tsx'
import { uiTexts as t } from './ui-messages.ts'

interface FailureOrLoginProps {
  /** Why a part of the page did not come. */
  error: unknown
  busy?: boolean
  retry: () => void
  /** Fetches what logs in, which lies above the page. */
  fetchLogin: () => Promise<{ offerLogin: OfferLogin }>
  className?: string
}

type OfferLogin = (options: { put(place: HTMLElement): void; onDone(): void }) => () => void

/**
 * What did not come, with a way to try again; where the session has ended, to log in there first (LOGIN-05). The focus goes
 * to the login only once it is asked for, and does not get lost when all this goes.
 */
export function FailureOrLogin(props: FailureOrLoginProps): ReactNode {
  const { error, busy = false, retry, className = '' } = props
  return (
    <div ref={handsOnFocus} className={className}>
      {isSessionOver(error) ? <LoginFirst {...props} /> : <Failure error={error} busy={busy} retry={retry} />}
    </div>
  )
}

function LoginFirst({ error, retry, fetchLogin }: FailureOrLoginProps): ReactNode {
  const message = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const [isAsked, setAsked] = useState(false)
  const end = useRef<() => void>(undefined)
  // It has a root of its own, which React does not unmount in the midst of ours.
  useEffect(() => () => queueMicrotask(() => end.current?.()), [])

  const ask = async (): Promise<void> => {
    try {
      const { offerLogin } = await fetchLogin()
      if (!form.current) return
      setAsked(true)
      end.current = offerLogin({
        put: (login) => form.current?.replaceChildren(login),
        onDone() {
          setAsked(false)
          if (message.current) focusOn(message.current)
          retry()
        },
      })
    } catch {
      // It fails again, and says so.
      retry()
    }
  }
  return (
    <>
      <div ref={message}>
        <Message
          meaning="error"
          role="alert"
          actions={
            !isAsked && (
              <Button size="small" onClick={() => void ask()}>
                {t('login')}
              </Button>
            )
          }
        >
          {visitorMessage(error)}
        </Message>
      </div>
      {/* Filled by the login, which has a root of its own. */}
      <div ref={form} />
    </>
  )
}
