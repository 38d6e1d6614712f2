import { type ReactNode, useEffect, useState } from 'react'
import type { MountPlace } from '../../core/element/mounts.ts'
import { Beside } from '../../ui/beside.tsx'
import { Message, StatusLine } from '../../ui/message.tsx'
import { FailureOrLogin } from './failure-or-login.tsx'
import { LoginOffer, type LoginOfferProps } from './login-offer.tsx'

export interface RequestStatusProps {
  /** Class of the error message. */
  className: string
  news: string
  failure: {
    error: unknown
    message: string
    /** Where to show the error; null for the end of the element. */
    place: MountPlace | null
    isBusy: boolean
    retry(): void
  } | null
  login: (LoginOfferProps & { place: MountPlace }) | null
  done: { text: string; place: MountPlace } | null
}

/**
 * Renders the status of an element's requests: news for screen readers, and messages about what was done or failed in
 * their places.
 */
export function RequestStatusView({ className, news, failure, login, done }: RequestStatusProps): ReactNode {
  return (
    <>
      <StatusLine className="flx-visually-hidden">{useLate(news)}</StatusLine>
      {done && (
        <At place={done.place} name="done">
          <Done text={done.text} />
        </At>
      )}
      {failure && (
        <At place={failure.place} name="failure">
          <FailureOrLogin
            error={failure.error}
            message={failure.message}
            busy={failure.isBusy}
            retry={failure.retry}
            className={className}
          />
        </At>
      )}
      {login && (
        <At place={login.place} name="login">
          <LoginOffer message={login.message} onDone={login.onDone} />
        </At>
      )}
    </>
  )
}

/** Returns a text one render late: screen readers do not read the text with which a live region is inserted. */
function useLate(text: string): string {
  const [announcement, setSaid] = useState('')
  useEffect(() => setSaid(text), [text])
  return announcement
}

function Done({ text }: { text: string }): ReactNode {
  const announcement = useLate(text)
  return <StatusLine>{announcement && <Message meaning="success">{announcement}</Message>}</StatusLine>
}

function At({ place, name, children }: { place: MountPlace | null; name: string; children: ReactNode }): ReactNode {
  if (!place) return children
  return (
    <Beside of={place.of} where={place.where} name={name}>
      {children}
    </Beside>
  )
}
