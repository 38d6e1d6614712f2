import type { ReactNode } from 'react'

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
