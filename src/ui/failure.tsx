import type { ReactNode } from 'react'
import { visitorMessage } from '../core/http/request-error.ts'
import { Button } from './button.tsx'
import { Message } from './message.tsx'
import { uiTexts as t } from './ui-messages.ts'

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
