import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { dateFieldTexts as t } from './date-field-messages.ts'

const calendar = 'M7 3v3M17 3v3M4 9h16M5 5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z'

interface DateButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the field is called. */
  name: string
  ref: Ref<HTMLButtonElement>
}

/** The button that opens the calendar of a field. */
export function DateButton({ name, ...props }: DateButtonProps): ReactNode {
  return (
    <button
      {...props}
      type="button"
      className="flx-date-field__button"
      aria-label={name ? t('open', { name }) : t('openAny')}
      aria-haspopup="dialog"
    >
      <svg className="flx-date-field__icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path className="flx-date-field__line" d={calendar} />
      </svg>
    </button>
  )
}
