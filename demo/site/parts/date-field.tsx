import { FormField, type FormFieldProps } from './form-field.tsx'

interface DateFieldProps extends Omit<FormFieldProps, 'type' | 'wrap' | 'min'> {
  /** The first day that is offered: a date, `today`, or days from today, `+1`. */
  min?: string
}

/** A day to be typed, or chosen in a calendar; the browser's own field where there is no script. */
export function DateField({ min, ...field }: DateFieldProps) {
  return <FormField {...field} type="date" wrap={(input) => <flx-date-field min={min}>{input}</flx-date-field>} />
}
