import type { ReactNode } from 'react'

interface StatusLineProps {
  className?: string
  /** What there is to say, if anything. */
  children: ReactNode
}

/** What changes and is read out: a live region that is in the page before it speaks, or screen readers miss its first words. */
export function StatusLine({ className, children }: StatusLineProps): ReactNode {
  return (
    <div role="status" className={className}>
      {children}
    </div>
  )
}
