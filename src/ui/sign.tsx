import type { ReactNode } from 'react'

export type Meaning = 'info' | 'success' | 'warning' | 'error'

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
