import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { MountPlace } from '../../core/element/mounts.ts'
import { Beside } from '../../ui/beside.tsx'
import { FailureOrLogin } from '../../ui/failure-or-login.tsx'
import { Message } from '../../ui/message.tsx'
import { StatusLine } from '../../ui/status-line.tsx'
import type { LoginOfferProps } from './login-offer.tsx'

export interface RequestStatusProps {
  /** Of the failure. */
  className: string
  /** Read out, and not seen. */
  news: string
  /** A request that failed, and how it is tried again. */
  failure: {
    error: unknown
    message: string
    /** Where it is said; at the end of the element where null. */
    place: MountPlace | null
    /** It is being tried again. */
    isBusy: boolean
    retry(): void
  } | null
  login: (LoginOfferProps & { Offer: ComponentType<LoginOfferProps>; place: MountPlace }) | null
  /** What was done. */
  done: { text: string; place: MountPlace } | null
}

const fetchLogin = () => import('./login-offer.tsx')

/** What an element says of its requests: news, read out alone, and what was done or failed, where it belongs. */
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
            fetchLogin={fetchLogin}
            className={className}
          />
        </At>
      )}
      {login && (
        <At place={login.place} name="login">
          <login.Offer message={login.message} onDone={login.onDone} />
        </At>
      )}
    </>
  )
}

/** A text once its region is in the page: what a region is drawn with is not read out. */
function useLate(text: string): string {
  const [said, setSaid] = useState('')
  useEffect(() => setSaid(text), [text])
  return said
}

function Done({ text }: { text: string }): ReactNode {
  const said = useLate(text)
  return <StatusLine>{said && <Message meaning="success">{said}</Message>}</StatusLine>
}

function At({ place, name, children }: { place: MountPlace | null; name: string; children: ReactNode }): ReactNode {
  if (!place) return children
  return (
    <Beside of={place.of} where={place.where} name={name}>
      {children}
    </Beside>
  )
}
