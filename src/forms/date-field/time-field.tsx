import { type ReactNode, useState } from 'react'
import { useEvent } from '../../core/use-event.ts'
import { dateFieldTexts as t } from './date-field-messages.ts'

interface TimeFieldProps {
  /** `HH:mm:ss` at first. */
  value: string
  seconds: boolean
  onChange(time: string): void
}

/** The time of a date, changed once it is whole. */
export function TimeField({ value, seconds, onChange }: TimeFieldProps): ReactNode {
  const [clock, setClock] = useState<HTMLInputElement | null>(null)
  useEvent(clock, 'change', () => {
    const time = clock?.value ?? ''
    onChange(time.length === 5 ? `${time}:00` : time)
  })
  return (
    <label className="flx-calendar__time">
      {t('time')}{' '}
      <input
        ref={setClock}
        className="flx-calendar__clock"
        type="time"
        step={seconds ? '1' : '60'}
        defaultValue={seconds ? value : value.slice(0, 5)}
      />
    </label>
  )
}
