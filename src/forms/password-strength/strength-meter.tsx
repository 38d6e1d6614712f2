import type { ReactNode } from 'react'

/** PWD-01: the class that a quarter of the scale has, and one more for a password that is good. */
function classOf(percentage: number): string {
  if (percentage >= 100) return 'p100 pOk'
  return `p${Math.max(25, Math.ceil(percentage / 25) * 25)}`
}

interface StrengthMeterProps {
  /** Its accessible name. */
  label: string
  /** From 0 to 100. */
  percentage: number
  /** The same in words, for who cannot see the bar or its colours; empty where the server gives none. */
  words: string
}

/** The bar: as wide as the password is strong. */
export function StrengthMeter({ label, percentage, words }: StrengthMeterProps): ReactNode {
  const rounded = Math.round(percentage)
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw the inside of a <meter> each in their own way
    <div
      role="meter"
      className="flx-password-strength__bar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={rounded}
      aria-valuetext={words || `${rounded} %`}
    >
      <div className={`flx-password-strength__fill ${classOf(percentage)}`} style={{ width: `${percentage}%` }} />
    </div>
  )
}
