import { FormField, type FormFieldProps } from './form-field.tsx'

interface DateFieldProps extends Omit<FormFieldProps, 'type' | 'wrap' | 'min'> {
  /** The first day allowed: a date, `today`, or days from today, as `+1`. */
  min?: string
}

/** A day to type, or to choose in a calendar; without script, the browser's own field. */
export function DateField({ min, ...field }: DateFieldProps) {
  return <FormField {...field} type="date" wrap={(input) => <flx-date-field min={min}>{input}</flx-date-field>} />
}
