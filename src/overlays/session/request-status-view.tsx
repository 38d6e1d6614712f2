import { type ReactNode, useEffect, useState } from 'react'
import type { MountPlace } from '../../core/element/mounts.ts'
import { Beside } from '../../ui/beside.tsx'
import { FailureOrLogin } from '../../ui/failure-or-login.tsx'
import { StatusLine } from '../../ui/status-line.tsx'

/** A request that failed, and how it is tried again. */
export interface RequestFailure {
  error: unknown
  /** Where it is said; at the end of the element where null. */
  place: MountPlace | null
  /** It is being tried again. */
  isBusy: boolean
  retry(): void
}

export interface RequestStatusProps {
  className: string
  news: string
  failure: RequestFailure | null
}

const fetchLogin = () => import('./login-offer.tsx')

/** What an element says of its requests: news, read out alone, and what failed, where it is missing. */
export function RequestStatusView({ className, news, failure }: RequestStatusProps): ReactNode {
  // The region is there before it speaks: what it is drawn with is not read out.
  const [said, setSaid] = useState('')
  useEffect(() => setSaid(news), [news])
  const place = failure?.place
  const message = failure && (
    <FailureOrLogin
      error={failure.error}
      busy={failure.isBusy}
      retry={failure.retry}
      fetchLogin={fetchLogin}
      className={className}
    />
  )
  return (
    <>
      <StatusLine className="flx-visually-hidden">{said}</StatusLine>
      {place && message ? (
        <Beside of={place.of} where={place.where} name="failure">
          {message}
        </Beside>
      ) : (
        message
      )}
    </>
  )
}
