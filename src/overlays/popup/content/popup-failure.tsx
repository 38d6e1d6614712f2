import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'
import { uiTexts } from '../../../ui/ui-messages.ts'

/** What went wrong, and a way to try again. */
export function PopupFailure({ message, onRetry }: { message: string; onRetry(): void }): ReactNode {
  const retry = (
    <Button size="small" onClick={onRetry}>
      {uiTexts('retry')}
    </Button>
  )
  return (
    <Message meaning="error" role="alert" actions={retry}>
      {message}
    </Message>
  )
}
