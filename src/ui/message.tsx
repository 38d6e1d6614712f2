import type { ComponentProps, ReactNode } from 'react'
import { colon } from '../core/i18n/texts.ts'
import { type Meaning, Sign } from './sign.tsx'
import { uiTexts } from './ui-messages.ts'

interface MessageProps extends ComponentProps<'div'> {
  /** @default 'info' */
  meaning?: Meaning
  /** Content beside the text: a button to try again, a link. */
  actions?: ReactNode
}

/**
 * A message to the visitor, where it belongs. If it appears after an action, the caller adds `role="status"`, or
 * `role="alert"` if it stops the visitor.
 */
export function Message({ meaning = 'info', actions, className, children, ...props }: MessageProps): ReactNode {
  const names = `flx-message flx-message--${meaning}${className ? ` ${className}` : ''}`
  return (
    <div {...props} className={names}>
      <Sign meaning={meaning} className="flx-message__sign" />
      <div className="flx-message__text flx-flow">
        <span className="flx-visually-hidden">
          {uiTexts(meaning)}
          {colon()}
        </span>
        {children}
      </div>
      {actions && <div className="flx-message__actions">{actions}</div>}
    </div>
  )
}
