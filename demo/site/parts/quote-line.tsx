import type { QuoteErrors, QuoteFields } from '../../server/requests/quote.ts'
import { FormField, SelectField } from './form-field.tsx'

interface QuoteLineProps {
  /** Number of the line in the rendered form; `number` is its number in the form that was sent. */
  place: number
  number: string
  typed: QuoteFields
  errors: QuoteErrors
}

/** One article of a quote: its name, with suggestions, then its colour and size. */
export function QuoteLine({ place, number, typed, errors }: QuoteLineProps) {
  const field = (name: string) => ({
    name: `articles[${place}][${name}]`,
    value: typed[`articles[${number}][${name}]`],
    error: errors[`articles[${number}][${name}]`],
  })
  const quantity = field('quantite')
  const reference = field('reference')
  return (
    <fieldset className="quote-line" data-flx-block>
      <legend>Article {place + 1}</legend>
      <flx-autocomplete classname="Article" methode="chercher" area="shop" saisielibre="">
        <FormField label="Article concerné (facultatif)" {...field('nom')} autoComplete="off" maxLength={200} />
      </flx-autocomplete>
      <div className="site-form__pair">
        <SelectField
          label="Couleur et taille"
          {...reference}
          options={[
            ['', 'Peu importe'],
            ...(reference.value ? [[reference.value, 'Celle que vous aviez choisie'] as [string, string]] : []),
          ]}
          data-flx-contents="nom"
          data-elementclass="Reference"
        />
        <FormField
          label="Quantité"
          {...quantity}
          value={quantity.value ?? '1'}
          type="number"
          min={1}
          max={9999}
          data-flx-keep
        />
      </div>
    </fieldset>
  )
}
