import type { ReactNode } from 'react'
import { messages } from '../../../core/i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'
import { uiTexts } from '../../../ui/ui-messages.ts'

const failureTexts = messages('popup', { openPage: 'L’ouvrir dans un nouvel onglet' })

interface PopupFailureProps {
  message: string
  onRetry?: () => void
  href?: string
}

export function PopupFailure({ message, onRetry, href }: PopupFailureProps): ReactNode {
  const ways = (
    <>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {uiTexts('retry')}
        </Button>
      )}
      {href && (
        <a className="flx-button flx-button--small" href={href} target="_blank" rel="noopener">
          {failureTexts('openPage')}
        </a>
      )}
    </>
  )
  return (
    <Message meaning="error" role="alert" actions={ways}>
      {message}
    </Message>
  )
}
