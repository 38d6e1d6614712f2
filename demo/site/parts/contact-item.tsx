import type { ContactErrors, Fields } from '../../server/contact/contact-request.ts'
import { FormField } from './form-field.tsx'

interface ContactItemProps {
  /** Number of the article in the rendered form; `given` is its number in the form that was sent. */
  number: number
  given: number
  fields: Fields
  errors: ContactErrors
}

/** One article of a quotation. */
export function ContactItem({ number, given, fields, errors }: ContactItemProps) {
  const field = (name: string) => ({
    name: `articles[${number}][${name}]`,
    value: fields[`articles[${given}][${name}]`],
    error: errors[`articles[${given}][${name}]`],
  })
  const quantity = field('quantite')
  return (
    <fieldset className="contact-item" data-flx-block>
      <legend>Article {number + 1}</legend>
      <FormField label="Quel article ?" {...field('nom')} maxLength={200} />
      <FormField label="Quantité" {...quantity} value={quantity.value ?? '1'} type="number" min={1} max={999} />
    </fieldset>
  )
}
