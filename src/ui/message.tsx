import type { ComponentProps, ReactNode } from 'react'
import { colon } from '../core/i18n/texts.ts'
import { type Meaning, uiTexts } from './ui-messages.ts'

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

const drawings: Record<Meaning, string> = {
  info: 'M10 9v5M10 6v.1',
  success: 'M6 10.5l2.8 2.8L14.2 7.2',
  warning: 'M10 5.5v5.5M10 14v.1',
  error: 'M7 7l6 6M13 7l-6 6',
}

/** @internal A decorative icon for a meaning, which the text beside it must state. */
export function Sign({ meaning, className }: { meaning: Meaning; className?: string }): ReactNode {
  return (
    <svg
      className={className ? `flx-sign ${className}` : 'flx-sign'}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="flx-sign__ring" cx="10" cy="10" r="8.5" />
      <path className="flx-sign__drawing" d={drawings[meaning]} />
    </svg>
  )
}

interface StatusLineProps {
  className?: string
  /** The text to read out, if any. */
  children: ReactNode
}

/**
 * A live region for text that is read out. It must be in the page before its text, or screen readers miss the first
 * one.
 */
export function StatusLine({ className, children }: StatusLineProps): ReactNode {
  return (
    <div role="status" className={className}>
      {children}
    </div>
  )
}
